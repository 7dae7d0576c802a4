/// What was on disk, for a center that starts again.
public struct StoredCenter: Sendable {
  public var device: Device
  /// In the order of their sequence numbers, ascending.
  public var notifications: [Notification]
  public var badges: [String: Int64]
  public var ledgers: [String: [BadgeChange]]
  public var settings: [String: AppProfile.Settings]
  public var liveActivities: [LiveActivity]
  public var recentDeliveries: [Delivery]
  public var recentResponses: [Response]
  public var responseCount: Int64
  public var lastSequence: Int64
  /// Nothing stored yet.
  public init() {
    device = Device()
    notifications = []
    badges = [:]
    ledgers = [:]
    settings = [:]
    liveActivities = []
    recentDeliveries = []
    recentResponses = []
    responseCount = 0
    lastSequence = 0
  }
}

extension CenterState {
  /// The phone as it was: `stored` under today's profiles. Linear in what is stored; decides nothing again.
  public init(restoring stored: StoredCenter, now: Timestamp, deviceProfile: DeviceProfile, profiles: [AppProfile]) {
    self.init(now: now, deviceProfile: deviceProfile, profiles: profiles)
  }
}
