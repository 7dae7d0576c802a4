/// One of ``AppProfile/Settings`` by the key that it has in a profile, with the words that it may have.
///
/// One table for all who show or change settings by name: the device panel, the inspector, `belfry app set`.
public struct AppSetting: Sendable {
  /// The key under `settings` in a profile: `bannerStyle`.
  public let key: String
  /// The name in the system's settings: `Banner Style`.
  public let title: String
  /// The words that it may have: `on` and `off` for a switch.
  public let values: [String]
  private let read: @Sendable (AppProfile.Settings) -> String
  private let write: @Sendable (inout AppProfile.Settings, String) -> Void

  /// Every setting, in the order of the system's settings.
  public static let all: [AppSetting] = [
    word("authorization", "Allow Notifications", \.authorization),
    flag("alerts", "Alerts", \.alerts), flag("sounds", "Sounds", \.sounds), flag("badges", "Badges", \.badges),
    flag("lockScreen", "Lock Screen", \.lockScreen),
    flag("notificationCenter", "Notification Center", \.notificationCenter), flag("banners", "Banners", \.banners),
    word("bannerStyle", "Banner Style", \.bannerStyle), word("grouping", "Grouping", \.grouping),
    AppSetting(
      key: "showPreviews", title: "Show Previews",
      values: [asDevice] + AppProfile.PreviewPolicy.allCases.map(\.rawValue),
      read: { $0.showPreviews?.rawValue ?? asDevice },
      write: { $0.showPreviews = AppProfile.PreviewPolicy(rawValue: $1) }),
    flag("scheduledSummary", "Scheduled Summary", \.scheduledSummary),
    flag("timeSensitive", "Time Sensitive", \.timeSensitive),
    flag("criticalAlerts", "Critical Alerts", \.criticalAlerts),
    flag("soundOncePerThread", "One Sound per Thread", \.soundOncePerThread),
  ]

  /// The word for a setting that an app leaves to the device.
  private static let asDevice = "device"

  /// The word that it has in `settings`.
  public func value(in settings: AppProfile.Settings) -> String { read(settings) }

  /// `settings` with this one changed; nil where `value` is none of ``values``.
  public func setting(_ value: String, in settings: AppProfile.Settings) -> AppProfile.Settings? {
    guard values.contains(value) else { return nil }
    var changed = settings
    write(&changed, value)
    return changed
  }

  /// The word `step` places after the one in `settings`, round and round.
  public func value(_ step: Int, after settings: AppProfile.Settings) -> String {
    let place = values.firstIndex(of: read(settings)) ?? 0
    return values[(place + step % values.count + values.count) % values.count]
  }

  private static func flag(
    _ key: String, _ title: String, _ path: any WritableKeyPath<AppProfile.Settings, Bool> & Sendable
  ) -> AppSetting {
    AppSetting(
      key: key, title: title, values: ["on", "off"], read: { $0[keyPath: path] ? "on" : "off" },
      write: { $0[keyPath: path] = $1 == "on" })
  }

  private static func word<Word: RawRepresentable & CaseIterable & Sendable>(
    _ key: String, _ title: String, _ path: any WritableKeyPath<AppProfile.Settings, Word> & Sendable
  ) -> AppSetting where Word.RawValue == String {
    AppSetting(
      key: key, title: title, values: Word.allCases.map(\.rawValue), read: { $0[keyPath: path].rawValue },
      write: { settings, value in if let word = Word(rawValue: value) { settings[keyPath: path] = word } })
  }
}
