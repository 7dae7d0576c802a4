import Center
import Payload

extension AppProfile.Settings {
  /// The settings as the JSON text of their column.
  var column: String {
    var text = JSONText()
    text.object {
      $0.member("authorization", authorization.rawValue)
      $0.member("alerts", alerts)
      $0.member("sounds", sounds)
      $0.member("badges", badges)
      $0.member("lockScreen", lockScreen)
      $0.member("notificationCenter", notificationCenter)
      $0.member("banners", banners)
      $0.member("bannerStyle", bannerStyle.rawValue)
      $0.member("grouping", grouping.rawValue)
      if let showPreviews { $0.member("showPreviews", showPreviews.rawValue) }
      $0.member("scheduledSummary", scheduledSummary)
      $0.member("timeSensitive", timeSensitive)
      $0.member("criticalAlerts", criticalAlerts)
      $0.member("soundOncePerThread", soundOncePerThread)
    }
    return text.text
  }

  /// Reads the column.
  ///
  /// A switch that it does not name has its first value, so that a new switch needs no migration.
  init(column text: String) {
    self.init()
    guard let root = JSONDocument(Array(text.utf8)).root else { return }
    authorization = root["authorization"]?.string.flatMap(AppProfile.Authorization.init) ?? authorization
    alerts = root["alerts"]?.bool ?? alerts
    sounds = root["sounds"]?.bool ?? sounds
    badges = root["badges"]?.bool ?? badges
    lockScreen = root["lockScreen"]?.bool ?? lockScreen
    notificationCenter = root["notificationCenter"]?.bool ?? notificationCenter
    banners = root["banners"]?.bool ?? banners
    bannerStyle = root["bannerStyle"]?.string.flatMap(AppProfile.BannerStyle.init) ?? bannerStyle
    grouping = root["grouping"]?.string.flatMap(AppProfile.Grouping.init) ?? grouping
    showPreviews = root["showPreviews"]?.string.flatMap(AppProfile.PreviewPolicy.init)
    scheduledSummary = root["scheduledSummary"]?.bool ?? scheduledSummary
    timeSensitive = root["timeSensitive"]?.bool ?? timeSensitive
    criticalAlerts = root["criticalAlerts"]?.bool ?? criticalAlerts
    soundOncePerThread = root["soundOncePerThread"]?.bool ?? soundOncePerThread
  }
}
