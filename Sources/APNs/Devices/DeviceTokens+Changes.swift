public import Center

/// What happens to an app on the phone, as far as its tokens feel it.
///
/// Each change returns the tokens that it touched: they have to be stored. Source: apple-rules 2.1 (a token belongs to
/// one app on one device, and is new after a restore), 3.2 (410).
extension DeviceTokens {
  /// The app asks for its token: the one that it has, or a new one.
  ///
  /// `digits` makes the token that will be the `number`th.
  public mutating func register(
    _ bundleIdentifier: String, in environment: APNsEnvironment, at now: Timestamp, digits: (_ number: Int) -> String
  ) -> DeviceToken {
    if let current = current(of: bundleIdentifier, in: environment) { return current }
    let token = DeviceToken(
      token: digits(count + 1), bundleIdentifier: bundleIdentifier, environment: environment, registeredAt: now)
    insert(token)
    return token
  }

  /// The app is removed: its tokens no longer count.
  public mutating func remove(_ bundleIdentifier: String, at now: Timestamp) -> [DeviceToken] {
    active(of: bundleIdentifier).map { kill($0, as: .unregistered(since: now)) }
  }

  /// The app, or every app where none is named, gets a new token for each that it has; the old ones no longer count.
  ///
  /// So it is after reinstalling, and after restoring to a new device.
  public mutating func renew(
    _ bundleIdentifier: String? = nil, at now: Timestamp, digits: (_ number: Int) -> String
  ) -> [DeviceToken] {
    active(of: bundleIdentifier).flatMap { old in
      var new = old
      new.token = digits(count + 1)
      new.registeredAt = now
      let dead = kill(old, as: .unregistered(since: now))
      insert(new)
      return [new, dead]
    }
  }

  /// The token expires.
  public mutating func expire(_ token: DeviceToken, at now: Timestamp) -> DeviceToken {
    kill(token, as: .expired(since: now))
  }

  private mutating func kill(_ token: DeviceToken, as condition: DeviceToken.Condition) -> DeviceToken {
    var dead = token
    dead.condition = condition
    insert(dead)
    return dead
  }
}
