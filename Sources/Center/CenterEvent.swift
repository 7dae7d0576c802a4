public import Payload

/// Something that happened to the phone. Every event comes with its moment: `reduce(_:at:)`.
public enum CenterEvent: Equatable, Sendable {
  case payloadArrived(Arrival)
  /// A button, or `com.apple.UNNotificationDefaultActionIdentifier`.
  case actionChosen(NotificationKey, actionIdentifier: String, userText: String?)
  /// Swiped away or cleared, explicitly.
  case notificationsDismissed([NotificationKey])
  case threadDismissed(ThreadKey)
  case allDismissed
  /// The banner was flicked away: the notification stays, the app hears nothing.
  case bannerDismissed
  case liveActivityDismissed(identifier: String)
  case locked
  case unlocked
  case focusChanged(String?)
  case ringerSwitched(on: Bool)
  case connectionChanged(isOnline: Bool)
  case foregroundAppChanged(String?)
  /// Profiles were read (again): the whole set. Apps with state but without a profile get a plain one.
  case profilesLoaded([AppProfile])
  case deviceProfileLoaded(DeviceProfile)
  case settingsChanged(bundleIdentifier: String, AppProfile.Settings)
  /// Nothing but time has passed: banners leave, summaries come, activities go stale.
  case timePassed
}

/// What the shell has to do, in this order. Effects are values: a test compares them.
public enum CenterEffect: Equatable, Sendable {
  case storeDelivery(Delivery, payload: [UInt8])
  /// Insert, or replace the row with the same key.
  case storeNotification(Notification)
  case removeNotification(NotificationKey, RemovalReason)
  case storeResponse(Response)
  case storeBadge(BadgeChange)
  case storeDevice(Device)
  case storeSettings(bundleIdentifier: String, AppProfile.Settings)
  case storeLiveActivity(LiveActivity)
  case removeLiveActivity(identifier: String)
  case playSound(SoundEvent)
}

/// Why a notification left the list.
public enum RemovalReason: String, CaseIterable, Sendable {
  case opened, actedUpon = "acted-upon", dismissed, cleared, badgeZero = "badge-zero", listLimit = "list-limit"
}

/// A line of an app's badge ledger.
public struct BadgeChange: Equatable, Sendable {
  public var bundleIdentifier: String
  public var changedAt: Timestamp
  public var before: Int64
  public var after: Int64
  /// Who set it: a delivery's identifier, or words such as `badges switched off`.
  public var cause: String
}

/// A Live Activity on the Lock Screen.
///
/// Source: apple-rules 9.
public struct LiveActivity: Equatable, Sendable {
  public enum State: String, CaseIterable, Sendable { case active, stale, ended }
  public var identifier: String
  public var bundleIdentifier: String
  public var attributesType: String
  /// Minified JSON.
  public var attributes: String
  /// Minified JSON.
  public var contentState: String
  public var state: State
  /// The `timestamp` of the newest push that was applied, in seconds.
  public var timestamp: Double
  public var startedAt: Timestamp
  public var updatedAt: Timestamp
  public var staleAt: Timestamp?
  public var endedAt: Timestamp?
  /// When it leaves the Lock Screen.
  public var dismissAt: Timestamp
  public var relevanceScore: Double
  public var title: String
  public var body: String
  public var updateCount: Int
}
