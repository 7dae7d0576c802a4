import Payload

/// What the path, the query and the body of a request say, as the members of one JSON object.
struct ControlArguments {
  /// The object, as the operations read it.
  let fields: RequestFields
  let waitSeconds: Double

  /// Collects the members; the error says which of them is wrong.
  init(
    _ resource: ControlResource, _ path: [(String, JSONOutput)], _ target: RequestTarget, body: [UInt8]
  ) throws(OperationError) {
    var members = path
    var wait = 0.0
    let known = resource.parameters.map(\.name)
    if let (name, _) = target.parameters.first(where: { !known.contains($0.name) }) {
      let names = known.isEmpty ? "there are none here" : "expected " + known.joined(separator: ", ")
      throw OperationError(exitCode: 2, message: "there is no parameter '\(name)'; \(names)")
    }
    for parameter in resource.parameters {
      let text = target.parameters.first { $0.name == parameter.name }?.value
      switch parameter {
      case .integer(let name, let standard):
        guard let value = try text.map({ text throws(OperationError) in try Self.integer(text, name) }) ?? standard
        else { continue }
        members.append((name, .integer(value)))
      case .text(let name): if let text { members.append((name, .string(text))) }
      case .flag(let name): if let text { members.append((name, .bool(try Self.flag(text, name)))) }
      case .wait: wait = try Self.seconds(text)
      }
    }
    waitSeconds = wait
    // Members of the path come first: a body cannot rename what it is sent to.
    if case .document(_, let name) = resource.reading {
      members.append((name, .string(String(decoding: body, as: UTF8.self))))
    } else if resource.method != "GET", !body.allSatisfy(\.isJSONBlank) {
      members += try Self.members(of: body)
    }
    let text = JSONOutput.object(members).line
    let document = JSONDocument(Array(text.utf8), limits: .request)
    guard let root = document.root else { throw .noObject }
    fields = RequestFields(root: root)
  }

  private static func integer(_ text: String, _ name: String) throws(OperationError) -> Int64 {
    guard let value = Int64(text) else {
      throw OperationError(exitCode: 2, message: "'\(name)' must be a whole number, not '\(text)'")
    }
    return value
  }

  private static func flag(_ text: String, _ name: String) throws(OperationError) -> Bool {
    guard let flag = Bool(text) else {
      throw OperationError(exitCode: 2, message: "'\(name)' must be true or false, not '\(text)'")
    }
    return flag
  }

  private static func seconds(_ text: String?) throws(OperationError) -> Double {
    guard let text else { return 0 }
    guard let value = Double(text), (0...ControlRequest.longestWait).contains(value) else {
      throw OperationError(
        exitCode: 2, message: "'wait' must be seconds from 0 to \(Int(ControlRequest.longestWait)), not '\(text)'")
    }
    return value
  }

  private static func members(of body: [UInt8]) throws(OperationError) -> [(String, JSONOutput)] {
    let document = JSONDocument(body, limits: .request)
    guard document.isReadable, let root = document.root, root.kind == .object else { throw .noObject }
    return root.eachMember.map { ($0.key, .raw(String(decoding: body[$0.value.byteRange], as: UTF8.self))) }
  }
}

extension OperationError {
  /// The body of a request is not what it must be.
  fileprivate static let noObject = OperationError(
    exitCode: 2, message: "the body of a request is one JSON object (docs/control.md)")
}

extension JSONDocument.Limits {
  /// Limits for the body of a request.
  static let request: JSONDocument.Limits = {
    var limits = standard
    limits.depth = 16
    limits.byteCount = ControlRequest.byteLimit + (1 << 16)
    return limits
  }()
}

extension UInt8 {
  /// Blank, tab, line feed or carriage return.
  fileprivate var isJSONBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
