public import Center

/// A half-written text: the text and a cursor, in grapheme clusters.
///
/// A reply's belongs to one action of one notification.
public struct Draft: Equatable, Sendable {
  /// What was typed so far.
  public var text: String
  /// Clusters before the cursor.
  public var cursor: Int
  /// The most clusters that a draft holds; what is typed beyond is not taken.
  public static let limit = 4_000

  /// An empty draft, or one with `text` and the cursor at its end.
  public init(text: String = "") {
    self.text = text
    self.cursor = text.count
  }
}

/// Names a draft: a reply never goes to another notification than the one that it was written for.
public struct DraftKey: Hashable, Sendable {
  /// The notification that is answered.
  public let notification: NotificationKey
  /// The text action.
  public let actionIdentifier: String
  /// Makes a name.
  public init(notification: NotificationKey, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}
