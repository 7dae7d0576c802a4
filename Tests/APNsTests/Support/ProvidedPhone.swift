import APNs
import Center

/// A provider, the service and the phone behind it.
struct ProvidedPhone {
  var provider = Provider()
  var phone: CenterState

  /// A phone with ``Provider/app``.
  init(_ profile: AppProfile = .plain(bundleIdentifier: Provider.app)) {
    phone = CenterState(now: Provider.noon, profiles: [profile])
  }

  /// Hands on what the service has taken; nil where it took nothing.
  @discardableResult
  mutating func deliver(_ outcome: GatewayOutcome) -> Delivery? {
    guard let acceptance = outcome.acceptance else { return nil }
    _ = phone.reduce(
      .payloadArrived(acceptance.arrival(requestIdentifier: acceptance.identifier)), at: acceptance.receivedAt)
    return phone.recentDeliveries.last
  }

  /// Pushes a body with the headers given, and hands it on.
  @discardableResult
  mutating func push(
    _ body: [UInt8], _ fields: [String: String?]
  ) -> (answer: ProviderAnswer?, delivery: Delivery?) {
    let outcome = provider.push(fields, body: String(decoding: body, as: UTF8.self))
    return (outcome.answer, deliver(outcome))
  }
}

extension Delivery {
  /// The step that decided: verdict and reason.
  var last: ExplanationStep? { explanation.last }
}
