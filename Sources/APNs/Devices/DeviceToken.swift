public import Center

/// A device token: an app on this phone, in one environment.
///
/// Source: apple-rules 2.1 (token) and 3.2 (410).
public struct DeviceToken: Equatable, Sendable {
  /// Whether a push to it arrives.
  public enum Condition: Equatable, Sendable {
    case active
    /// The app was removed or reinstalled: 410 `Unregistered` with the moment.
    case unregistered(since: Timestamp)
    /// 410 `ExpiredToken` with the moment.
    case expired(since: Timestamp)

    /// `active`, `unregistered` or `expired`.
    public var word: String {
      switch self {
      case .active: "active"
      case .unregistered: "unregistered"
      case .expired: "expired"
      }
    }

    /// Since when it no longer counts; nil while it does.
    public var since: Timestamp? {
      switch self {
      case .active: nil
      case .unregistered(let since), .expired(let since): since
      }
    }
  }

  /// Hexadecimal digits in lower case.
  public var token: String
  /// The app.
  public var bundleIdentifier: String
  /// Where it is known.
  public var environment: APNsEnvironment
  /// Whether it counts.
  public var condition: Condition
  /// When the app got it.
  public var registeredAt: Timestamp

  /// Makes a token.
  public init(
    token: String, bundleIdentifier: String, environment: APNsEnvironment, condition: Condition = .active,
    registeredAt: Timestamp
  ) {
    self.token = token
    self.bundleIdentifier = bundleIdentifier
    self.environment = environment
    self.condition = condition
    self.registeredAt = registeredAt
  }
}
