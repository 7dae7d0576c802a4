/// What the phone knows: apps, notifications in their threads, banner, badges, Focus, responses.
///
/// A value. It is changed by ``reduce(_:at:)`` alone, which returns what the shell has to do. Orders and counts are
/// maintained by the reducer, never recomputed: asking for a window of the list costs the same for 100 and for 20,000.
public struct CenterState: Equatable, Sendable {
  /// The moment of the last event; it never goes back.
  public internal(set) var now: Timestamp
  /// What the phone is doing.
  public internal(set) var device: Device
  /// What the phone is set to.
  public internal(set) var deviceProfile: DeviceProfile
  /// By bundle identifier.
  public internal(set) var apps: [String: App]
  /// All that are in the list, wait for the summary, or are the banner.
  public internal(set) var notifications: [NotificationKey: Notification]
  /// The stacks of the list.
  public internal(set) var threads: [ThreadKey: NotificationThread]
  /// Threads by their newest member, oldest first, what the Focus that is on silenced before all others: the end of it
  /// is the top of the screen.
  public internal(set) var threadOrder: SequenceOrdered<OrderedThread>
  /// How many notifications lie under the heading of the Focus that is on.
  public internal(set) var heldCount: Int
  /// The banner that lies over the screen.
  public internal(set) var banner: Banner?
  /// Waiting for the scheduled summary, in arrival order.
  public internal(set) var waitingForSummary: SequenceOrdered<NotificationThread.Member>
  /// Waiting for the scheduled summary, the most relevant first; the first one is featured (apple-rules 7.2).
  public internal(set) var summary: [NotificationKey]
  /// Pushes that wait to be delivered, the oldest first.
  public internal(set) var storedPushes: SequenceOrdered<StoredPush>
  /// Pushes that the service extensions of apps have, the oldest first.
  public internal(set) var extensionPushes: SequenceOrdered<StoredPush>
  /// The numbers of those that this process handed over; the others were interrupted.
  var runningExtensions: Set<Int64>
  /// By identifier.
  ///
  /// Ended ones are remembered for a while after they left the Lock Screen, so that a late push does not bring them
  /// back: ``orderedLiveActivities`` is what can be seen.
  public internal(set) var liveActivities: [String: LiveActivity]
  /// The newest arrivals, oldest first, at most ``recentLimit``; all of them are on disk.
  public internal(set) var recentDeliveries: [Delivery]
  /// The newest responses, oldest first, at most ``recentLimit``; all of them are on disk.
  public internal(set) var recentResponses: [Response]
  /// How many responses there were, ever.
  public internal(set) var responseCount: Int64
  /// The sequence number given last.
  public internal(set) var lastSequence: Int64
  /// Categories whose meaning changed while the center ran, oldest first, at most ``redefinitionLimit``.
  public internal(set) var redefinedCategories: [CategoryRedefinition]
  /// What the user dismissed and can bring back.
  var dismissals: DismissalHistory
  /// What came, changed and went lately.
  var changes: ListChanges
  /// Which notification is the oldest.
  var arrivals: ArrivalOrder

  /// How many arrivals and responses are kept at hand.
  public static let recentLimit = 200
  /// How many redefinitions of categories are kept at hand.
  public static let redefinitionLimit = 20

  /// A phone out of the box.
  public init(now: Timestamp, deviceProfile: DeviceProfile = .standard, profiles: [AppProfile] = []) {
    self.now = now
    self.device = Device()
    self.deviceProfile = deviceProfile
    self.apps = [:]
    self.notifications = [:]
    self.threads = [:]
    self.threadOrder = SequenceOrdered()
    self.heldCount = 0
    self.waitingForSummary = SequenceOrdered()
    self.summary = []
    self.storedPushes = SequenceOrdered()
    self.extensionPushes = SequenceOrdered()
    self.runningExtensions = []
    self.liveActivities = [:]
    self.recentDeliveries = []
    self.recentResponses = []
    self.responseCount = 0
    self.lastSequence = 0
    self.redefinedCategories = []
    self.dismissals = DismissalHistory()
    self.changes = ListChanges()
    self.arrivals = ArrivalOrder()
    for profile in profiles { apps[profile.bundleIdentifier] = App(profile: profile) }
  }
}

extension CenterState {
  /// An app as the phone sees it.
  public struct App: Equatable, Sendable {
    /// Its profile, with the settings that count now.
    public var profile: AppProfile
    /// The settings as the profile's file has them: where the file changes, it wins over the user's choice.
    public internal(set) var fileSettings: AppProfile.Settings
    /// 0: no badge.
    public var badge: Int64
    /// The newest changes, oldest first, at most ``ledgerLimit``; all of them are on disk.
    public var ledger: [BadgeChange]
    /// How many of ``CenterState/notifications`` are its own.
    public var notificationCount: Int
    /// When pushes of the type `background` woke it, within an hour before the last time, oldest first.
    public internal(set) var wakes: [Timestamp]

    /// How many lines of the ledger are kept at hand.
    public static let ledgerLimit = 50

    /// An app that nothing has happened to.
    init(profile: AppProfile) {
      self.profile = profile
      self.fileSettings = profile.settings
      self.badge = 0
      self.ledger = []
      self.notificationCount = 0
      self.wakes = []
    }
  }
}

/// A category that was registered anew with another meaning: its earlier notifications show the new buttons too.
public struct CategoryRedefinition: Equatable, Sendable {
  /// The app that registered it.
  public let bundleIdentifier: String
  /// The category.
  public let categoryIdentifier: String
  /// When the profile was read again.
  public let redefinedAt: Timestamp
}
