import Payload

/// Why a response cannot be given.
///
/// The reducer ignores what has an obstacle; screen and commands ask first.
public enum ResponseObstacle: Equatable, Sendable {
  /// No such notification is in the list.
  case unknownNotification
  /// The notification has no such action; the nearest one that it has, and all of them.
  case unknownAction(nearest: String?, known: [String])
  /// The device has to be unlocked first.
  case deviceLocked
  /// The action has a text field, and nothing was typed.
  case textMissing
  /// The action has no text field, and something was typed.
  case textNotWanted

  /// What is in the way, and what to do, for the action that was tried.
  public func message(action: String, of key: NotificationKey) -> String {
    switch self {
    case .unknownNotification: "no notification '\(key.requestIdentifier)' of '\(key.bundleIdentifier)' is in the list"
    case .unknownAction(nil, []):
      "the notification has no actions, and so no '\(action)': only 'default' and 'dismiss' are possible"
    case .unknownAction(let nearest, let known):
      "the notification has no action '\(action)'"
        + (nearest.map { ", did you mean '\($0)'?" } ?? ": it has " + known.map { "'\($0)'" }.joined(separator: ", "))
    case .deviceLocked: "the device is locked, and '\(action)' needs it unlocked: unlock it first"
    case .textMissing: "'\(action)' is a reply and needs text"
    case .textNotWanted: "'\(action)' is a plain button and takes no text"
    }
  }
}

extension CenterState {
  /// What stands in the way of answering with `action`; nil: nothing does.
  ///
  /// Asked without text for a reply, it tells whether the field may be opened: ``ResponseObstacle/textMissing`` comes
  /// last. Taps, `foreground` actions and those that need authentication need an unlocked device (apple-rules 7.8).
  public func responseObstacle(
    for key: NotificationKey, action: String, userText: String? = nil
  ) -> ResponseObstacle? {
    guard let notification = notifications[key] else { return .unknownNotification }
    let isText = userText != nil
    switch action {
    case Response.dismissActionIdentifier: return isText ? .textNotWanted : nil
    case Response.defaultActionIdentifier: return device.isLocked ? .deviceLocked : isText ? .textNotWanted : nil
    default: break
    }
    let actions = actions(of: notification)
    guard let chosen = actions.first(where: { $0.identifier == action }) else {
      let known = actions.map(\.identifier)
      return .unknownAction(nearest: nearest(action, in: known), known: known)
    }
    if device.isLocked, !chosen.options.isDisjoint(with: [.authenticationRequired, .foreground]) {
      return .deviceLocked
    }
    guard chosen.textInput != nil else { return isText ? .textNotWanted : nil }
    return userText?.isEmpty ?? true ? .textMissing : nil
  }
}
