/// Reads one of Belfry's own files (JSON with comments) and keeps every fault with its place.
///
/// A reader never gives up at the first fault: a value that is wrong is reported and `nil`, so that the caller's default
/// takes its place, and reading goes on with the next key. `null` counts as a key that is not there.
///
/// ```swift
/// var reader = ConfigurationReader(bytes, file: "device.json")
/// guard let root = reader.root(allowing: ["locale"]) else { return reader.findings }
/// let locale = reader.text("locale", in: root) ?? "en_US"
/// ```
public struct ConfigurationReader {
  /// An object of the file and the way to it.
  public struct Object {
    /// The object itself.
    public let value: JSONValue
    /// The way to it.
    public let path: PayloadKeyPath
  }

  /// A value of the file and the way to it.
  public struct Value {
    /// The value itself.
    public let json: JSONValue
    /// The way to it.
    public let path: PayloadKeyPath
  }

  /// The file as it was named by whoever opened it.
  public let file: String
  /// Everything that is wrong, in the order in which it was found.
  public internal(set) var findings: [ConfigurationFinding] = []
  let document: JSONDocument

  /// ``findings`` in the order of the file, each once.
  public var findingsInOrder: [ConfigurationFinding] {
    let sorted = findings.sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
    return sorted.enumerated().filter { $0 == 0 || sorted[$0 - 1] != $1 }.map(\.element)
  }

  /// Whether the syntax is right: a value may have lost a part of itself where it is not.
  public var isReadable: Bool { document.isReadable }

  /// How many mistakes were found so far.
  public var errorCount: Int { findings.count { $0.severity == .error } }

  /// Reads `bytes`; faults of the syntax are findings at once.
  public init(_ bytes: [UInt8], file: String) {
    self.file = file
    document = JSONDocument(bytes, dialect: .configuration)
    for fault in document.faults {
      findings.append(
        ConfigurationFinding(
          file: file, position: fault.position, keyPath: .root, severity: fault.isTolerated ? .warning : .error,
          message: fault.kind.configurationMessage))
    }
  }

  /// The outermost object, whose keys must be among `keys`; nil (and reported) where the file holds no object.
  ///
  /// A fault of the syntax is reported and costs what stands beside it, not the file.
  public mutating func root(allowing keys: [String]) -> Object? {
    guard let root = document.root else {
      if findings.isEmpty {
        let start = document.position(at: 0)
        report(.error, "expected an object: { … }", position: start, path: .root)
      }
      return nil
    }
    let value = Value(json: root, path: .root)
    return object(value, allowing: keys)
  }

  /// The outermost object with any keys; nil where the file holds no object, which is not reported.
  public func openRoot() -> Object? {
    guard let root = document.root, root.kind == .object else { return nil }
    return Object(value: root, path: .root)
  }

  /// Reports `message` about `value`.
  public mutating func report(
    _ severity: Finding.Severity, _ message: @autoclosure () -> String, at value: Value,
    suggestion: @autoclosure () -> String? = nil
  ) {
    report(severity, message(), position: value.json.position, path: value.path, suggestion: suggestion())
  }

  /// Reports `message` about the place `position` and the key `path`.
  ///
  /// A hostile file can be all faults: nobody reads more than ``findingLimit`` of them, and past that nothing is worked
  /// out any more, neither place nor words.
  public mutating func report(
    _ severity: Finding.Severity, _ message: @autoclosure () -> String, position: @autoclosure () -> SourcePosition,
    path: @autoclosure () -> PayloadKeyPath, suggestion: @autoclosure () -> String? = nil
  ) {
    guard findings.count < Self.findingLimit else { return }
    findings.append(
      ConfigurationFinding(
        file: file, position: position(), keyPath: path(), severity: severity, message: message(),
        suggestion: suggestion()))
  }

  /// The findings that are kept.
  static let findingLimit = 1_000
}
