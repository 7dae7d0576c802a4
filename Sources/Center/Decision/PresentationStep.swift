import Payload

extension Decision {
  /// What is seen, from all that was decided.
  ///
  /// Source: apple-rules 7.1, 7.4.
  mutating func decidePresentation(_ phone: CenterState) {
    guard text != nil else {
      let effects = [badge.map { "the badge is \($0)" }, sound.map { "'\($0.name)' plays" }].compactMap { $0 }
      let reason =
        effects.isEmpty ? "there is nothing to show" : "there is nothing to show: " + effects.joined(separator: ", ")
      return end(at: .presentation, "none", reason, "aps")
    }
    let (result, reason, keyPath) = visibleOutcome(phone)
    presentation = result
    note(.presentation, result.rawValue, reason, keyPath)
    if result == .none { isOver = true }
  }

  private func visibleOutcome(_ phone: CenterState) -> (Presentation, String, String) {
    let choices = phone.deviceProfile.choices
    if waits { return (.summary, "it is shown with the scheduled summary", "settings.scheduledSummary") }
    if let heldReason {
      if isListed { return (.held, "in the list, silenced \(heldReason)", "device.focus") }
      return (.none, "silenced \(heldReason), and it has no place in the list", "settings.notificationCenter")
    }
    let passiveBanner = choices.passiveShowsBanner && !phone.device.isLocked
    let (obstacle, keyPath): (String?, String) =
      isProvisional
      ? ("\(profile.name) is on trial", "settings.authorization")
      : level == .passive && !passiveBanner
        ? ("passive shows no banner", "aps.interruption-level")
        : isQuietReplacement(choices)
          ? ("a replacement does not alert again", "choices.replacementAlertsAgain")
          : lights ? (nil, "") : ("there is no place where it could light up", "")
    guard let obstacle else {
      let place = phone.device.isLocked ? "it lights up the Lock Screen" : "it is shown as a banner"
      return (.banner, isListed ? "\(place) and is in the list" : "\(place) without an entry in the list", "")
    }
    if isListed { return (.list, "in the list without a banner: \(obstacle)", keyPath) }
    let key = isInFront ? "foregroundPresentation" : "settings.notificationCenter"
    return (.none, "\(obstacle), and it has no place in the list", key)
  }
}
