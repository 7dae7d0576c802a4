public import Payload

/// What a developer tells Belfry about an app: its looks, what it may do, what the user allowed, what it registered.
///
/// Read from `<bundle id>.app.json` by ``AppProfileFile``; an app without a profile gets
/// ``AppProfile/plain(bundleIdentifier:)``. Every key is explained in `docs/profiles.md`.
public struct AppProfile: Equatable, Sendable {
  /// What Apple or the developer portal lets the app do.
  public enum Capability: String, CaseIterable, Sendable {
    /// The Time Sensitive capability (apple-rules 7.1).
    case timeSensitive = "time-sensitive"
    /// The Critical Alerts entitlement (apple-rules 7.1).
    case criticalAlerts = "critical-alerts"
    /// The entitlement to suppress a notification in the service extension (apple-rules 8.3).
    case filtering
    /// The Communication Notifications capability (apple-rules 7.3).
    case communication
  }
  /// What the app's delegate answers in `willPresent` while the app is in front.
  public enum PresentationOption: String, CaseIterable, Sendable {
    /// Show a banner.
    case banner
    /// File it in the list.
    case list
    /// Play its sound.
    case sound
    /// Set its badge.
    case badge
  }

  /// The app's identifier, `com.example.chat`.
  public var bundleIdentifier: String
  /// The name under the icon.
  public var name: String
  /// The icon in a terminal: one grapheme cluster, two cells at most.
  public var glyph: String
  /// The icon's colour, `#RRGGBB`.
  public var tint: String
  /// What Apple lets the app do.
  public var capabilities: Set<Capability>
  /// What the user allowed.
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
  /// What the app makes of its Live Activities, by `attributes-type`.
  public var liveActivities: [String: LiveActivityProfile] = [:]
  /// What the app draws in place of the system's expanded view.
  public var contentExtensions: [ContentExtension] = []
  /// Who gets the app's responses; nil: nobody but the log.
  public var delegate: ResponseDelegate?
  /// What changes its pushes before they are shown; nil: nothing does.
  public var serviceExtension: ServiceExtension?
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
