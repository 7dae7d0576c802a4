/// What was on disk, for a center that starts again.
public struct StoredCenter: Sendable {
  /// What the phone was doing.
  public var device: Device
  /// In the order of their sequence numbers, ascending.
  public var notifications: [Notification]
  /// By bundle identifier.
  public var badges: [String: Int64]
  /// The newest changes of each app's badge, oldest first, by bundle identifier.
  public var ledgers: [String: [BadgeChange]]
  /// The settings that were changed while a center ran, by bundle identifier.
  public var settings: [String: AppProfile.Settings]
  /// Pushes that wait, oldest first.
  public var storedPushes: [StoredPush]
  /// When apps were woken lately, oldest first, by bundle identifier.
  public var wakes: [String: [Timestamp]]
  /// All that were not removed.
  public var liveActivities: [LiveActivity]
  /// The newest, oldest first.
  public var recentDeliveries: [Delivery]
  /// The newest, oldest first.
  public var recentResponses: [Response]
  /// How many responses there were, ever.
  public var responseCount: Int64
  /// The sequence number given last.
  public var lastSequence: Int64
  /// Nothing stored yet.
  public init() {
    device = Device()
    notifications = []
    badges = [:]
    ledgers = [:]
    settings = [:]
    storedPushes = []
    wakes = [:]
    liveActivities = []
    recentDeliveries = []
    recentResponses = []
    responseCount = 0
    lastSequence = 0
  }
}
