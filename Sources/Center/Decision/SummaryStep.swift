import Payload

extension Decision {
  /// Whether it waits for the scheduled summary.
  ///
  /// Source: apple-rules 7.2.
  mutating func decideSummary(_ phone: CenterState) {
    guard text != nil else { return }
    let key = "settings.scheduledSummary"
    guard profile.settings.scheduledSummary else {
      return note(.summary, "pass", "\(profile.name) is not in the scheduled summary", key)
    }
    if level == .timeSensitive || level == .critical {
      return note(.summary, "pass", "\(level.rawValue) skips the scheduled summary", "aps.interruption-level")
    }
    if heldReason != nil { return note(.summary, "pass", "its alert is silenced already", "device.focus") }
    if phone.isInFront(arrival.bundleIdentifier) {
      return note(.summary, "pass", "\(profile.name) is in front, its delegate decides", "device.foregroundApp")
    }
    guard let time = phone.deviceProfile.summaryTime(after: phone.now) else {
      return note(.summary, "pass", "the device has no summary times", "summaryTimes")
    }
    waits = true
    note(.summary, "waits", "it waits for the scheduled summary at \(time)", key)
  }
}
