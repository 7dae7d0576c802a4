import Payload

/// A value of a notification that its service extension changed.
public struct ContentChange: Equatable, Sendable {
  /// Apple's name of it.
  public var name: String
  /// What was sent; empty for nothing.
  public var before: String
  /// What counts; empty for nothing.
  public var after: String
}

extension NotificationContent {
  /// Every value with its name, as people read it, in the order of ``json``.
  public var values: [(name: String, text: String)] {
    [
      ("title", title), ("subtitle", subtitle), ("body", body),
      ("badge", badge.map { "\($0)" } ?? ""),
      ("sound", sound.map { $0.isCritical ? "\($0.name), critical" : $0.name } ?? ""),
      ("categoryIdentifier", categoryIdentifier), ("threadIdentifier", threadIdentifier),
      ("interruptionLevel", interruptionLevel.rawValue),
      ("relevanceScore", relevanceScore == 0 ? "" : "\(relevanceScore)"),
      ("targetContentIdentifier", targetContentIdentifier ?? ""), ("filterCriteria", filterCriteria ?? ""),
      ("userInfo", userInfo), ("attachments", attachments.map(\.words).joined(separator: ", ")),
    ]
  }

  /// What is different from `original`, in the order of ``values``.
  public func changes(from original: NotificationContent) -> [ContentChange] {
    zip(original.values, values).compactMap { before, after in
      before.text == after.text ? nil : ContentChange(name: after.name, before: before.text, after: after.text)
    }
  }
}
