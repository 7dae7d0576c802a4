/// Something that is wrong with one of Belfry's own files: a profile, a device, a story, a theme.
///
/// Written ``description``: `com.example.chat.app.json:7:17: error: settings.grouping: 'by_app' is none of …`.
public struct ConfigurationFinding: Equatable, Sendable, CustomStringConvertible {
  /// The file as it was named by whoever opened it.
  public let file: String
  /// Where it is; line 1, column 1 for the whole file.
  public let position: SourcePosition
  /// The key that it is about; empty for the whole file.
  public let keyPath: PayloadKeyPath
  /// An error loses the value (the default takes its place), a warning does not.
  public let severity: Finding.Severity
  /// What is wrong and what was expected, without a full stop.
  public let message: String
  /// What to do, where there is something to do: `did you mean 'by-app'?`.
  public let suggestion: String?

  /// Makes a finding.
  public init(
    file: String, position: SourcePosition, keyPath: PayloadKeyPath, severity: Finding.Severity, message: String,
    suggestion: String? = nil
  ) {
    self.file = file
    self.position = position
    self.keyPath = keyPath
    self.severity = severity
    self.message = message
    self.suggestion = suggestion
  }

  /// The finding on one line, in the form that compilers use.
  public var description: String {
    let key = keyPath == .root ? "" : "\(Self.printable(keyPath.description)): "
    let hint = suggestion.map { "; " + $0 } ?? ""
    return "\(Self.printable(file)):\(position.line):\(position.column): \(severity.rawValue): \(key)\(message)\(hint)"
  }

  /// The finding for a line of the screen: the file's name without its folder.
  public var briefly: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let key = keyPath == .root ? "" : "\(Self.printable(keyPath.description)): "
    let hint = suggestion.map { "; " + $0 } ?? ""
    return "\(Self.printable(name)):\(position.line):\(position.column): \(key)\(message)\(hint)"
  }

  /// The finding as `app check --json` prints it.
  public var json: JSONOutput {
    .object([
      ("file", .string(file)), ("line", .integer(Int64(position.line))), ("column", .integer(Int64(position.column))),
      ("keyPath", .string(keyPath.description)), ("severity", .string(severity.rawValue)),
      ("message", .string(message)), ("suggestion", .text(suggestion)),
    ])
  }

  /// `text` with every control and every character that changes the direction of text escaped.
  static func printable(_ text: String) -> String {
    let quoted = JSONOutput.string(text).line
    return String(quoted.dropFirst().dropLast()).replacing("\\\"", with: "\"")
  }
}
