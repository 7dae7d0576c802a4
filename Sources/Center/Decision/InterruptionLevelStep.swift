import Payload

extension Decision {
  /// How much it may interrupt: what the payload asks for, against what the app was given and the user allows.
  ///
  /// Source: apple-rules 7.1.
  mutating func decideInterruptionLevel(_ choices: Choices) {
    guard let payload else { return }
    let key = "aps.interruption-level"
    let asked = payload.interruptionLevel ?? .active
    let hasCriticalSound = payload.sound?.isCritical ?? false
    let either = choices.eitherCriticalSwitchSuffices
    let asksCritical = asked == .critical || (either && hasCriticalSound)
    isSoundCritical = (hasCriticalSound || (either && asked == .critical)) && mayBeCritical
    if asksCritical {
      let origin = asked == .critical ? key : "aps.sound.critical"
      level = mayBeCritical ? .critical : asked == .critical ? .active : asked
      if mayBeCritical {
        return note(.interruptionLevel, "critical", "it breaks through Focus and a silent ringer", origin)
      }
      note(.interruptionLevel, "\(level.rawValue)", "critical is not given: \(criticalObstacle)", origin)
      guard level == .timeSensitive else { return }
    } else {
      level = asked
    }
    guard level == .timeSensitive else { return noteOrdinaryLevel(asked: payload, key) }
    if !profile.capabilities.contains(.timeSensitive) {
      level = .active
      note(
        .interruptionLevel, "active",
        "time-sensitive is not given: the capability 'time-sensitive' is missing in the profile of \(profile.name)",
        "capabilities")
    } else if !profile.settings.timeSensitive {
      level = .active
      note(
        .interruptionLevel, "active",
        "time-sensitive is not given: the user switched Time Sensitive notifications of \(profile.name) off",
        "settings.timeSensitive")
    } else {
      note(.interruptionLevel, "time-sensitive", "it is presented at once, also in a Focus that allows it", key)
    }
  }

  private mutating func noteOrdinaryLevel(asked payload: Payload, _ key: String) {
    if level == .passive {
      return note(.interruptionLevel, "passive", "it goes to the list without lighting the screen", key)
    }
    let unknown = payload.aps?["interruption-level"].flatMap {
      payload.interruptionLevel == nil && !$0.isNull ? $0 : nil
    }
    let reason =
      unknown != nil
      ? "'interruption-level' has a value that is none of the four words, which counts as active"
      : payload.interruptionLevel == nil
        ? "there is no 'interruption-level', which means active" : "as the payload says"
    note(.interruptionLevel, "active", reason, key)
  }

  private var mayBeCritical: Bool {
    profile.capabilities.contains(.criticalAlerts) && profile.settings.criticalAlerts
  }

  private var criticalObstacle: String {
    profile.capabilities.contains(.criticalAlerts)
      ? "the user switched critical alerts of \(profile.name) off"
      : "the entitlement 'critical-alerts' is missing in the profile of \(profile.name)"
  }
}
