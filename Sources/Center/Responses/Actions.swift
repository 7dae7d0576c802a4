extension CenterState {
  /// Buttons that a notification has with room, and in a banner.
  ///
  /// Source: apple-rules 7.8.
  static let actionLimits = (ample: 10, limited: 2)

  /// The category whose buttons the notification has now; nil where none is registered under its identifier.
  public func category(of notification: Notification) -> NotificationCategory? {
    guard let identifier = notification.categoryIdentifier else { return nil }
    return apps[notification.bundleIdentifier]?.profile.category(identifier)
  }

  /// The buttons in order, ten at most; `limited` gives the two of a banner.
  public func actions(of notification: Notification, limited: Bool = false) -> [NotificationAction] {
    let limit = limited ? Self.actionLimits.limited : Self.actionLimits.ample
    return category(of: notification).map { Array($0.actions.prefix(limit)) } ?? []
  }

  /// Tap, button or reply: the app gets a response, and the notification leaves the list, unless the app's content
  /// extension wants it otherwise.
  ///
  /// Source: apple-rules 7.8, 7.9.
  mutating func respond(to key: NotificationKey, action: String, _ userText: String?, _ effects: inout [CenterEffect]) {
    guard responseObstacle(for: key, action: action, userText: userText) == nil,
      let notification = notifications[key]
    else { return }
    if action == Response.dismissActionIdentifier { return dismiss([key], because: .dismissed, &effects) }
    switch responseOption(for: action, of: notification) {
    // The view of a content extension belongs to whoever looks at it: here nothing changes.
    case .doNotDismiss: return
    case .dismiss: return remove(key, because: .actedUpon, &effects)
    case .dismissAndForwardAction: break
    }
    let isTap = action == Response.defaultActionIdentifier
    let options = actions(of: notification).first { $0.identifier == action }?.options ?? []
    let comesForward = isTap || options.contains(.foreground)
    answer(notification, with: action, userText, comesForward ? .foreground : .background, &effects)
    if isTap, !deviceProfile.choices.defaultActionRemoves {
      if banner?.key == key { bannerLeaves() }
    } else {
      remove(key, because: isTap ? .opened : .actedUpon, &effects)
    }
    if comesForward { changeDevice(&effects) { $0.foregroundApp = key.bundleIdentifier } }
  }

  /// Records what the app's delegate gets.
  mutating func answer(
    _ notification: Notification, with action: String, _ userText: String?, _ activation: Response.Activation,
    _ effects: inout [CenterEffect]
  ) {
    responseCount += 1
    let response = Response(
      sequence: responseCount, respondedAt: now, bundleIdentifier: notification.bundleIdentifier,
      requestIdentifier: notification.requestIdentifier, threadIdentifier: notification.threadIdentifier,
      categoryIdentifier: notification.categoryIdentifier, actionIdentifier: action, userText: userText,
      activation: activation, authenticated: !device.isLocked, userInfo: notification.userInfo,
      delegate: apps[notification.bundleIdentifier]?.profile.delegate.map { _ in DelegateOutcome() })
    recentResponses.append(response)
    if recentResponses.count > Self.recentLimit { recentResponses.removeFirst() }
    effects.append(.storeResponse(response))
  }
}
