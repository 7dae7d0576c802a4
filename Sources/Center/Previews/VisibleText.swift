/// The text of a notification as it may be seen.
public struct VisibleText: Equatable, Sendable {
  /// The title, or the app's name where there is none.
  public var title: String
  /// The second line; empty for none.
  public var subtitle: String
  /// The message; empty for none.
  public var body: String
  /// Whether previews are hidden now.
  public var isHidden: Bool
  /// Makes a text.
  public init(title: String, subtitle: String, body: String, isHidden: Bool) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.isHidden = isHidden
  }
}

extension CenterState {
  /// What stands in place of hidden text.
  static let hiddenText = "Notification"

  /// What may be shown of its text now: hidden previews are replaced by placeholders.
  ///
  /// Source: apple-rules 7.5.
  public func visibleText(of notification: Notification) -> VisibleText {
    let title = notification.title.isEmpty ? name(of: notification.bundleIdentifier) : notification.title
    guard arePreviewsHidden(for: notification.bundleIdentifier) else {
      return VisibleText(title: title, subtitle: notification.subtitle, body: notification.body, isHidden: false)
    }
    let category = category(of: notification)
    let options = category?.options ?? []
    let showsTitle = options.contains(.hiddenPreviewsShowTitle)
    let placeholder = category?.hiddenPreviewsBodyPlaceholder.map { text in
      // `%%u` is a percent sign and a letter.
      text.split(separator: "%%", omittingEmptySubsequences: false)
        .map { $0.replacing("%u", with: String(stackCount(of: notification))) }
        .joined(separator: "%")
    }
    return VisibleText(
      title: showsTitle ? title : Self.hiddenText,
      subtitle: options.contains(.hiddenPreviewsShowSubtitle) ? notification.subtitle : "",
      body: placeholder ?? (showsTitle ? Self.hiddenText : ""), isHidden: true)
  }

  /// Whether text of `app` is hidden now: as its settings say, else as the device's.
  public func arePreviewsHidden(for app: String) -> Bool {
    switch apps[app]?.profile.settings.showPreviews ?? deviceProfile.showPreviews {
    case .always: false
    case .whenUnlocked: device.isLocked
    case .never: true
    }
  }

  /// The app's name, which is its bundle identifier where nobody gave one.
  public func name(of app: String) -> String { apps[app]?.profile.name ?? app }

  /// Notifications of its stack; 1 for one that is not in the list.
  private func stackCount(of notification: Notification) -> Int {
    threadKey(of: notification.key).flatMap { threads[$0]?.members.count } ?? 1
  }
}
