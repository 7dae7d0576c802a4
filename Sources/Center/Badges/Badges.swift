extension CenterState {
  /// Sets the badge of `app`, which exists, and writes it into the ledger; the last writer wins.
  ///
  /// Source: apple-rules 7.9.
  mutating func setBadge(of app: String, to badge: Int64, cause: String, _ effects: inout [CenterEffect]) {
    guard let before = apps[app]?.badge else { return }
    let change = BadgeChange(bundleIdentifier: app, changedAt: now, before: before, after: badge, cause: cause)
    apps[app]?.badge = badge
    apps[app]?.ledger.append(change)
    if let count = apps[app]?.ledger.count, count > App.ledgerLimit {
      apps[app]?.ledger.removeFirst(count - App.ledgerLimit)
    }
    effects.append(.storeBadge(change))
  }
}
