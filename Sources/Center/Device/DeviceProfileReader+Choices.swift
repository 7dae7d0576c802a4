import Payload

extension DeviceProfileReader {
  private static let choiceKeys = [
    "bodyHidesLocalizationKey", "badgeZeroClearsNotifications", "passiveShowsBanner", "bannerSeconds",
    "eitherCriticalSwitchSuffices", "replacementAlertsAgain", "refusesBackgroundAtPriority10", "defaultActionRemoves",
    "pastExpirationTriesOnce", "lowPriorityGroupingSeconds", "backgroundPushesPerHour", "filesRunServiceExtensions",
    "listedNotificationLimit",
  ]

  mutating func choices(in root: ConfigurationReader.Object) -> Choices {
    var choices = Choices()
    guard let object = fields.object("choices", in: root, allowing: Self.choiceKeys) else { return choices }
    let switches: [(String, WritableKeyPath<Choices, Bool>)] = [
      ("bodyHidesLocalizationKey", \.bodyHidesLocalizationKey),
      ("badgeZeroClearsNotifications", \.badgeZeroClearsNotifications),
      ("passiveShowsBanner", \.passiveShowsBanner),
      ("eitherCriticalSwitchSuffices", \.eitherCriticalSwitchSuffices),
      ("replacementAlertsAgain", \.replacementAlertsAgain),
      ("refusesBackgroundAtPriority10", \.refusesBackgroundAtPriority10),
      ("defaultActionRemoves", \.defaultActionRemoves), ("pastExpirationTriesOnce", \.pastExpirationTriesOnce),
      ("filesRunServiceExtensions", \.filesRunServiceExtensions),
    ]
    for (key, choice) in switches {
      if let flag = fields.flag(key, in: object) { choices[keyPath: choice] = flag }
    }
    // An hour is more than anyone waits for a banner; a tenth of a second is the least that can be seen.
    choices.bannerSeconds = fields.number("bannerSeconds", in: object, range: 0.1...3600) ?? choices.bannerSeconds
    choices.lowPriorityGroupingSeconds =
      fields.number("lowPriorityGroupingSeconds", in: object, range: 0...86_400) ?? choices.lowPriorityGroupingSeconds
    if let count = fields.integer("backgroundPushesPerHour", in: object, range: 0...1000) {
      choices.backgroundPushesPerHour = Int(count)
    }
    if let limit = fields.integer("listedNotificationLimit", in: object, range: 1...1_000_000) {
      choices.listedNotificationLimit = Int(limit)
    }
    return choices
  }
}
