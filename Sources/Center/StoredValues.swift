public import Payload

// The values that come back from disk: initialisers from all their parts, for the storage alone. Inside the core they
// are made by the decision.

extension Notification {
  /// Makes a notification from its stored parts.
  public init(
    key: NotificationKey, sequence: Int64, deliveryIdentifier: String, threadIdentifier: String?,
    categoryIdentifier: String?, title: String, subtitle: String, body: String, interruptionLevel: InterruptionLevel,
    relevanceScore: Double, targetContentIdentifier: String?, filterCriteria: String?, deliveredAt: Timestamp,
    presentation: Presentation, heldReason: String?, replacedCount: Int, attachments: [Attachment],
    stored payload: [UInt8]
  ) {
    self.init(
      key: key, sequence: sequence, deliveryIdentifier: deliveryIdentifier, threadIdentifier: threadIdentifier,
      categoryIdentifier: categoryIdentifier, title: title, subtitle: subtitle, body: body,
      interruptionLevel: interruptionLevel, relevanceScore: relevanceScore,
      targetContentIdentifier: targetContentIdentifier, filterCriteria: filterCriteria, deliveredAt: deliveredAt,
      presentation: presentation, heldReason: heldReason, replacedCount: replacedCount, payload: payload,
      attachments: attachments)
  }
}

extension Delivery {
  /// Makes a delivery from its stored parts.
  public init(
    sequence: Int64, deliveryIdentifier: String, requestIdentifier: String, bundleIdentifier: String,
    pushType: PushType, receivedAt: Timestamp, forwardedAt: Timestamp?, source: Arrival.Source,
    disposition: Disposition, presentation: Presentation, refusal: Refusal?, replaced: Bool, sound: SoundEvent?,
    badge: Int64?, storedByteCount: Int, findings: [Finding], explanation: [ExplanationStep],
    serviceExtension: ServiceExtensionRun?
  ) {
    self.init(
      sequence: sequence, deliveryIdentifier: deliveryIdentifier, requestIdentifier: requestIdentifier,
      bundleIdentifier: bundleIdentifier, pushType: pushType, receivedAt: receivedAt, forwardedAt: forwardedAt,
      source: source, disposition: disposition, presentation: presentation, refusal: refusal, replaced: replaced,
      sound: sound, badge: badge, byteCount: storedByteCount, findings: findings,
      explanation: explanation, serviceExtension: serviceExtension)
  }
}

extension Refusal {
  /// Makes a refusal from its stored parts.
  public init(storedKind: Kind, message: String) { self.init(kind: storedKind, message: message) }
}

extension SoundEvent {
  /// Makes a sound from its stored parts.
  public init(storedName: String, isCritical: Bool, volume: Double) {
    self.init(name: storedName, isCritical: isCritical, volume: volume)
  }
}

extension BadgeChange {
  /// Makes a line of the ledger from its stored parts.
  public init(
    storedFor bundleIdentifier: String, changedAt: Timestamp, before: Int64, after: Int64, cause: String
  ) {
    self.init(
      bundleIdentifier: bundleIdentifier, changedAt: changedAt, before: before, after: after, cause: cause)
  }
}

extension Response {
  /// Makes a response from its stored parts.
  public init(
    storedSequence: Int64, respondedAt: Timestamp, bundleIdentifier: String, requestIdentifier: String,
    threadIdentifier: String?, categoryIdentifier: String?, actionIdentifier: String, userText: String?,
    activation: Activation, authenticated: Bool, userInfo: String, delegate: DelegateOutcome?
  ) {
    self.init(
      sequence: storedSequence, respondedAt: respondedAt, bundleIdentifier: bundleIdentifier,
      requestIdentifier: requestIdentifier, threadIdentifier: threadIdentifier,
      categoryIdentifier: categoryIdentifier, actionIdentifier: actionIdentifier, userText: userText,
      activation: activation, authenticated: authenticated, userInfo: userInfo, delegate: delegate)
  }
}

extension LiveActivity {
  /// Makes an activity from its stored parts.
  public init(
    storedIdentifier: String, bundleIdentifier: String, attributesType: String, attributes: String,
    contentState: String, state: State, timestamp: Double, startedAt: Timestamp, updatedAt: Timestamp,
    staleAt: Timestamp?, endedAt: Timestamp?, dismissAt: Timestamp, relevanceScore: Double, title: String,
    body: String, updateCount: Int, channel: String?
  ) {
    self.init(
      identifier: storedIdentifier, bundleIdentifier: bundleIdentifier, attributesType: attributesType,
      attributes: attributes, contentState: contentState, state: state, timestamp: timestamp, startedAt: startedAt,
      updatedAt: updatedAt, staleAt: staleAt, endedAt: endedAt, dismissAt: dismissAt, relevanceScore: relevanceScore,
      title: title, body: body, updateCount: updateCount, channel: channel)
  }
}
