public import Center

/// A channel that Live Activities of an app listen to, so that one push reaches all of them.
///
/// Source: apple-rules 2.6.
public struct BroadcastChannel: Equatable, Sendable {
  /// What becomes of a broadcast that cannot be delivered at once: `message-storage-policy`.
  public enum StoragePolicy: Int64, CaseIterable, Sendable {
    /// Nothing is stored.
    case none = 0
    /// The newest is stored, for 8 hours at most.
    case newest = 1
  }

  /// `apns-channel-id`: base64 of 16 bytes, chosen by the service.
  public var identifier: String
  /// The app.
  public var bundleIdentifier: String
  /// Where it is known.
  public var environment: APNsEnvironment
  /// What becomes of a broadcast that cannot be delivered at once.
  public var storagePolicy: StoragePolicy
  /// When it was made.
  public var createdAt: Timestamp

  /// Makes a channel.
  public init(
    identifier: String, bundleIdentifier: String, environment: APNsEnvironment, storagePolicy: StoragePolicy,
    createdAt: Timestamp
  ) {
    self.identifier = identifier
    self.bundleIdentifier = bundleIdentifier
    self.environment = environment
    self.storagePolicy = storagePolicy
    self.createdAt = createdAt
  }

  /// Seconds that a broadcast may be stored.
  static let longestStorage: Double = 8 * 3600
}

/// The channels of all apps.
public struct BroadcastChannels: Equatable, Sendable {
  /// How many an app may have in one environment (apple-rules 2.6).
  public static let limit = 10_000

  fileprivate struct Owner: Hashable {
    var bundleIdentifier: String
    var environment: APNsEnvironment
  }

  private var byIdentifier: [String: BroadcastChannel] = [:]
  private var counts: [Owner: Int] = [:]

  /// None.
  public init() {}

  /// The channel with this identifier.
  public subscript(identifier: String) -> BroadcastChannel? { byIdentifier[identifier] }

  /// How many an app has.
  public func count(of bundleIdentifier: String, in environment: APNsEnvironment) -> Int {
    counts[Owner(bundleIdentifier: bundleIdentifier, environment: environment)] ?? 0
  }

  /// Those of an app, the oldest first.
  public func channels(of bundleIdentifier: String, in environment: APNsEnvironment) -> [BroadcastChannel] {
    byIdentifier.values.filter { $0.bundleIdentifier == bundleIdentifier && $0.environment == environment }
      .sorted { ($0.createdAt, $0.identifier) < ($1.createdAt, $1.identifier) }
  }

  /// Puts a channel in.
  public mutating func insert(_ channel: BroadcastChannel) {
    guard byIdentifier.updateValue(channel, forKey: channel.identifier) == nil else { return }
    counts[channel.owner, default: 0] += 1
  }

  /// Takes a channel away for good.
  public mutating func remove(_ channel: BroadcastChannel) {
    guard byIdentifier.removeValue(forKey: channel.identifier) != nil else { return }
    counts[channel.owner, default: 1] -= 1
  }
}

extension BroadcastChannel {
  fileprivate var owner: BroadcastChannels.Owner {
    BroadcastChannels.Owner(bundleIdentifier: bundleIdentifier, environment: environment)
  }
}
