import Payload

/// What becomes of one push: a working value that walks the steps below.
///
/// A step is a small function in a file of its own. It looks at the push, the app and the phone, sets what follows from
/// that, and writes down verdict and reason in the same pass: there is no second path that explains. Nothing changes
/// until all is decided; `CenterState.receive` then takes up the outcome.
struct Decision {
  let arrival: Arrival
  let profile: AppProfile
  /// The payload, from the service extension on what that made of it.
  var document: JSONDocument
  /// nil where the bytes are no payload.
  var payload: Payload?
  /// Given by the sender, or judged by the keys.
  let pushType: PushType
  /// The push as it waited, where it goes on now.
  let waited: StoredPush?

  var explanation: [ExplanationStep] = []
  /// Nothing more is to be decided.
  var isOver = false

  var refusal: Refusal?
  /// What becomes of it on the way to the phone.
  var disposition = Disposition.delivered
  /// What it has to wait for; nil: nothing.
  var waitsFor: StoredPush.Cause?
  /// What became of the app's service extension; nil: it was not run.
  var extensionRun: ServiceExtensionRun?
  /// The files that it carries.
  var attachments: [Attachment]
  /// What the extension put in place of the payload as the app gets it; nil: it left it alone.
  var userInfo: String?
  /// Its app is woken in the background.
  var wakesApp = false
  /// The alert may be shown at all.
  var mayAlert = true
  /// Allowed on trial: in the list only.
  var isProvisional = false
  /// Title, subtitle and body; nil where there is nothing to read.
  var text: AlertText?
  var badge: Int64?
  /// The badge goes down to 0, and the app's earlier notifications go with it.
  var clearsList = false
  /// The listed notification with the same identifier.
  var replaced: Notification?
  var level = InterruptionLevel.active
  /// The sound is heard whatever the ringer and the Focus say.
  var isSoundCritical = false
  /// Why Focus silences the alert; nil: it does not.
  var heldReason: String?
  /// It waits for the scheduled summary.
  var waits = false
  /// The app is in front, so that its delegate decides.
  var isInFront = false
  /// There is a place where the alert lights up.
  var lights = false
  /// It has a place in the list.
  var isListed = false
  var sound: SoundEvent?
  var presentation = Presentation.none
  /// The Live Activities that this push changes, as they are after it: one, or all that listen to a channel.
  var activities: [LiveActivity] = []

  /// The steps in their order; the first that ends the decision is the last that is taken.
  private static let steps: [@Sendable (inout Decision, CenterState) -> Void] = [
    { decision, _ in decision.checkSize() },
    { decision, phone in decision.checkShape(phone.deviceProfile.choices) },
    { decision, phone in decision.storeOrForward(phone) },
    { decision, phone in decision.checkPushType(phone) },
    { decision, phone in decision.applyToLiveActivity(phone) },
    { decision, _ in decision.checkPermission() },
    { decision, phone in decision.runServiceExtension(phone) },
  ]

  /// The steps that look at what the service extension left, in their order.
  private static let laterSteps: [@Sendable (inout Decision, CenterState) -> Void] = [
    { decision, phone in decision.resolveAlert(phone) },
    { decision, phone in decision.decideBadge(phone) },
    { decision, phone in decision.decideCollapse(phone) },
    { decision, phone in decision.decideInterruptionLevel(phone.deviceProfile.choices) },
    { decision, phone in decision.passFocus(phone) },
    { decision, phone in decision.decideSummary(phone) },
    { decision, phone in decision.decidePlace(phone) },
    { decision, phone in decision.decideSound(phone) },
    { decision, phone in decision.decidePresentation(phone) },
    { decision, phone in decision.decideThread(phone) },
  ]

  /// Decides about `arrival`, or about a push that waited.
  init(_ arrival: Arrival, in phone: CenterState, waited: StoredPush? = nil) {
    self.arrival = arrival
    attachments = arrival.attachments
    self.waited = waited
    profile =
      phone.apps[arrival.bundleIdentifier]?.profile ?? .plain(bundleIdentifier: arrival.bundleIdentifier)
    document = JSONDocument(arrival.payload)
    payload = Payload(document)
    pushType = arrival.headers.pushType ?? PushType(topic: arrival.headers.topic) ?? payload?.inferredPushType ?? .alert
    for step in Self.steps where !isOver { step(&self, phone) }
    for step in Self.laterSteps where !isOver { step(&self, phone) }
  }

  /// Goes on with a push that comes back from the app's service extension: what was decided before stands, but for the
  /// permission, which the user may have taken back.
  init(_ push: StoredPush, after run: ServiceExtensionRun, in phone: CenterState) {
    arrival = push.arrival
    // What was there before it is in the run too, and so on disk.
    attachments = (run.after ?? run.before).attachments.compactMap(\.attachment)
    waited = push
    profile = phone.apps[arrival.bundleIdentifier]?.profile ?? .plain(bundleIdentifier: arrival.bundleIdentifier)
    document = JSONDocument(arrival.payload)
    payload = Payload(document)
    pushType = push.delivery.pushType
    explanation = push.delivery.explanation.filter { $0.step != .permission && $0.step != .serviceExtension }
    checkPermission()
    if !isOver { takeUpServiceExtension(run) }
    for step in Self.laterSteps where !isOver { step(&self, phone) }
  }

  /// Whether the sender said what kind of push this is.
  var isPushTypeGiven: Bool { arrival.headers.pushType != nil }

  /// Writes down a step.
  mutating func note(_ step: ExplanationStep.Name, _ verdict: String, _ reason: String, _ keyPath: String = "") {
    explanation.append(ExplanationStep(step, verdict, reason, keyPath: keyPath))
  }

  /// The push is not taken; one that the service has answered already is dropped.
  mutating func refuse(_ kind: Refusal.Kind, at step: ExplanationStep.Name, _ message: String, _ keyPath: String = "") {
    guard arrival.source != .endpoint else { return drop(at: step, message, keyPath) }
    refusal = Refusal(kind: kind, message: message)
    disposition = .refused
    note(step, "refused", message, keyPath)
    isOver = true
  }

  /// The push is taken, and not delivered.
  mutating func drop(at step: ExplanationStep.Name, _ reason: String, _ keyPath: String) {
    disposition = .dropped
    end(at: step, "dropped", reason, keyPath)
  }

  /// The push is taken, and nothing of it is seen or heard.
  mutating func end(at step: ExplanationStep.Name, _ verdict: String, _ reason: String, _ keyPath: String = "") {
    note(step, verdict, reason, keyPath)
    isOver = true
  }
}
