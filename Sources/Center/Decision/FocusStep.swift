import Payload

extension Decision {
  /// Whether the Focus lets the alert through.
  ///
  /// Either way the notification is in the list at once.
  ///
  /// Source: apple-rules 7.3.
  mutating func passFocus(_ phone: CenterState) {
    guard let focus = phone.currentFocus else { return note(.focus, "pass", "no Focus is on", "device.focus") }
    if level == .critical {
      return note(.focus, "pass", "critical breaks through \(focus.name)", "aps.interruption-level")
    }
    if level == .passive {
      return note(
        .focus, "pass", "a passive notification has no alert that \(focus.name) could silence",
        "aps.interruption-level")
    }
    let isAllowed = focus.allowedApps.contains(arrival.bundleIdentifier)
    let isTimeSensitive = level == .timeSensitive && focus.allowsTimeSensitive
    guard isAllowed || isTimeSensitive else {
      let reason =
        level == .timeSensitive
        ? "\(focus.name) neither allows \(profile.name) nor time-sensitive notifications"
        : "\(focus.name) does not allow \(profile.name)"
      return hold(in: focus, reason, "focusModes.\(focus.identifier).allowedApps")
    }
    if let values = focus.filters[arrival.bundleIdentifier] {
      guard let criteria = payload?.filterCriteria else {
        return hold(
          in: focus, "\(profile.name) has a filter in \(focus.name), and the payload has no 'filter-criteria'",
          "aps.filter-criteria")
      }
      guard values.contains(criteria) else {
        return hold(
          in: focus, "the filter of \(profile.name) in \(focus.name) does not let '\(criteria)' through",
          "aps.filter-criteria")
      }
    }
    if isAllowed {
      note(.focus, "pass", "\(focus.name) allows \(profile.name)", "focusModes.\(focus.identifier).allowedApps")
    } else {
      note(
        .focus, "pass", "\(focus.name) allows time-sensitive notifications",
        "focusModes.\(focus.identifier).allowsTimeSensitive")
    }
  }

  private mutating func hold(in focus: FocusMode, _ reason: String, _ keyPath: String) {
    heldReason = focus.heldReason
    note(.focus, "held", "\(reason): its alert is silenced, it is in the list at once", keyPath)
  }
}

extension FocusMode {
  /// Why a notification that it silences did not alert: `while in Work`.
  public var heldReason: String { "while in \(name)" }
}

extension CenterState {
  /// The Focus that is on.
  public var currentFocus: FocusMode? {
    guard let identifier = device.focus else { return nil }
    return deviceProfile.focusModes.first { $0.identifier == identifier }
  }
}
