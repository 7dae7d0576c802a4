/// Why a device token does not count any more.
public enum TokenEnd: Sendable {
  /// The app was removed, reinstalled, or restored to another device.
  case unregistered
  /// The token expired.
  case expired
}

/// Something that happened to the phone.
///
/// Every event comes with its moment: `reduce(_:at:)`.
public enum CenterEvent: Equatable, Sendable {
  /// A push came in: to this phone alone, or by a channel (``Arrival/channel``).
  case payloadArrived(Arrival)
  /// Device tokens stopped to count: what waits for them is never delivered.
  case tokensEnded([String], TokenEnd)
  /// A button, or `com.apple.UNNotificationDefaultActionIdentifier`.
  ///
  /// Nothing happens where ``CenterState/responseObstacle(for:action:userText:)`` finds one.
  case actionChosen(NotificationKey, actionIdentifier: String, userText: String?)
  /// Swiped away or cleared, explicitly.
  case notificationsDismissed([NotificationKey])
  /// A whole stack was cleared, explicitly.
  case threadDismissed(ThreadKey)
  /// The whole list was cleared, explicitly.
  case allDismissed
  /// The last dismissal of notifications was taken back.
  ///
  /// ``CenterState/dismissalUndo`` tells beforehand what comes back; nothing happens where it is nil.
  case dismissalUndone
  /// The banner was flicked away: the notification stays, the app hears nothing.
  case bannerDismissed
  /// A Live Activity was swiped off the Lock Screen.
  case liveActivityDismissed(identifier: String)
  /// An app's delegate was told of a response, or could not be.
  case delegateReported(DelegateReport)
  /// An app's service extension was started for the delivery with this number.
  case serviceExtensionStarted(delivery: Int64)
  /// An app's service extension is done with the delivery with this number.
  ///
  /// Nothing happens where the delivery does not wait for it.
  case serviceExtensionEnded(delivery: Int64, ServiceExtensionRun)
  /// The device was locked.
  case locked
  /// The device was unlocked.
  case unlocked
  /// A Focus was turned on by its identifier, or off with nil.
  ///
  /// One that the device does not have changes nothing.
  case focusChanged(String?)
  /// The Ring/Silent switch was moved.
  case ringerSwitched(on: Bool)
  /// The device lost or found its connection.
  case connectionChanged(isOnline: Bool)
  /// Another language was chosen, such as `ur_PK`; nil: that of the device's profile.
  ///
  /// What is no locale changes nothing.
  case localeChanged(String?)
  /// Low Power Mode was turned on or off.
  case lowPowerSwitched(on: Bool)
  /// An app came to the front by its bundle identifier; nil for the home screen.
  case foregroundAppChanged(String?)
  /// Profiles were read (again): the whole set.
  ///
  /// Apps with state but without a profile get a plain one.
  case profilesLoaded([AppProfile])
  /// The device's profile was read (again).
  case deviceProfileLoaded(DeviceProfile)
  /// The user changed an app's settings.
  case settingsChanged(bundleIdentifier: String, AppProfile.Settings)
  /// Nothing but time has passed: banners leave, summaries come, activities go stale.
  case timePassed
}
