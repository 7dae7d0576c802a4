import Payload

extension OperationReply {
  /// Bytes that a reply may have: the state of a full list with the largest payloads.
  static let byteLimit = 1 << 30

  /// `exitCode`, `message`, `output` and `next`.
  var json: JSONOutput {
    var members: [(String, JSONOutput)] = [("exitCode", .integer(Int64(error?.exitCode ?? 0)))]
    if let error { members.append(("message", .string(error.message))) }
    members.append(("output", .array(output)))
    if let next { members.append(("next", .integer(next))) }
    return .object(members)
  }

  /// Reads what ``json`` wrote; nil where it is no reply.
  init?(json: [UInt8]) {
    let document = JSONDocument(json, limits: .reply)
    guard let root = document.root, let code = root["exitCode"]?.number?.integer, let output = root["output"] else {
      return nil
    }
    self.init(output.elements.map(JSONOutput.init(received:)))
    if code != 0 {
      guard let message = root["message"]?.string else { return nil }
      error = OperationError(exitCode: Int32(clamping: code), message: message, output: self.output)
    }
    next = root["next"]?.number?.integer
  }
}

extension JSONOutput {
  /// Members whose value is a document of the sender's, kept as it stands: what it means is not ours.
  private static let documents: Set<String> = ["userInfo", "attributes", "contentState"]

  /// The value as the center wrote it: writing it again gives the same bytes.
  init(received value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool ?? false)
    case .number: self = .raw(value.number?.text ?? "0")
    case .string: self = .string(value.string ?? "")
    case .array: self = .array(value.elements.map(JSONOutput.init(received:)))
    case .object:
      self = .object(
        value.members.map { member in
          Self.documents.contains(member.key)
            ? (member.key, .raw(String(decoding: value.document.bytes[member.value.byteRange], as: UTF8.self)))
            : (member.key, JSONOutput(received: member.value))
        })
    }
  }
}

extension JSONDocument.Limits {
  /// Limits for a reply, which holds documents of others.
  static let reply: JSONDocument.Limits = {
    var limits = standard
    limits.depth = 1024
    limits.byteCount = OperationReply.byteLimit
    return limits
  }()
}
