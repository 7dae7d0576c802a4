/// What the shell has to do, in this order.
///
/// Effects are values: a test compares them.
public enum CenterEffect: Equatable, Sendable {
  /// Keep the record of an arrival, and its payload as it came; in place of the one with the same number.
  case storeDelivery(Delivery, payload: [UInt8])
  /// Keep a push that waits, or replace the one with the same number; its record was stored before.
  case storePush(StoredPush)
  /// The push with this number waits no longer.
  case removePush(sequence: Int64)
  /// Keep when an app was woken lately.
  case storeWakes(bundleIdentifier: String, [Timestamp])
  /// Insert, or replace the row with the same key.
  case storeNotification(Notification)
  /// It is in the list no longer.
  case removeNotification(NotificationKey, RemovalReason)
  /// Keep a response.
  case storeResponse(Response)
  /// Keep what became of telling an app's delegate of the response with this number.
  case storeDelegateOutcome(response: Int64, DelegateOutcome)
  /// Keep a line of a badge ledger; its `after` is the badge now.
  case storeBadge(BadgeChange)
  /// Keep what the device is doing.
  case storeDevice(Device)
  /// Keep an app's settings, which from now on count more than its profile's.
  case storeSettings(bundleIdentifier: String, AppProfile.Settings)
  /// Insert, or replace the one with the same identifier.
  case storeLiveActivity(LiveActivity)
  /// Forget a Live Activity.
  case removeLiveActivity(identifier: String)
  /// Run an app's service extension, and tell with ``CenterEvent/serviceExtensionEnded(delivery:_:)`` what came of it.
  case runServiceExtension(ServiceExtensionRequest)
  /// Nobody waits any more for the service extension that has the delivery with this number.
  case stopServiceExtension(delivery: Int64)
  /// Make the device heard.
  case playSound(SoundEvent)
}

/// Why a notification left the list.
public enum RemovalReason: String, CaseIterable, Sendable {
  /// It was tapped, which opened its app.
  case opened
  /// One of its actions was chosen.
  case actedUpon = "acted-upon"
  /// It was swiped away, alone or with its stack.
  case dismissed
  /// The whole list was cleared.
  case cleared
  /// One with the same identifier took its place, which is a banner only and not in the list.
  case replaced
  /// A push set its app's badge to 0 (apple-rules 1.6).
  case badgeZero = "badge-zero"
  /// Its app took it away: a delegate's `removeDelivered`.
  case removedByApp = "removed-by-app"
  /// The list was full, and it was the oldest.
  case listLimit = "list-limit"
}
