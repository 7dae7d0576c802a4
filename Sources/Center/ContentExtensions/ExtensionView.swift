/// What an app's content extension shows at the moment.
public struct ExtensionView: Equatable, Sendable {
  /// The parts, with their values.
  public var items: [DrawnItem]
  /// Whether title, subtitle and body are left out below them.
  public var hidesDefaultContent: Bool
  /// Whether its program has not answered yet, and nothing stands in its place.
  public var isAwaited = false
  /// What is wrong with its program, a sentence for whoever writes it; nil: nothing.
  public var fault: String?
}

extension CenterState {
  /// What the expanded view of a notification shows, after the actions that its extension kept; nil without an
  /// extension, or while previews are hidden: nobody knows which part of it is private.
  ///
  /// Where a program draws it, `descriptions` has what that answered. Until it has answered to an action, what it showed
  /// before stays. Where it fails, the description of the profile takes its place.
  public func extensionView(
    of notification: Notification, opening: Int = 0, after responses: [KeptAction] = [],
    descriptions: ContentDescriptions
  ) -> ExtensionView? {
    guard let contentExtension = contentExtension(of: notification),
      !arePreviewsHidden(for: notification.bundleIdentifier)
    else { return nil }
    let hides = contentExtension.defaultContentHidden
    let declared = extensionContent(of: notification, after: responses.last) ?? []
    guard let request = descriptionRequest(for: notification.key, opening: opening, after: responses) else {
      return ExtensionView(items: declared, hidesDefaultContent: hides)
    }
    func view(_ description: ContentDescription) -> ExtensionView {
      ExtensionView(
        items: drawn(description.content, of: notification, after: responses.last),
        hidesDefaultContent: description.defaultContentHidden ?? hides, fault: description.remark)
    }
    switch descriptions[request] {
    case .described(let description): return view(description)
    case .failed(let reason):
      return ExtensionView(
        items: declared, hidesDefaultContent: hides && !declared.isEmpty, fault: "the program that draws it \(reason)")
    case nil:
      return descriptions.earlier(than: request).map(view)
        ?? ExtensionView(items: [], hidesDefaultContent: hides, isAwaited: true)
    }
  }
}
