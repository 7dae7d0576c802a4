public import Payload

/// One arrival and everything that was decided about it; kept for ever, shown or not.
public struct Delivery: Equatable, Sendable {
  /// Grows with every arrival; unique.
  public var sequence: Int64
  /// The number of its last change: ``sequence``, or one that was given when something became of a push that waited.
  ///
  /// No two deliveries have the same, and a later change has a greater one.
  public var revision: Int64
  /// The `apns-id`.
  public var deliveryIdentifier: String
  /// The collapse identifier, or the one that was assigned.
  public var requestIdentifier: String
  /// The app.
  public var bundleIdentifier: String
  /// The push type, given or judged by the keys.
  public var pushType: PushType
  /// When it came in.
  public var receivedAt: Timestamp
  /// When it was forwarded to the phone, where it had to wait; nil: at once, or not yet, or never.
  public var forwardedAt: Timestamp?
  /// The door that it came through.
  public var source: Arrival.Source
  /// What became of it on the way.
  public var disposition: Disposition
  /// How it was presented.
  public var presentation: Presentation
  /// nil: accepted.
  ///
  /// Otherwise the sentence that a sender gets, and nothing changed but this record.
  public var refusal: Refusal?
  /// Whether it replaced a notification that was in the list.
  public var replaced: Bool
  /// What was heard; nil for nothing.
  public var sound: SoundEvent?
  /// The badge that it set; nil where it left the badge alone.
  public var badge: Int64?
  /// Bytes of the payload as sent.
  public var byteCount: Int
  /// What the sender should know.
  public var findings: [Finding]
  /// The decision, step by step.
  public var explanation: [ExplanationStep]
  /// What the app's service extension made of it; nil: it was not run.
  public var serviceExtension: ServiceExtensionRun?

  /// Makes a record that was stored before.
  public init(
    sequence: Int64, deliveryIdentifier: String, requestIdentifier: String, bundleIdentifier: String,
    pushType: PushType, receivedAt: Timestamp, forwardedAt: Timestamp? = nil, source: Arrival.Source = .file,
    disposition: Disposition = .delivered, presentation: Presentation, refusal: Refusal? = nil, replaced: Bool = false,
    sound: SoundEvent? = nil, badge: Int64? = nil, byteCount: Int, findings: [Finding] = [],
    explanation: [ExplanationStep] = [], serviceExtension: ServiceExtensionRun? = nil
  ) {
    self.sequence = sequence
    revision = sequence
    self.deliveryIdentifier = deliveryIdentifier
    self.requestIdentifier = requestIdentifier
    self.bundleIdentifier = bundleIdentifier
    self.pushType = pushType
    self.receivedAt = receivedAt
    self.forwardedAt = forwardedAt
    self.source = source
    self.disposition = disposition
    self.presentation = presentation
    self.refusal = refusal
    self.replaced = replaced
    self.sound = sound
    self.badge = badge
    self.byteCount = byteCount
    self.findings = findings
    self.explanation = explanation
    self.serviceExtension = serviceExtension
  }
}
