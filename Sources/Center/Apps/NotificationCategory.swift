/// A category that an app registered: which buttons its notifications have.
///
/// Source: apple-rules 7.8.
public struct NotificationCategory: Equatable, Sendable {
  /// `UNNotificationCategoryOptions`.
  public enum Option: String, CaseIterable, Sendable {
    /// The app hears of an explicit dismissal.
    case customDismissAction
    /// Shown in CarPlay.
    case allowInCarPlay
    /// Hidden previews still show the title.
    case hiddenPreviewsShowTitle
    /// Hidden previews still show the subtitle.
    case hiddenPreviewsShowSubtitle
    /// Announced through headphones; deprecated by Apple.
    case allowAnnouncement
  }
  /// What a payload's `category` must equal.
  public var identifier: String
  /// The buttons in their order.
  public var actions: [NotificationAction]
  /// What else the category asks for.
  public var options: Set<Option>
  /// Text in place of a hidden body; `%u` is the number of notifications in the thread.
  public var hiddenPreviewsBodyPlaceholder: String?

  /// Makes a category.
  public init(
    identifier: String, actions: [NotificationAction] = [], options: Set<Option> = [],
    hiddenPreviewsBodyPlaceholder: String? = nil
  ) {
    self.identifier = identifier
    self.actions = actions
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
  }
}
