import Endpoint
import Payload

/// What a name stands for; which names there are, only the phone knows.
public enum NameSubject: Equatable, Sendable {
  /// A command's name.
  case command
  /// A Focus, or off.
  case focus
  /// A bundle identifier.
  case app
  /// A bundle identifier, or none for the home screen.
  case appOrHome
  /// A setting of an app with its value: `sounds=off`.
  case setting
  /// A listed notification.
  case notification
  /// An arrival.
  case delivery
  /// A `thread-id`.
  case thread
  /// An action of the notification that is named before.
  case action
  /// A theme.
  case theme
  /// A word of a fault card, behind those that stand already.
  case faultCard
  /// The number of a card that lies on the table.
  case laidFault
}

/// What the value of an option or argument may be.
///
/// Parsing, help and completions all follow it.
public enum ValueKind: Equatable, Sendable {
  /// Any text.
  case text
  /// One of these words.
  case words([String])
  /// A file that is read; `-` is standard input where `standardInput`.
  case file(standardInput: Bool)
  /// A file or a folder that is read.
  case path
  /// A file that is written.
  case outputFile
  /// A folder.
  case folder
  /// A whole number within bounds.
  case integer(ClosedRange<Int64>)
  /// A moment in ISO 8601.
  case time
  /// A UUID.
  case uuid
  /// A language, perhaps with a script and a region.
  case locale
  /// The name of something; any text is taken, the center says what is wrong with it.
  case name(NameSubject)
  /// Depends on the word before it; the empty word stands for none.
  case following([String: ValueKind])
  /// A host and a port to listen at.
  case address
  /// Text of at most so many bytes in UTF-8.
  case bytes(limit: Int)

  /// What was expected, for a message: `a whole number from 1 to 400`.
  var expectation: String {
    switch self {
    case .text, .name, .following: "text"
    case .words(let words): "one of " + words.joined(separator: ", ")
    case .file: "a file"
    case .path: "a file or a folder"
    case .outputFile: "a file to write"
    case .folder: "a folder"
    case .integer(let range) where range.upperBound == .max: "a whole number of \(range.lowerBound) or more"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .time: "a time in ISO 8601, such as 2026-07-03T12:00:00Z"
    case .uuid: "a UUID, such as 6F9619FF-8B86-D011-B42D-00C04FC964FF"
    case .locale: "a language and perhaps a region, such as ur or de_DE"
    case .address: "a host and a port, such as 127.0.0.1:2197 or [::1]:0"
    case .bytes(let limit): "at most \(limit) bytes"
    }
  }

  /// Whether `value` is one.
  func allows(_ value: String) -> Bool {
    switch self {
    case .text, .name, .following: true
    case .words(let words): words.contains(value)
    case .file, .path, .outputFile, .folder: !value.isEmpty
    case .integer(let range): Int64(value).map(range.contains) ?? false
    case .time: ClockTime.timestamp(value) != nil
    case .uuid: isUUID(value)
    case .locale: LocaleIdentifier.normalized(value) != nil
    case .address: ListenAddress(value) != nil
    case .bytes(let limit): value.utf8.count <= limit
    }
  }
}

/// Whether `text` is a UUID: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.
private func isUUID(_ text: String) -> Bool {
  let groups = text.split(separator: "-", omittingEmptySubsequences: false)
  return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
    && groups.allSatisfy { group in group.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isASCIIHexDigit } }
}

extension ValueKind {
  /// What a shell can complete of it, which does not look at the word before: files, where they are among the kinds.
  var forShells: ValueKind {
    guard case .following(let kinds) = self else { return self }
    return kinds.values.contains(.path) ? .path : .text
  }

  /// Whether nobody but the phone can tell which values there are.
  var isFree: Bool {
    switch self {
    case .name(.command): false
    case .text, .name, .following: true
    default: false
    }
  }
}
