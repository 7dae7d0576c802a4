import Payload

/// How an encrypted text lies in a payload, and where its key is: AES-256-GCM.
///
/// The key itself never stands in a profile, which is shared.
public struct Decryption: Equatable, Sendable {
  /// Where the key is.
  public enum Key: Equatable, Sendable {
    /// A file that only its owner may read, from the profile's folder on or absolute.
    case file(String)
    /// An environment variable.
    case environment(String)
  }

  /// How the bytes are written as text; the words of the profile.
  public enum Encoding: String, CaseIterable, Sendable {
    /// RFC 4648 section 4, as Foundation reads it: with its padding, without line breaks.
    case base64
    /// RFC 4648 section 5, with or without padding.
    case base64url
    /// Hexadecimal digits.
    case hex
  }

  /// In which order the parts follow each other; a part that has a field of its own is left out.
  public enum Layout: String, CaseIterable, Sendable {
    /// As CryptoKit's `combined`, Java and Go write it.
    case nonceCiphertextTag = "nonce-ciphertext-tag"
    /// As much code for Node writes it.
    case nonceTagCiphertext = "nonce-tag-ciphertext"
  }

  /// The parts of a sealed message.
  public struct Parts: Equatable, Sendable {
    /// Used once with a key.
    public var nonce: [UInt8]
    /// As long as the text.
    public var ciphertext: [UInt8]
    /// Proves that nothing was changed.
    public var tag: [UInt8]
  }

  /// Where the message is in `userInfo`.
  public var field = "encrypted_data"
  /// Where the key is.
  public var key: Key
  /// The order of the parts.
  public var layout = Layout.nonceCiphertextTag
  /// How the bytes are written.
  public var encoding = Encoding.base64
  /// Bytes of the nonce: 12, or what else was agreed upon.
  public var nonceByteCount = 12
  /// The field with the nonce; nil: it is in ``field``.
  public var nonceField: String?
  /// The field with the tag; nil: it is in ``field``.
  public var tagField: String?

  static let tagByteCount = 16

  /// Decrypts with `key` as CryptoKit's `combined` lies in base64.
  public init(key: Key) { self.key = key }

  var members: [(String, JSONOutput)] {
    let keyMember: (String, JSONOutput) =
      switch key {
      case .file(let path): ("keyFile", .string(path))
      case .environment(let name): ("keyEnvironment", .string(name))
      }
    var members: [(String, JSONOutput)] = [
      ("field", .string(field)), keyMember, ("layout", .string(layout.rawValue)),
      ("encoding", .string(encoding.rawValue)), ("nonceBytes", .integer(Int64(nonceByteCount))),
    ]
    if let nonceField { members.append(("nonceField", .string(nonceField))) }
    if let tagField { members.append(("tagField", .string(tagField))) }
    return members
  }
}

extension Decryption {
  /// The parts of the message in `content`, by the layout of the profile or another one.
  public func parts(
    in content: NotificationContent, as layout: Layout? = nil
  ) throws(StepFailure) -> Parts {
    var rest = try bytes(of: field, in: content)[...]
    let nonce = try nonceField.map { field throws(StepFailure) in try bytes(of: field, in: content) }
    let tag = try tagField.map { field throws(StepFailure) in try bytes(of: field, in: content) }
    let needed = (nonce == nil ? nonceByteCount : 0) + (tag == nil ? Self.tagByteCount : 0)
    guard rest.count >= needed else {
      throw StepFailure("'\(field)' has \(rest.count) bytes, fewer than the \(needed) of nonce and tag")
    }
    func take(_ count: Int) -> [UInt8] {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    let ownNonce = nonce ?? take(nonceByteCount)
    guard ownNonce.count == nonceByteCount else {
      throw StepFailure(
        "the nonce in '\(nonceField ?? field)' has \(ownNonce.count) bytes instead of \(nonceByteCount)")
    }
    var ownTag = tag ?? []
    if tag == nil {
      if (layout ?? self.layout) == .nonceTagCiphertext {
        ownTag = take(Self.tagByteCount)
      } else {
        ownTag = Array(rest.suffix(Self.tagByteCount))
        rest = rest.dropLast(Self.tagByteCount)
      }
    }
    guard ownTag.count == Self.tagByteCount else {
      throw StepFailure("the tag in '\(tagField ?? field)' has \(ownTag.count) bytes instead of \(Self.tagByteCount)")
    }
    return Parts(nonce: ownNonce, ciphertext: Array(rest), tag: ownTag)
  }

  private func bytes(of field: String, in content: NotificationContent) throws(StepFailure) -> [UInt8] {
    guard let text = content.text(at: field) else { throw StepFailure("there is no text '\(field)' in 'userInfo'") }
    guard let bytes = Self.decode(text, as: encoding) else {
      throw StepFailure("'\(field)' is no \(encoding.rawValue)\(hint(on: text))")
    }
    return bytes
  }

  /// What it is instead, or how it can be mended.
  private func hint(on text: String) -> String {
    if let other = Encoding.allCases.first(where: { $0 != encoding && Self.decode(text, as: $0) != nil }) {
      return ", but \(other.rawValue): say so with 'encoding'"
    }
    if Self.decode(text.filter { !$0.isWhitespace }, as: encoding) != nil { return ": it has blanks or line breaks" }
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    return encoding == .base64 && Base64.decoded(text + padding) != nil ? ": its padding is missing" : ""
  }

  private static func decode(_ text: String, as encoding: Encoding) -> [UInt8]? {
    switch encoding {
    case .base64: Base64.decoded(text)
    case .base64url: Base64.decodedURL(Substring(text.replacing("=", with: "")))
    case .hex: bytes(ofHexadecimal: text)
    }
  }

  /// The key of 32 bytes in what a file or a variable holds: raw, as 64 hexadecimal digits, or as base64.
  public static func key(in bytes: [UInt8]) throws(StepFailure) -> [UInt8] {
    if bytes.count == 32 { return bytes }
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    let key = self.bytes(ofHexadecimal: text) ?? Base64.decoded(text)
    guard let key else { throw StepFailure("the key is neither 32 bytes, 64 hexadecimal digits nor base64") }
    guard key.count == 32 else { throw StepFailure("the key has \(key.count) bytes instead of 32") }
    return key
  }

  private static func bytes(ofHexadecimal text: String) -> [UInt8]? {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2), !digits.isEmpty else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}

extension NotificationContent {
  /// Puts what was decrypted in place: the names of an object, such as `title` and `body`; a plain text is the body.
  ///
  /// Returns what is wrong with some of it; throws where all of it is, or it is no text.
  @discardableResult
  public mutating func takeDecrypted(_ bytes: [UInt8]) throws(StepFailure) -> String? {
    let document = JSONDocument(bytes)
    if document.isReadable, let root = document.root, root.kind == .object {
      var remarks: [String] = []
      take(root, remarks: &remarks)
      let words = remarks.isEmpty ? nil : "in what was decrypted: " + remarks.joined(separator: "; ")
      if let words, remarks.count >= root.eachMember.count(where: { !$0.isDuplicate }) { throw StepFailure(words) }
      return words
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StepFailure("what was decrypted is no text")
    }
    body = text
    return nil
  }
}
