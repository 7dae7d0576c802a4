import Center
import Payload

/// How much there is to deliver.
///
/// Source: apple-rules 1.1, 2.3, 4.
extension Examination {
  /// 400 `PayloadEmpty`; with ``GatewayChoices/refusesMalformedPayload`` also for a body that is no JSON object.
  func checkBodyIsThere() -> Rejection? {
    guard request.bodyByteCount > 0 else { return Rejection(.payloadEmpty, because: "there is no body") }
    // What is too large is so whatever it holds, and its end may be missing.
    guard choices.refusesMalformedPayload, request.bodyByteCount <= bodyByteLimit else { return nil }
    guard Payload(JSONDocument(request.body)) == nil else { return nil }
    return Rejection(.payloadEmpty, because: "the body is no JSON object")
  }

  /// 413 `PayloadTooLarge`: bytes as they were sent; exactly the limit is allowed.
  func checkBodySize() -> Rejection? {
    let limit = bodyByteLimit
    guard request.bodyByteCount > limit else { return nil }
    return Rejection(.payloadTooLarge, because: "the body has \(request.bodyByteCount) bytes; \(limit) are the most")
  }

  /// By the push type; where there is none, by the topic's suffix.
  private var bodyByteLimit: Int {
    if route.isForChannels { return Arrival.broadcastByteLimit }
    let type = headers.pushType.map(PushType.init(rawValue:)) ?? PushType(topic: headers.topic)
    return (type ?? .alert).bodyByteLimit
  }
}

extension ProviderRequest {
  /// Bytes that a body can have at all: whoever reads one keeps no more of it, and counts the rest.
  ///
  /// Source: apple-rules 4 (VoIP and broadcast).
  public static let bodyByteLimit = 5120
}
