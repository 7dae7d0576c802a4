public import Center

// The view of a content extension belongs to whoever looks at it: what it kept, and what a program said that it shows.

extension ScreenState {
  /// Kept actions of a view that count; whoever presses a key that often has seen it all.
  private static let responseLimit = 100

  /// What the opened notification shows where its app's content extension draws it; nil where the system does.
  public func extensionView(of notification: Notification, center: CenterState) -> ExtensionView? {
    center.extensionView(
      of: notification, opening: openingCount, after: responses(in: notification.key), descriptions: descriptions)
  }

  /// What a program is asked for the notification that is open; nil: nothing.
  public func wantedDescription(center: CenterState) -> DescriptionRequest? {
    for case .expanded(let key) in pages.reversed() {
      return center.descriptionRequest(for: key, opening: openingCount, after: responses(in: key))
    }
    return nil
  }

  private func responses(in key: NotificationKey) -> [KeptAction] {
    (keptActions[key] ?? []).suffix(Self.responseLimit)
  }
}
