import Center

// What keys do to a notification: buttons, the tap, the reply, and the question where the device is locked.

extension ScreenState {
  /// Keys of the expanded notification.
  mutating func reduceExpanded(_ intent: Intent, _ key: NotificationKey, center: CenterState) -> Outcome {
    guard let notification = center.notifications[key] else {
      pop()
      notice = "this notification is gone"
      return Outcome()
    }
    let lastButton = center.actions(of: notification).count - 1
    switch intent {
    case .back: if !clearPageSearch() { pop() }
    case .nextMatch: stepToMatch(by: 1)
    case .previousMatch: stepToMatch(by: -1)
    case .nextTab:
      pageSelection = pageSelection >= lastButton ? ScreenState.noButton : pageSelection + 1
    case .previousTab:
      pageSelection = pageSelection <= ScreenState.noButton ? lastButton : pageSelection - 1
    // Up and down walk through the page: first the text, then the buttons.
    case .moveDown where pageScroll >= pageScrollLimit: pageSelection = min(lastButton, pageSelection + 1)
    case .moveUp where pageSelection > ScreenState.noButton: pageSelection -= 1
    case .open:
      if pageSelection < 0 { return reduceNotification(.tap, notification, center: center) }
      return reduceNotification(.chooseAction(pageSelection + 1), notification, center: center)
    case .dismiss:
      pop()
      return Outcome(events: [.notificationsDismissed([key])])
    case .tap, .chooseAction, .reply: return reduceNotification(intent, notification, center: center)
    case .resumeDraft: resumeDraft()
    default: scroll(intent)
    }
    return Outcome()
  }

  /// A button, a tap or a reply on a notification, wherever it is shown.
  mutating func reduceNotification(_ intent: Intent, _ notification: Notification, center: CenterState) -> Outcome {
    let actions = center.actions(of: notification)
    switch intent {
    case .tap:
      return respond(notification, Response.defaultActionIdentifier, center: center)
    case .chooseAction(let number):
      guard actions.indices.contains(number - 1) else {
        notice = "no button \(number): this notification has \(actions.isEmpty ? "none" : "\(actions.count)")"
        return Outcome()
      }
      return choose(actions[number - 1], notification, center: center)
    case .reply:
      guard let action = actions.first(where: { $0.textInput != nil }) else {
        notice = "this notification has no text action to reply with"
        return Outcome()
      }
      return choose(action, notification, center: center)
    default:
      return Outcome()
    }
  }

  private mutating func choose(_ action: NotificationAction, _ notification: Notification, center: CenterState)
    -> Outcome
  {
    guard action.textInput != nil else { return respond(notification, action.identifier, center: center) }
    if needsUnlock(action.identifier, notification, center: center) {
      push(.unlock(notification.key, actionIdentifier: action.identifier))
    } else {
      openReply(DraftKey(notification: notification.key, actionIdentifier: action.identifier))
    }
    return Outcome()
  }

  /// Gives the response, or asks to unlock first.
  mutating func respond(
    _ notification: Notification, _ actionIdentifier: String, text: String? = nil, center: CenterState
  ) -> Outcome {
    if needsUnlock(actionIdentifier, notification, center: center) {
      push(.unlock(notification.key, actionIdentifier: actionIdentifier))
      return Outcome()
    }
    return Outcome(events: [responded(notification, actionIdentifier, text: text, center: center)])
  }

  /// The event of a response; closes the pages of the notification and says what was done.
  private mutating func responded(
    _ notification: Notification, _ actionIdentifier: String, text: String?, center: CenterState
  ) -> CenterEvent {
    let app = center.apps[notification.bundleIdentifier]?.profile.name ?? notification.bundleIdentifier
    let title = center.actions(of: notification).first { $0.identifier == actionIdentifier }?.title
    switch center.responseOption(for: actionIdentifier, of: notification) {
    case .doNotDismiss:
      notice = "\(title ?? actionIdentifier): kept by \(app)'s content extension"
      if !pages.contains(.expanded(notification.key)) {
        while pages.dropFirst().contains(where: { $0.notification == notification.key }) { pop() }
      }
      push(.expanded(notification.key))
      keptActions[notification.key, default: []].append(
        KeptAction(actionIdentifier: actionIdentifier, userText: text))
      return .actionChosen(notification.key, actionIdentifier: actionIdentifier, userText: text)
    case .dismiss: notice = "\(title ?? actionIdentifier): closed by \(app)'s content extension"
    case .dismissAndForwardAction: notice = title.map { "\($0): sent to \(app)" } ?? "opened \(app)"
    }
    while pages.dropFirst().contains(where: { $0.notification == notification.key }) { pop() }
    return .actionChosen(notification.key, actionIdentifier: actionIdentifier, userText: text)
  }

  /// Keys of the question whether to unlock.
  mutating func reduceUnlock(
    _ intent: Intent, _ key: NotificationKey, actionIdentifier: String, center: CenterState
  ) -> Outcome {
    switch intent {
    case .confirm:
      pop()
      guard let notification = center.notifications[key] else { return Outcome(events: [.unlocked]) }
      let draftKey = DraftKey(notification: key, actionIdentifier: actionIdentifier)
      if page == .reply(key, actionIdentifier: actionIdentifier) {
        let text = takeDraft(draftKey)
        return Outcome(events: [
          .unlocked, responded(notification, actionIdentifier, text: text, center: center),
        ])
      }
      let action = center.actions(of: notification).first { $0.identifier == actionIdentifier }
      if action?.textInput != nil {
        openReply(draftKey)
        return Outcome(events: [.unlocked])
      }
      return Outcome(events: [.unlocked, responded(notification, actionIdentifier, text: nil, center: center)])
    case .decline, .back:
      pop()
      notice = "still locked; nothing was sent"
    default: break
    }
    return Outcome()
  }

  /// Whether only the lock stands in the way of the action (apple-rules 7.8).
  func needsUnlock(_ actionIdentifier: String, _ notification: Notification, center: CenterState) -> Bool {
    center.responseObstacle(for: notification.key, action: actionIdentifier) == .deviceLocked
  }
}

extension Page {
  /// The notification that the page stands for.
  var notification: NotificationKey? {
    switch self {
    case .expanded(let key), .reply(let key, _), .unlock(let key, _): key
    default: nil
    }
  }
}
