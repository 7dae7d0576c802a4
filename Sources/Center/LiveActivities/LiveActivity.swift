/// A Live Activity on the Lock Screen.
///
/// Source: apple-rules 9.
public struct LiveActivity: Equatable, Sendable {
  /// Where it stands in its life.
  public enum State: String, CaseIterable, Sendable {
    /// Running.
    case active
    /// Running, but its `stale-date` has passed.
    case stale
    /// Over; it may stay on the Lock Screen for a while.
    case ended
  }
  /// Given by the system when it started.
  public var identifier: String
  /// The app.
  public var bundleIdentifier: String
  /// `attributes-type`; empty where no start was seen.
  public var attributesType: String
  /// `attributes`, minified JSON.
  public var attributes: String
  /// `content-state`, minified JSON.
  public var contentState: String
  /// Where it stands in its life.
  public var state: State
  /// The `timestamp` of the newest push that was applied, in seconds.
  public var timestamp: Double
  /// When it started.
  public var startedAt: Timestamp
  /// When the newest push was applied.
  public var updatedAt: Timestamp
  /// When it turns stale; nil for never.
  public var staleAt: Timestamp?
  /// When it ended; nil while it runs.
  public var endedAt: Timestamp?
  /// When it leaves the Lock Screen.
  public var dismissAt: Timestamp
  /// Any number; the highest stands on top.
  public var relevanceScore: Double
  /// The title of the newest alert; empty for none.
  public var title: String
  /// The body of the newest alert; empty for none.
  public var body: String
  /// How many updates were applied since it started.
  public var updateCount: Int
  /// The channel whose broadcasts it listens to: `input-push-channel` of its start; nil for none.
  public var channel: String?

  /// Makes an activity that was stored before.
  public init(
    identifier: String, bundleIdentifier: String, attributesType: String = "", attributes: String = "{}",
    contentState: String = "{}", state: State = .active, timestamp: Double, startedAt: Timestamp,
    updatedAt: Timestamp, staleAt: Timestamp? = nil, endedAt: Timestamp? = nil, dismissAt: Timestamp,
    relevanceScore: Double = 0, title: String = "", body: String = "", updateCount: Int = 0,
    channel: String? = nil
  ) {
    self.identifier = identifier
    self.bundleIdentifier = bundleIdentifier
    self.attributesType = attributesType
    self.attributes = attributes
    self.contentState = contentState
    self.state = state
    self.timestamp = timestamp
    self.startedAt = startedAt
    self.updatedAt = updatedAt
    self.staleAt = staleAt
    self.endedAt = endedAt
    self.dismissAt = dismissAt
    self.relevanceScore = relevanceScore
    self.title = title
    self.body = body
    self.updateCount = updateCount
    self.channel = channel
  }
}
