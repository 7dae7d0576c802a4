/// What the phone is doing right now.
public struct Device: Equatable, Sendable {
  /// Whether it is locked.
  public var isLocked = false
  /// The identifier of the Focus that is on.
  public var focus: String?
  /// Whether the Ring/Silent switch stands on ring.
  public var isRingerOn = true
  /// Whether it has a connection.
  public var isOnline = true
  /// Whether it saves power, so that only pushes of priority 10 come at once (apple-rules 6).
  public var isLowPower = false
  /// The bundle identifier of the app in front.
  public var foregroundApp: String?
  /// The language that the user chose; nil: as the device's profile says.
  public var locale: String?
  /// An unlocked phone with nothing on.
  public init() {}
}
