/// How much a notification may interrupt, the value of `aps.interruption-level`.
///
/// Source: apple-rules 7.1.
public enum InterruptionLevel: String, CaseIterable, Sendable {
  /// Straight to the list: no sound, no lit screen.
  case passive
  /// The default: presented at once, held by Focus.
  case active
  /// Presented at once and breaks through Focus; needs the Time Sensitive capability.
  case timeSensitive = "time-sensitive"
  /// Breaks through Focus and a silent ringer; needs the Critical Alerts entitlement.
  case critical
}
