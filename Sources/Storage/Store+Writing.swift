public import Center

extension Store {
  /// Stores what `effects` ask for, all of it or nothing; sounds and programs are not its business.
  public func apply(_ effects: [CenterEffect]) throws(StoreError) {
    guard effects.contains(where: \.isStored) else { return }
    try reporting { () throws(Connection.Failure) in
      try connection.transaction { () throws(Connection.Failure) in
        for effect in effects { try write(effect) }
      }
    }
  }

  func write(_ effect: CenterEffect) throws(Connection.Failure) {
    switch effect {
    case .storeDelivery(let delivery, let payload):
      try connection.statement(Delivery.insertion).run(delivery.row(payload: payload))
    case .storePush(let push):
      try connection.statement(StoredPush.insertion).run(push.row)
    case .removePush(let sequence):
      try connection.statement("DELETE FROM stored_push WHERE sequence = ?").run([.integer(sequence)])
    case .storeWakes(let bundleIdentifier, let wakes):
      try connection.statement("INSERT OR REPLACE INTO app_wakes (bundle_identifier, woken_at) VALUES (?, ?)")
        .run([.text(bundleIdentifier), .text(wakes.map { String($0.milliseconds) }.joined(separator: " "))])
    case .storeNotification(let notification):
      try connection.statement(Notification.insertion).run(notification.row)
    case .removeNotification(let key, let reason):
      try remove(key, reason: reason)
    case .storeResponse(let response):
      try connection.statement(Response.insertion).run(response.row)
    case .storeDelegateOutcome(let response, let outcome):
      try connection.statement(
        "UPDATE response SET delegate_state = ?, delegate_attempts = ?, delegate_reason = ? WHERE sequence = ?"
      ).run(outcome.row + [.integer(response)])
    case .storeBadge(let change):
      try write(change)
    case .storeDevice(let device):
      try write(device)
    case .storeSettings(let bundleIdentifier, let settings):
      try connection.statement("INSERT OR REPLACE INTO app_settings (bundle_identifier, settings) VALUES (?, ?)")
        .run([.text(bundleIdentifier), .text(settings.column)])
    case .storeLiveActivity(let activity):
      try connection.statement(LiveActivity.insertion).run(activity.row)
    case .removeLiveActivity(let identifier):
      try connection.statement("DELETE FROM live_activity WHERE identifier = ?").run([.text(identifier)])
    case .playSound, .runServiceExtension, .stopServiceExtension: break
    }
  }

  /// Takes a notification out of the list and records why.
  private func remove(_ key: NotificationKey, reason: RemovalReason) throws(Connection.Failure) {
    let named: [SQLValue] = [.text(key.bundleIdentifier), .text(key.requestIdentifier)]
    try connection.statement(
      """
      INSERT INTO removal (bundle_identifier, request_identifier, sequence, reason)
      SELECT bundle_identifier, request_identifier, sequence, ?3 FROM notification
      WHERE bundle_identifier = ?1 AND request_identifier = ?2
      """
    ).run(named + [.text(reason.rawValue)])
    try connection.statement("DELETE FROM notification WHERE bundle_identifier = ? AND request_identifier = ?")
      .run(named)
  }

  private func write(_ change: BadgeChange) throws(Connection.Failure) {
    try connection.statement(
      """
      INSERT INTO badge_change (bundle_identifier, changed_at, badge_before, badge_after, cause) VALUES (?, ?, ?, ?, ?)
      """
    ).run([
      .text(change.bundleIdentifier), .moment(change.changedAt), .integer(change.before), .integer(change.after),
      .text(change.cause),
    ])
    try connection.statement("INSERT OR REPLACE INTO badge (bundle_identifier, badge) VALUES (?, ?)")
      .run([.text(change.bundleIdentifier), .integer(change.after)])
  }

  private func write(_ device: Device) throws(Connection.Failure) {
    try connection.statement(
      """
      INSERT OR REPLACE INTO device (number, is_locked, focus, is_ringer_on, is_online, foreground_app, is_low_power, locale)
      VALUES (1, ?, ?, ?, ?, ?, ?, ?)
      """
    ).run([
      .flag(device.isLocked), .optional(device.focus), .flag(device.isRingerOn), .flag(device.isOnline),
      .optional(device.foregroundApp), .flag(device.isLowPower), .optional(device.locale),
    ])
  }
}

extension CenterEffect {
  /// Whether the store has something to write for it.
  fileprivate var isStored: Bool {
    switch self {
    case .playSound, .runServiceExtension, .stopServiceExtension: false
    default: true
    }
  }
}
