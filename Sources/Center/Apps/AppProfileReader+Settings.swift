import Payload

extension AppProfileReader {
  static let settingKeys = [
    "authorization", "alerts", "sounds", "badges", "lockScreen", "notificationCenter", "banners", "bannerStyle",
    "grouping", "showPreviews", "scheduledSummary", "timeSensitive", "criticalAlerts", "soundOncePerThread",
  ]

  mutating func settings(
    in root: ConfigurationReader.Object, capabilities: Set<AppProfile.Capability>
  ) -> AppProfile.Settings {
    var settings = AppProfile.Settings()
    guard let object = fields.object("settings", in: root, allowing: Self.settingKeys) else { return settings }
    settings.authorization =
      fields.word("authorization", in: object, of: AppProfile.Authorization.self) ?? settings.authorization
    settings.alerts = fields.flag("alerts", in: object) ?? settings.alerts
    settings.sounds = fields.flag("sounds", in: object) ?? settings.sounds
    settings.badges = fields.flag("badges", in: object) ?? settings.badges
    settings.lockScreen = fields.flag("lockScreen", in: object) ?? settings.lockScreen
    settings.notificationCenter = fields.flag("notificationCenter", in: object) ?? settings.notificationCenter
    settings.banners = fields.flag("banners", in: object) ?? settings.banners
    settings.bannerStyle =
      fields.word("bannerStyle", in: object, of: AppProfile.BannerStyle.self) ?? settings.bannerStyle
    settings.grouping = fields.word("grouping", in: object, of: AppProfile.Grouping.self) ?? settings.grouping
    settings.showPreviews = fields.word("showPreviews", in: object, of: AppProfile.PreviewPolicy.self)
    settings.scheduledSummary = fields.flag("scheduledSummary", in: object) ?? settings.scheduledSummary
    settings.timeSensitive = fields.flag("timeSensitive", in: object) ?? settings.timeSensitive
    settings.criticalAlerts = fields.flag("criticalAlerts", in: object) ?? settings.criticalAlerts
    settings.soundOncePerThread = fields.flag("soundOncePerThread", in: object) ?? settings.soundOncePerThread
    reportSettingWithoutCapability("timeSensitive", needs: .timeSensitive, of: capabilities, in: object)
    reportSettingWithoutCapability("criticalAlerts", needs: .criticalAlerts, of: capabilities, in: object)
    return settings
  }

  /// A switch that the system's settings would not even show.
  private mutating func reportSettingWithoutCapability(
    _ key: String, needs capability: AppProfile.Capability, of capabilities: Set<AppProfile.Capability>,
    in object: ConfigurationReader.Object
  ) {
    guard let value = fields.value(key, in: object), value.json.bool == true, !capabilities.contains(capability) else {
      return
    }
    fields.report(
      .warning, "does nothing: the app lacks the capability '\(capability.rawValue)'", at: value,
      suggestion: "add it to 'capabilities'")
  }
}
