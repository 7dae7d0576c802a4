/// Names a stack of the list: an app and what it is grouped by under the app's grouping setting.
public struct ThreadKey: Hashable, Sendable {
  /// The app.
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
  /// The app, and what the stack is grouped by.
  public let key: ThreadKey
  /// The `thread-id` shared by all; nil for the app's own group, by-app stacks and single ones.
  public var threadIdentifier: String?
  /// Members, oldest first; never empty.
  public internal(set) var members: SequenceOrdered<Member>
  /// Whether it lies under the heading of the Focus that is on, which silenced its newest member (apple-rules 7.3).
  public internal(set) var isHeld = false

  /// A member and the sequence number that orders it.
  public struct Member: Sequenced {
    /// The notification's sequence number.
    public let sequence: Int64
    /// The notification.
    public let key: NotificationKey
  }

  /// The newest member, which lies on top.
  public var newest: Member { members[members.count - 1] }
  /// Its place in the list, counted from the bottom.
  public var rank: Int64 { CenterState.OrderedThread(self).sequence }
  /// The line under a closed stack: `2 more notifications`; nil for a single one (apple-rules 7.6).
  public var summaryLine: String? {
    switch members.count - 1 {
    case ..<1: nil
    case 1: "1 more notification"
    case let others: "\(groupedDigits(others)) more notifications"
    }
  }
}

extension CenterState {
  /// A thread's place in the order.
  public struct OrderedThread: Sequenced {
    /// The sequence number of its newest member; unique.
    public let newestSequence: Int64
    /// The thread.
    public let key: ThreadKey
    /// ``NotificationThread/isHeld``.
    public let isHeld: Bool
    /// What it is ordered by: the newest is on top, and all that the Focus silenced lies below all that it did not.
    public var sequence: Int64 { isHeld ? newestSequence - (1 << 62) : newestSequence }

    init(_ thread: NotificationThread) {
      newestSequence = thread.newest.sequence
      key = thread.key
      isHeld = thread.isHeld
    }
  }
}
