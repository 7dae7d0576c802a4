import Payload

extension Decision {
  /// What becomes of the app's badge: 0 removes it, absent leaves it.
  ///
  /// Source: apple-rules 1.2, 1.6, 7.4.
  mutating func decideBadge(_ phone: CenterState) {
    let before = phone.apps[arrival.bundleIdentifier]?.badge ?? 0
    guard let wanted = payload?.badge else {
      let isWrong = payload?.aps?["badge"].map { !$0.isNull } ?? false
      let reason = isWrong ? "'badge' is not a whole number of 0 or more" : "there is no 'badge'"
      return note(.badge, isWrong ? "ignored" : "left", "\(reason): the badge stays \(before)", "aps.badge")
    }
    if isProvisional {
      return note(.badge, "ignored", "\(profile.name) is on trial, it gets no badge", "settings.authorization")
    }
    guard profile.settings.badges else {
      return note(.badge, "ignored", "badges of \(profile.name) are switched off", "settings.badges")
    }
    if phone.isInFront(arrival.bundleIdentifier), !profile.foregroundPresentation.contains(.badge) {
      return note(
        .badge, "ignored", "\(profile.name) is in front and does not ask for the badge", "foregroundPresentation")
    }
    if waited?.cause == .serviceExtension, let newer = phone.newerBadge(than: waited?.sequence ?? 0, of: arrival) {
      return note(
        .badge, "ignored", "the newer push '\(newer)' has set the badge meanwhile: it stays \(before)", "aps.badge")
    }
    badge = wanted
    guard wanted == 0 else { return note(.badge, "set", "the badge goes from \(before) to \(wanted)", "aps.badge") }
    guard before > 0 else { return note(.badge, "left", "0 removes the badge, and there was none", "aps.badge") }
    clearsList = phone.deviceProfile.choices.badgeZeroClearsNotifications
    note(
      .badge, "removed",
      clearsList ? "0 removes the badge, and the app's earlier notifications with it" : "0 removes the badge",
      "aps.badge")
  }
}

extension CenterState {
  /// The newer push that set the app's badge last; nil where none of the newest arrivals did.
  fileprivate func newerBadge(than sequence: Int64, of arrival: Arrival) -> String? {
    guard let cause = apps[arrival.bundleIdentifier]?.ledger.last?.cause else { return nil }
    let setter = recentDeliveries.last { $0.deliveryIdentifier == cause }
    return setter.flatMap { $0.sequence > sequence ? cause : nil }
  }
}
