/// One switch for each place where Apple's behaviour is unknown or where Apple is silent (status D or U).
///
/// Set under `choices` in `device.json`.
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
  /// A push whose `apns-expiration` is past, but not 0, gets one attempt all the same (apple-rules 2.4).
  public var pastExpirationTriesOnce = true
  /// Seconds in which pushes of priority 5 and 1 gather before they come together; 0: each comes at once (apple-rules 6).
  public var lowPriorityGroupingSeconds: Double = 0
  /// How often within an hour a push of the type `background` wakes an app; 0: without a limit (apple-rules 6).
  public var backgroundPushesPerHour = 3
  /// A push from a file runs the app's service extension, which `simctl push` never does (apple-rules 10).
  public var filesRunServiceExtensions = true
  /// The newest notifications that the list holds.
  public var listedNotificationLimit = 20_000
  /// The choices as documented.
  public init() {}
}
