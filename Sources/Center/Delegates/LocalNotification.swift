import Payload

/// A notification that an app posts itself.
public struct LocalNotification: Equatable, Sendable {
  /// Names it: the same identifier again replaces it; nil: made.
  public var identifier: String?
  /// The payload that stands for it: Belfry decides about it as about a push, except that it needs no service.
  public var payload: [UInt8]

  /// The files that it carries, before anybody has looked at them.
  public var attachments: [AttachmentClaim] = []

  /// Reads the operation `postNotification`.
  init(_ root: JSONValue) throws(DelegateAnswer.Fault) {
    func text(_ key: String) throws(DelegateAnswer.Fault) -> String? {
      guard let value = root[key], !value.isNull else { return nil }
      guard let text = value.string else { throw .init(message: "'\(key)' must be text") }
      return text
    }
    var alert: [(String, JSONOutput)] = []
    for key in ["title", "subtitle", "body"] {
      if let text = try text(key) { alert.append((key, .string(text))) }
    }
    var aps: [(String, JSONOutput)] = [("alert", .object(alert))]
    for (key, name) in [("threadIdentifier", "thread-id"), ("categoryIdentifier", "category"), ("sound", "sound")] {
      if let text = try text(key) { aps.append((name, .string(text))) }
    }
    var members: [(String, JSONOutput)] = [("aps", .object(aps))]
    if let userInfo = root["userInfo"], !userInfo.isNull {
      guard userInfo.kind == .object, userInfo["aps"] == nil else {
        throw .init(message: "'userInfo' must be an object without 'aps'")
      }
      members += userInfo.members.map { ($0.key, .raw($0.value.minified)) }
    }
    if let value = root["attachments"] {
      var remarks: [String] = []
      guard let claims = [AttachmentClaim](json: value, remarks: &remarks) else {
        throw .init(message: "'attachments' must be a list")
      }
      if let remark = remarks.first { throw .init(message: remark) }
      for claim in claims { attachments.add(claim) }
    }
    identifier = try text("identifier").flatMap { $0.isEmpty ? nil : $0 }
    payload = Array(JSONOutput.object(members).line.utf8)
  }
}
