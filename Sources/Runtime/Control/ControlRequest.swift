import Center
import Payload

/// One line that a client sends over the control socket.
///
///     {"belfry":1,"operation":"respond","identifier":"latest","action":"default"}
///
/// `belfry` is the version of the protocol. The center sends ``ControlGreeting`` first; then every request is answered
/// by one ``OperationReply`` line, in order (docs/control.md).
enum ControlRequest: Equatable {
  /// The version that both sides must speak.
  static let version: Int64 = 1
  /// Bytes that a line may have: the largest payload in Base64, and the rest.
  static let byteLimit = Runtime.payloadByteLimit / 3 * 4 + (1 << 16)

  case operation(Operation)
  /// Answered once everything is done and stored, and a frame with a greater number is painted (docs/testing.md).
  case idle(after: Int64)

  /// The request as a line, without its line feed.
  var line: String {
    var members: [(String, JSONOutput)] = [("belfry", .integer(Self.version))]
    switch self {
    case .operation(let operation): members += operation.members
    case .idle(let frame): members += [("operation", .string("idle")), ("after", .integer(frame))]
    }
    return JSONOutput.object(members).line
  }

  /// Reads a line; the error says what is wrong with it.
  init(line: [UInt8]) throws(OperationError) {
    let document = JSONDocument(line, limits: JSONDocument.Limits(depth: 8, byteCount: Self.byteLimit))
    guard document.isReadable, let root = document.root, root.kind == .object else {
      throw OperationError(exitCode: 2, message: "a request is one JSON object on a line (docs/control.md)")
    }
    guard root["belfry"]?.number?.integer == Self.version else {
      throw OperationError(
        exitCode: 2, message: "this center speaks version \(Self.version) of the control protocol ('belfry')")
    }
    guard let name = root["operation"]?.string else {
      throw OperationError(exitCode: 2, message: "'operation' must name what to do")
    }
    self =
      name == "idle"
      ? .idle(after: root["after"]?.number?.integer ?? -1) : .operation(try Operation(named: name, in: root))
  }
}

extension JSONDocument.Limits {
  /// Limits for a line of the control socket.
  init(depth: Int, byteCount: Int) {
    self = .standard
    self.depth = depth
    self.byteCount = byteCount
  }
}
