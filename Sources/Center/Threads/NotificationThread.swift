/// Names a stack of the list: an app and what it is grouped by under the app's grouping setting.
public struct ThreadKey: Hashable, Sendable {
  public let bundleIdentifier: String
  /// `thread-id`; empty for the app's own group; the request identifier's own group where grouping is off.
  public let group: String
  /// Makes a key.
  public init(bundleIdentifier: String, group: String) {
    self.bundleIdentifier = bundleIdentifier
    self.group = group
  }
}

/// A stack of the list.
public struct NotificationThread: Equatable, Sendable {
  public let key: ThreadKey
  /// The `thread-id` shared by all; nil for the app's own group, by-app stacks and single ones.
  public var threadIdentifier: String?
  /// Members, oldest first; never empty.
  public internal(set) var members: [Member]

  /// A member and the sequence number that orders it.
  public struct Member: Equatable, Sendable {
    public let sequence: Int64
    public let key: NotificationKey
  }

  /// The newest member, which lies on top.
  public var newest: Member { members[members.count - 1] }
  /// The line under a closed stack: `2 more notifications`; nil for a single one (apple-rules 7.6).
  public var summaryLine: String? {
    switch members.count - 1 {
    case ..<1: nil
    case 1: "1 more notification"
    case let others: "\(others) more notifications"
    }
  }
}
