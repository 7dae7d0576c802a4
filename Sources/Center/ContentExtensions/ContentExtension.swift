/// An app's own expanded view for notifications of some categories: `UNNotificationContentExtension`.
///
/// Belfry cannot run the app's view controller, so the profile describes what it would draw (docs/content-extension.md).
public struct ContentExtension: Equatable, Sendable {
  /// What the extension answers in `didReceive(_:completionHandler:)`: `UNNotificationContentExtensionResponseOption`.
  public enum ResponseOption: String, CaseIterable, Sendable {
    /// The view stays and may show something else; the app hears nothing.
    case doNotDismiss
    /// The notification leaves; the app hears nothing.
    case dismiss
    /// The notification leaves, and the app gets the response.
    case dismissAndForwardAction
  }

  /// What happens when an action is chosen.
  public struct Reaction: Equatable, Sendable {
    /// Whether the view stays, and who hears of it.
    public var option: ResponseOption
    /// What the view shows from then on; nil: what it showed before.
    public var content: [ContentItem]?

    /// Makes a reaction.
    public init(_ option: ResponseOption, content: [ContentItem]? = nil) {
      self.option = option
      self.content = content
    }
  }

  /// The categories that it draws: `UNNotificationExtensionCategory`.
  public var categories: [String]
  /// Whether title, subtitle and body are left out below it: `UNNotificationExtensionDefaultContentHidden`.
  public var defaultContentHidden: Bool
  /// What it shows; where a program draws it, what takes its place when that fails.
  public var content: [ContentItem]
  /// Who says what it shows, in place of ``content``; nil: nobody.
  public var program: ContentProgram?
  /// What it does with an action, by identifier; an action without a reaction goes to the app.
  public var reactions: [String: Reaction]

  /// Makes an extension.
  public init(
    categories: [String], defaultContentHidden: Bool = false, content: [ContentItem] = [],
    program: ContentProgram? = nil, reactions: [String: Reaction] = [:]
  ) {
    self.categories = categories
    self.defaultContentHidden = defaultContentHidden
    self.content = content
    self.program = program
    self.reactions = reactions
  }
}

/// An action that a content extension kept for itself.
public struct KeptAction: Hashable, Sendable {
  /// The action.
  public var actionIdentifier: String
  /// What was typed; nil unless the action has a text input.
  public var userText: String?

  /// Makes one.
  public init(actionIdentifier: String, userText: String? = nil) {
    self.actionIdentifier = actionIdentifier
    self.userText = userText
  }
}

extension CenterState {
  /// The extension that draws the expanded view of a notification; nil where the system does.
  public func contentExtension(of notification: Notification) -> ContentExtension? {
    guard let category = notification.categoryIdentifier else { return nil }
    return apps[notification.bundleIdentifier]?.profile.contentExtensions.first { $0.categories.contains(category) }
  }

  /// What becomes of an action: without an extension, and for what the system itself offers, it goes to the app.
  public func responseOption(for action: String, of notification: Notification) -> ContentExtension.ResponseOption {
    contentExtension(of: notification)?.reactions[action]?.option ?? .dismissAndForwardAction
  }

  /// What the profile says that the expanded view of a notification shows, after the actions that its extension kept; nil
  /// without an extension.
  public func extensionContent(of notification: Notification, after kept: KeptAction? = nil) -> [DrawnItem]? {
    guard let contentExtension = contentExtension(of: notification) else { return nil }
    let content = kept.flatMap { contentExtension.reactions[$0.actionIdentifier]?.content } ?? contentExtension.content
    return drawn(content, of: notification, after: kept)
  }

  /// The parts with the values of a notification.
  func drawn(_ content: [ContentItem], of notification: Notification, after kept: KeptAction?) -> [DrawnItem] {
    let values = ContentValues(of: notification, after: kept)
    let actions = actions(of: notification)
    return content.compactMap { $0.drawn(with: values, actions: actions) }
  }
}
