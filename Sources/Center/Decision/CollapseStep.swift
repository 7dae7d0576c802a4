import Payload

extension Decision {
  /// Whether it takes the place of an earlier notification of the app with the same identifier.
  ///
  /// Source: apple-rules 7.9.
  mutating func decideCollapse(_ phone: CenterState) {
    guard text != nil else { return }
    let identifier = arrival.requestIdentifier
    let key = NotificationKey(bundleIdentifier: arrival.bundleIdentifier, requestIdentifier: identifier)
    guard let earlier = phone.notifications[key] else {
      return note(.collapse, "new", "no earlier notification has the identifier '\(identifier)'", "apns-collapse-id")
    }
    replaced = earlier
    let times = earlier.replacedCount + 1
    let again =
      phone.deviceProfile.choices.replacementAlertsAgain
      ? "it alerts again and moves to the top" : "it stays where it is, without an alert"
    note(
      .collapse, "replaced",
      "it replaces the notification '\(identifier)', \(times == 1 ? "the first time" : "\(times) times now"): \(again)",
      "apns-collapse-id")
  }

  /// Whether it only changes the text of what is there.
  func isQuietReplacement(_ choices: Choices) -> Bool { replaced != nil && !choices.replacementAlertsAgain }
}
