public import Payload

extension CenterState {
  /// One notification with the actions that it has now.
  public func json(for notification: Notification) -> JSONOutput {
    .object([
      ("requestIdentifier", .string(notification.requestIdentifier)),
      ("bundleIdentifier", .string(notification.bundleIdentifier)),
      ("threadIdentifier", .text(notification.threadIdentifier)),
      ("categoryIdentifier", .text(notification.categoryIdentifier)),
      ("title", .string(notification.title)),
      ("subtitle", .string(notification.subtitle)),
      ("body", .string(notification.body)),
      ("interruptionLevel", .string(notification.interruptionLevel.rawValue)),
      ("relevanceScore", .double(notification.relevanceScore)),
      ("deliveredAt", .string(notification.deliveredAt.description)),
      ("presentation", .string(notification.presentation.rawValue)),
      ("actions", .array(actions(of: notification).map(\.json))),
      ("attachments", .array(notification.attachments.map(\.json))),
      ("userInfo", .raw(notification.userInfo)),
    ])
  }
}
