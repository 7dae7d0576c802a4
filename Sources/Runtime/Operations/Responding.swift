import Center
import Payload

extension Runtime {
  /// Presses a button of a notification, taps it, or dismisses it; returns the responses that the app gets.
  ///
  /// An app hears of a dismissal only where the notification's category asks for it: no response is no failure then.
  func respond(to key: NotificationKey, action: String, text: String?) throws(OperationError) -> [JSONOutput] {
    if action == "dismiss" || action == Response.dismissActionIdentifier {
      return try send(.notificationsDismissed([key])).storedResponses.map(\.json)
    }
    let identifier = action == "default" ? Response.defaultActionIdentifier : action
    if let obstacle = state.responseObstacle(for: key, action: identifier, userText: text) {
      throw OperationError(
        exitCode: obstacle.exitCode, kind: obstacle.exitCode == 3 ? .notFound : .conflict,
        message: obstacle.message(action: action, of: key))
    }
    return try send(.actionChosen(key, actionIdentifier: identifier, userText: text)).storedResponses.map(\.json)
  }

  /// The event that dismisses what has this `thread-id`, whichever way its app is grouped.
  func dismissal(ofThread thread: String, in app: String?) throws(OperationError) -> CenterEvent {
    let members = state.notifications.values.filter {
      ($0.threadIdentifier ?? "") == thread && (app == nil || $0.bundleIdentifier == app)
    }
    let apps = Set(members.map(\.bundleIdentifier))
    guard let only = apps.first else { throw unknownThread(thread, in: app) }
    guard apps.count == 1 else {
      throw OperationError(
        exitCode: 3, kind: .conflict,
        message: "several apps have a thread '\(thread)': \(apps.sorted().map { "'\($0)'" }.joined(separator: ", ")); "
          + "name the app too")
    }
    let stack = ThreadKey(bundleIdentifier: only, group: thread)
    if let listed = state.threads[stack], listed.members.count == members.count { return .threadDismissed(stack) }
    return .notificationsDismissed(members.sorted { $0.sequence > $1.sequence }.map(\.key))
  }

  /// Takes the last dismissal back; returns what came of it.
  func undoDismissal() throws(OperationError) -> DismissalUndo {
    guard let undo = state.dismissalUndo else {
      throw OperationError(exitCode: 1, message: DismissalUndo.nothingToUndo)
    }
    try send(.dismissalUndone)
    return undo
  }

  private func unknownThread(_ thread: String, in app: String?) -> OperationError {
    let known = Set(
      state.notifications.values.lazy.filter { app == nil || $0.bundleIdentifier == app }.compactMap(\.threadIdentifier)
    )
    let hint =
      nearest(thread, in: known.sorted()).map { "did you mean '\($0)'?" }
      ?? (known.isEmpty ? "no notification in the list has a thread identifier" : "'belfry state' shows the threads")
    return OperationError(
      exitCode: 3, kind: .notFound,
      message: "no thread '\(thread)'\(app.map { " of '\($0)'" } ?? "") in the list; \(hint)")
  }
}

extension ResponseObstacle {
  /// What does not exist cannot be read (3); what exists but may not be done now is answered with no (1).
  fileprivate var exitCode: Int32 {
    switch self {
    case .unknownNotification, .unknownAction: 3
    case .deviceLocked, .textMissing, .textNotWanted: 1
    }
  }
}
