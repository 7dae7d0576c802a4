import HTTP2
import Payload

/// What the center answers to a request.
struct ControlAnswer: Equatable {
  /// How a reply is told.
  enum Form: Equatable, Sendable {
    /// All of it: what the commands of belfry need.
    case reply
    /// The object alone.
    case object
    /// One member of the object.
    case member(String)
    /// The objects under this name.
    case list(String)
    /// A page of the objects after a number under this name, with the number to ask with `next`, and whether there are
    /// `more` already.
    case page(String, after: Int64?)
    /// As Apple answers a push: nothing but its `apns-id`.
    case push
  }

  var status: Int
  var fields: [HTTPField]
  var body: [UInt8]

  /// Tells `reply` in `form`; an error is always told as the whole reply.
  init(_ reply: OperationReply, as form: Form) {
    status = reply.error?.status ?? 200
    fields = Self.fields
    let first = reply.output.first
    if form == .push || form == .object, let identifier = first?["deliveryIdentifier"] {
      if case .string(let text) = identifier { fields.append(HTTPField("apns-id", text)) }
    }
    switch reply.error == nil ? form : .reply {
    case .reply: body = Self.line(reply.json)
    case .object: body = Self.line(first ?? .object([]))
    case .member(let name): body = Self.line(.object([(name, first?[name] ?? .null)]))
    case .list(let name): body = Self.line(.object([(name, .array(reply.output))]))
    case .page(let name, let after):
      let next = (reply.last ?? after).map(JSONOutput.integer) ?? .null
      body = Self.line(
        .object([(name, .array(reply.output)), ("next", next), ("more", .bool(reply.next != nil))]))
    case .push:
      fields.removeFirst()
      body = []
    }
  }

  /// Tells why a request is none.
  init(_ error: ControlError) {
    self.init(OperationReply(error: error.error), as: .reply)
    status = error.status
    fields += error.fields
  }

  private static let fields = [
    HTTPField("content-type", "application/json"), HTTPField("belfry-protocol", ControlRequest.version),
  ]

  private static func line(_ output: JSONOutput) -> [UInt8] { Array(output.line.utf8) + [UInt8(ascii: "\n")] }
}

extension JSONOutput {
  /// The member `name` of an object; nil where there is none.
  fileprivate subscript(name: String) -> JSONOutput? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }
}

extension OperationError {
  /// The status of HTTP for this kind of error.
  var status: Int {
    switch kind {
    case .usage, .refused: 400
    case .notFound: 404
    case .conflict: 409
    case .tooLarge: 413
    case .failed: 500
    case .ending: 503
    }
  }
}
