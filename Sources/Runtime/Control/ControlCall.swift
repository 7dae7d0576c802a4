import HTTP2
import Payload

/// An operation as a request that a command of belfry sends, and its reply as it comes back.
struct ControlCall: Equatable {
  var path: String
  var fields: [HTTPField]
  var body: [UInt8]

  /// A push goes as Apple takes it, unless what it says fits into no header field; everything else as JSON.
  init(_ operation: Operation) {
    let version = HTTPField("belfry-protocol", ControlRequest.version)
    if case .push(let push) = operation, let fields = push.fields {
      path = "/3/device/" + RequestTarget.encoded(push.bundleIdentifier ?? "")
      self.fields = fields + [HTTPField("accept", "application/json"), version]
      body = push.payload
    } else {
      path = "/operations"
      fields = [HTTPField("content-type", "application/json"), version]
      body = Array(JSONOutput.object(operation.members).line.utf8)
    }
  }

  /// The reply that a response tells; nil where it tells none.
  func reply(_ response: HTTPMessage) -> OperationReply? {
    guard path != "/operations", response.status == 200 else { return OperationReply(json: response.body) }
    let document = JSONDocument(response.body, limits: .reply)
    return document.root.map { OperationReply([JSONOutput(received: $0)]) }
  }
}
