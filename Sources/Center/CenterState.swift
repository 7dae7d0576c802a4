public import Payload

/// What the phone knows: apps, notifications in their threads, banner, badges, Focus, responses.
///
/// A value. It is changed by ``reduce(_:at:)`` alone, which returns what the shell has to do. Orders and counts are
/// maintained by the reducer, never recomputed: asking for a window of the list costs the same for 100 and for 20,000.
public struct CenterState: Equatable, Sendable {
  /// An app as the phone sees it.
  public struct App: Equatable, Sendable {
    public var profile: AppProfile
    /// 0: no badge.
    public var badge: Int64
    /// The newest changes, oldest first, at most ``ledgerLimit``; all of them are on disk.
    public var ledger: [BadgeChange]
    public static let ledgerLimit = 50
    /// Listed notifications.
    public var notificationCount: Int
  }

  /// The banner that lies over the screen.
  public struct Banner: Equatable, Sendable {
    public var key: NotificationKey
    public var shownAt: Timestamp
    /// nil: it stays until acted upon.
    public var leavesAt: Timestamp?
  }

  public internal(set) var now: Timestamp
  public internal(set) var device: Device
  public internal(set) var deviceProfile: DeviceProfile
  /// By bundle identifier.
  public internal(set) var apps: [String: App]
  public internal(set) var notifications: [NotificationKey: Notification]
  public internal(set) var threads: [ThreadKey: NotificationThread]
  /// Threads by their newest member, oldest first: the end of it is the top of the screen.
  public internal(set) var threadOrder: [OrderedThread]
  public internal(set) var banner: Banner?
  /// Waiting for the summary, in arrival order; ``summary`` orders them by relevance.
  public internal(set) var waitingForSummary: [NotificationKey]
  /// By identifier.
  public internal(set) var liveActivities: [String: LiveActivity]
  /// The newest arrivals, oldest first, at most ``recentLimit``; all of them are on disk.
  public internal(set) var recentDeliveries: [Delivery]
  /// The newest responses, oldest first, at most ``recentLimit``; all of them are on disk.
  public internal(set) var recentResponses: [Response]
  public internal(set) var responseCount: Int64
  public internal(set) var lastSequence: Int64
  public static let recentLimit = 200

  /// A thread's place in the order.
  public struct OrderedThread: Equatable, Sendable {
    /// The sequence number of its newest member; unique.
    public let newestSequence: Int64
    public let key: ThreadKey
  }

  /// A phone out of the box.
  public init(now: Timestamp, deviceProfile: DeviceProfile = .standard, profiles: [AppProfile] = []) {
    self.now = now
    self.device = Device()
    self.deviceProfile = deviceProfile
    self.apps = [:]
    self.notifications = [:]
    self.threads = [:]
    self.threadOrder = []
    self.waitingForSummary = []
    self.liveActivities = [:]
    self.recentDeliveries = []
    self.recentResponses = []
    self.responseCount = 0
    self.lastSequence = 0
    for profile in profiles {
      apps[profile.bundleIdentifier] = App(profile: profile, badge: 0, ledger: [], notificationCount: 0)
    }
  }
}
