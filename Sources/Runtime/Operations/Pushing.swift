public import Center
import Payload

extension Runtime {
  /// Bytes of a payload that a push may bring at all; what is larger is refused unread.
  ///
  /// Far above what the service takes, so that a payload that is merely too large is refused with its explanation.
  public static let payloadByteLimit = 4 << 20

  /// Hands a push to the center; a refusal is an error with exit code 1 and the delivery as its output.
  ///
  /// The bundle identifier given wins over `Simulator Target Bundle`, as with `simctl push`; without either the push is
  /// refused.
  func deliver(_ push: Operation.Push) throws(OperationError) -> Delivery {
    guard push.payload.count <= Self.payloadByteLimit else { throw .unread(push.origin) }
    let next = state.lastSequence + 1
    let arrival = Arrival(
      bundleIdentifier: push.bundleIdentifier ?? simulatorTarget(of: push.payload) ?? "", payload: push.payload,
      headers: push.headers, source: .file,
      deliveryIdentifier: push.deliveryIdentifier
        ?? configuration.identifiers.identifier(.delivery, sequence: next),
      assignedRequestIdentifier: configuration.identifiers.identifier(.request, sequence: next),
      attachments: push.attachments)
    let effects = try send(.payloadArrived(arrival))
    guard let delivery = effects.newestDelivery else {
      throw OperationError(exitCode: 3, message: "\(push.origin): the push left no record")
    }
    if let refusal = delivery.refusal {
      throw OperationError(
        exitCode: 1, kind: refusal.kind == .tooLarge ? .tooLarge : .refused,
        message: "\(push.origin): \(refusal.message)", output: [delivery.json])
    }
    return delivery
  }

  private func simulatorTarget(of payload: [UInt8]) -> String? {
    Payload(JSONDocument(payload))?.simulatorTargetBundle
  }
}

extension [CenterEffect] {
  /// The record of the push that came in: others may have been written anew with it.
  public var newestDelivery: Delivery? {
    lazy.compactMap { if case .storeDelivery(let delivery, _) = $0 { delivery } else { nil } }
      .max { $0.sequence < $1.sequence }
  }
}

extension OperationError {
  /// The refusal of a payload from `origin` that has more bytes than ``Runtime/payloadByteLimit``.
  public static func unread(_ origin: String) -> OperationError {
    OperationError(
      exitCode: 1, kind: .tooLarge,
      message: "\(origin): the payload has more than the \(Runtime.payloadByteLimit) bytes that are read at all; "
        + "a push may have 4096 (5120 for voip)")
  }
}
