/// One step of a decision: what was looked at and what followed.
public struct ExplanationStep: Equatable, Sendable {
  /// The steps in their order.
  public enum Name: String, CaseIterable, Sendable {
    /// How many bytes.
    case size
    /// Whether it is one JSON object with what its push type wants.
    case shape
    /// Whether it reaches the phone now, or waits.
    case storeAndForward = "store-and-forward"
    /// Which kind of push, given or judged by the keys.
    case pushType = "push-type"
    /// Whether the app may show anything.
    case permission
    /// Whether the app's service extension gets to change it.
    case serviceExtension = "service-extension"
    /// What there is to read.
    case alert
    /// What becomes of the app's badge.
    case badge
    /// Whether it replaces an earlier one.
    case collapse
    /// How much it may interrupt.
    case interruptionLevel = "interruption-level"
    /// Whether the Focus lets it through.
    case focus
    /// Whether it waits for the scheduled summary.
    case summary
    /// Where it is shown, given lock and the app in front.
    case lockAndForeground = "lock-and-foreground"
    /// What is heard.
    case sound
    /// What is seen.
    case presentation
    /// Which stack it joins.
    case thread
    /// Where it stands in the list.
    case position
    /// What it does to a Live Activity.
    case liveActivity = "live-activity"
  }
  /// What was looked at.
  public var step: Name
  /// One or two words, such as `pass`, `held`, `refused`, `ignored` or `replaced`.
  public var verdict: String
  /// A sentence without a full stop.
  public var reason: String
  /// The payload key or the setting behind it; empty for none.
  public var keyPath: String
  /// Makes a step.
  public init(_ step: Name, _ verdict: String, _ reason: String, keyPath: String = "") {
    self.step = step
    self.verdict = verdict
    self.reason = reason
    self.keyPath = keyPath
  }
}
