public import Center

extension Store {
  /// Everything that a center needs to go on; what only grows (deliveries, responses, ledgers) by its newest part.
  public func load() throws(StoreError) -> StoredCenter {
    try reporting { () throws(Connection.Failure) in
      var stored = StoredCenter()
      stored.device = try loadDevice()
      stored.notifications = try rows(
        "SELECT \(Notification.columns) FROM notification ORDER BY sequence", [], Notification.init(row:))
      stored.recentDeliveries = try newest(
        "SELECT \(Delivery.columns) FROM delivery ORDER BY sequence DESC LIMIT ?", Delivery.init(row:))
      stored.recentResponses = try newest(
        "SELECT \(Response.columns) FROM response ORDER BY sequence DESC LIMIT ?", Response.init(row:))
      stored.liveActivities = try rows(
        "SELECT \(LiveActivity.columns) FROM live_activity ORDER BY started_at, identifier", [],
        LiveActivity.init(row:))
      stored.storedPushes = try rows(
        """
        SELECT \(Delivery.columns), payload, \(StoredPush.columns)
        FROM stored_push JOIN delivery USING (sequence) ORDER BY sequence
        """, [], StoredPush.init(row:))
      stored.responseCount = try connection.integer("SELECT max(sequence) FROM response") ?? 0
      stored.lastSequence = max(
        try connection.integer("SELECT max(sequence) FROM delivery") ?? 0,
        try connection.integer("SELECT max(revision) FROM delivery WHERE revision IS NOT NULL") ?? 0,
        stored.notifications.last?.sequence ?? 0)
      try loadApps(into: &stored)
      return stored
    }
  }

  private func loadDevice() throws(Connection.Failure) -> Device {
    var device = Device()
    let row = try connection.statement(
      "SELECT is_locked, focus, is_ringer_on, is_online, foreground_app, is_low_power, locale FROM device WHERE number = 1"
    )
    defer { row.reset() }
    guard try row.step() else { return device }
    device.isLocked = row.integer(0) != 0
    device.focus = row.optionalText(1)
    device.isRingerOn = row.integer(2) != 0
    device.isOnline = row.integer(3) != 0
    device.foregroundApp = row.optionalText(4)
    device.isLowPower = row.integer(5) != 0
    device.locale = row.optionalText(6)
    return device
  }

  private func loadApps(into stored: inout StoredCenter) throws(Connection.Failure) {
    let settings = try connection.statement("SELECT bundle_identifier, settings FROM app_settings")
    while try settings.step() { stored.settings[settings.text(0)] = AppProfile.Settings(column: settings.text(1)) }
    settings.reset()
    let wakes = try connection.statement("SELECT bundle_identifier, woken_at FROM app_wakes")
    while try wakes.step() {
      let moments = wakes.text(1).split(separator: " ").compactMap { Int64($0) }
      stored.wakes[wakes.text(0)] = moments.map(Timestamp.init(milliseconds:))
    }
    wakes.reset()
    let badges = try connection.statement("SELECT bundle_identifier, badge FROM badge")
    while try badges.step() { stored.badges[badges.text(0)] = badges.integer(1) }
    badges.reset()
    for bundleIdentifier in stored.badges.keys {
      stored.ledgers[bundleIdentifier] = try ledger(of: bundleIdentifier)
    }
  }

  /// The newest changes of an app's badge, oldest first.
  private func ledger(of bundleIdentifier: String) throws(Connection.Failure) -> [BadgeChange] {
    let changes = try rows(
      """
      SELECT bundle_identifier, changed_at, badge_before, badge_after, cause FROM badge_change
      WHERE bundle_identifier = ? ORDER BY number DESC LIMIT ?
      """, [.text(bundleIdentifier), .integer(Int64(CenterState.App.ledgerLimit))]
    ) { row in
      BadgeChange(
        storedFor: row.text(0), changedAt: Timestamp(milliseconds: row.integer(1)), before: row.integer(2),
        after: row.integer(3), cause: row.text(4))
    }
    return changes.reversed()
  }

  private func newest<Value>(
    _ sql: String, _ value: (Statement) -> Value?
  ) throws(Connection.Failure) -> [Value] {
    try rows(sql, [.integer(Int64(CenterState.recentLimit))], value).reversed()
  }

  /// The value of each row.
  ///
  /// A row that is no value of ours means a damaged file.
  func rows<Value>(
    _ sql: String, _ parameters: [SQLValue] = [], _ value: (Statement) -> Value?
  ) throws(Connection.Failure) -> [Value] {
    let statement = try connection.statement(sql)
    defer { statement.reset() }
    try statement.bind(parameters)
    var values: [Value] = []
    while try statement.step() {
      guard let value = value(statement) else { throw .corrupt("a row holds a word that no version of belfry writes") }
      values.append(value)
    }
    return values
  }
}
