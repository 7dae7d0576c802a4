/// What the phone is set to: Focus modes, summary times, language. Read from `device.json`.
public struct DeviceProfile: Equatable, Sendable {
  /// The Focus modes in the order of the picker; Do Not Disturb, Work and Sleep are always there.
  public var focusModes: [FocusMode]
  /// When the scheduled summary comes: minutes after midnight, local time, ascending.
  public var summaryTimes: [Int]
  /// The language and region, `en_US`.
  public var locale: String
  /// Seconds east of UTC, for everything shown.
  public var secondsFromUTC: Int
  /// When text is shown, unless the app's settings say otherwise.
  public var showPreviews: AppProfile.PreviewPolicy
  /// The choices where Apple's behaviour is not known (docs/apple-rules.md).
  public var choices: Choices

  /// The device of somebody who configured nothing.
  public static let standard = DeviceProfile(
    focusModes: FocusMode.readyMade, summaryTimes: [8 * 60, 18 * 60], locale: "en_US", secondsFromUTC: 0,
    showPreviews: .always, choices: Choices())
}

/// A Focus: who and what may interrupt.
///
/// Source: apple-rules 7.3.
public struct FocusMode: Equatable, Sendable {
  /// `do-not-disturb`, `work`, `sleep` or the user's own.
  public var identifier: String
  public var name: String
  public var glyph: String
  /// Bundle identifiers of apps that may interrupt.
  public var allowedApps: Set<String>
  /// Whether Time Sensitive notifications of other apps come through.
  public var allowsTimeSensitive: Bool
  /// The app's Focus filter: the `filter-criteria` values that pass, by bundle identifier. No entry: no filter.
  public var filters: [String: Set<String>]

  /// The three that every device has.
  public static let readyMade = [
    FocusMode(
      identifier: "do-not-disturb", name: "Do Not Disturb", glyph: "☾", allowedApps: [], allowsTimeSensitive: false,
      filters: [:]),
    FocusMode(
      identifier: "work", name: "Work", glyph: "▣", allowedApps: [], allowsTimeSensitive: true, filters: [:]),
    FocusMode(identifier: "sleep", name: "Sleep", glyph: "☽", allowedApps: [], allowsTimeSensitive: false, filters: [:]),
  ]
}

/// One switch for each place where Apple's behaviour is unknown or where Apple is silent (status D or U).
public struct Choices: Equatable, Sendable {
  /// A `body` that is present, even empty, hides `loc-key` (apple-rules 1.5).
  public var bodyHidesLocalizationKey = true
  /// A push with `badge` 0 also removes the app's notifications from the list (apple-rules 1.6).
  public var badgeZeroClearsNotifications = true
  /// A passive notification shows a banner on an unlocked device (apple-rules 7.1).
  public var passiveShowsBanner = false
  /// Seconds that a temporary banner stays (apple-rules 7.4).
  public var bannerSeconds: Double = 5
  /// Either critical switch makes a notification critical (apple-rules 7.1).
  public var eitherCriticalSwitchSuffices = true
  /// A replacement alerts again and moves to the top (apple-rules 7.9).
  public var replacementAlertsAgain = true
  /// `background` with priority 10 is refused (apple-rules 2.4).
  public var refusesBackgroundAtPriority10 = true
  /// A tap takes the notification out of the list (apple-rules 7.9).
  public var defaultActionRemoves = true
  /// The newest notifications that the list holds.
  public var listedNotificationLimit = 20_000
  /// The choices as documented.
  public init() {}
}
