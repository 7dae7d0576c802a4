public import Payload

/// What a developer tells Belfry about an app: its looks, what it may do, what the user allowed, what it registered.
///
/// Read from `<bundle id>.app.json`; an app without a profile gets ``AppProfile/plain(bundleIdentifier:)``.
public struct AppProfile: Equatable, Sendable {
  /// What Apple or the developer portal lets the app do.
  public enum Capability: String, CaseIterable, Sendable {
    case timeSensitive = "time-sensitive"
    case criticalAlerts = "critical-alerts"
    case filtering
    case communication
  }
  /// What the user answered when the app asked.
  public enum Authorization: String, CaseIterable, Sendable {
    case authorized, provisional, denied
    case notDetermined = "not-determined"
  }
  /// How long a banner stays.
  public enum BannerStyle: String, CaseIterable, Sendable { case temporary, persistent }
  /// How the list is stacked.
  public enum Grouping: String, CaseIterable, Sendable {
    case automatic
    case byApp = "by-app"
    case off
  }
  /// When the text is shown.
  public enum PreviewPolicy: String, CaseIterable, Sendable {
    case always
    case whenUnlocked = "when-unlocked"
    case never
  }
  /// What the app's delegate answers in `willPresent` while the app is in front.
  public enum PresentationOption: String, CaseIterable, Sendable { case banner, list, sound, badge }

  /// The switches in the system's settings for this app.
  public struct Settings: Equatable, Sendable {
    public var authorization: Authorization = .authorized
    public var alerts = true
    public var sounds = true
    public var badges = true
    public var lockScreen = true
    public var notificationCenter = true
    public var banners = true
    public var bannerStyle: BannerStyle = .temporary
    public var grouping: Grouping = .automatic
    /// nil: as the device says.
    public var showPreviews: PreviewPolicy?
    public var scheduledSummary = false
    public var timeSensitive = true
    public var criticalAlerts = true
    /// One sound for a thread within two seconds (docs/apple-rules.md, ours).
    public var soundOncePerThread = false
    /// The settings of an app that was allowed everything.
    public init() {}
  }

  public var bundleIdentifier: String
  public var name: String
  /// One grapheme cluster, two cells at most.
  public var glyph: String
  /// `#RRGGBB`.
  public var tint: String
  public var capabilities: Set<Capability>
  public var settings: Settings
  /// What the app registered, as a whole set, in the order of the file.
  public var categories: [NotificationCategory]
  /// The app's strings, by locale identifier.
  public var localizations: [String: StringTable]
  /// The locale that counts where the device's has no table.
  public var developmentLocale: String
  /// Sound files in the bundle; nil where the profile does not say.
  public var sounds: [String]?
  /// `willPresent`'s answer while the app is in front.
  public var foregroundPresentation: Set<PresentationOption>
  /// Whether this was made up because no profile exists.
  public var isPlain: Bool

  /// The profile of an app that nobody described.
  public static func plain(bundleIdentifier: String) -> AppProfile {
    AppProfile(
      bundleIdentifier: bundleIdentifier, name: bundleIdentifier, glyph: "◆", tint: "#8E8E93", capabilities: [],
      settings: Settings(), categories: [], localizations: [:], developmentLocale: "en", sounds: nil,
      foregroundPresentation: [], isPlain: true)
  }
}

/// A category that an app registered: which buttons its notifications have.
///
/// Source: apple-rules 7.8.
public struct NotificationCategory: Equatable, Sendable {
  public enum Option: String, CaseIterable, Sendable {
    case customDismissAction, allowInCarPlay, hiddenPreviewsShowTitle, hiddenPreviewsShowSubtitle, allowAnnouncement
  }
  public var identifier: String
  public var actions: [NotificationAction]
  public var options: Set<Option>
  /// Text in place of a hidden body; `%u` is the number of notifications in the thread.
  public var hiddenPreviewsBodyPlaceholder: String?
}

/// A button of a category.
public struct NotificationAction: Equatable, Sendable {
  public enum Option: String, CaseIterable, Sendable { case authenticationRequired, destructive, foreground }
  /// The text field of a `UNTextInputNotificationAction`.
  public struct TextInput: Equatable, Sendable {
    public var buttonTitle: String
    public var placeholder: String
  }
  public var identifier: String
  public var title: String
  public var options: Set<Option>
  public var textInput: TextInput?
}
