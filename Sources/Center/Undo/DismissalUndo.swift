/// What taking back the last dismissal brings about.
public struct DismissalUndo: Equatable, Sendable {
  /// Why a notification does not come back.
  public enum Obstacle: String, CaseIterable, Sendable {
    /// Its request identifier came in again: the newer one stays.
    case cameInAgain = "came-in-again"
    /// A push has set its app's badge to 0, which takes the app's notifications out of the list (apple-rules 1.6).
    case badgeZero = "badge-zero"
    /// The list is full of newer ones.
    case listLimit = "list-limit"

    /// The reason in a few words, for one and for several.
    var words: (one: String, several: String) {
      switch self {
      case .cameInAgain: ("came in again meanwhile: the newer stays", "came in again meanwhile: the newer stay")
      case .badgeZero: ("was cleared by a badge of 0 since", "were cleared by a badge of 0 since")
      case .listLimit: ("has no room in the full list", "have no room in the full list")
      }
    }
  }

  /// What comes back, in the order of arrival.
  public internal(set) var restored: [Notification] = []
  /// What does not, by its reason, in the order of arrival.
  public internal(set) var refused: [Obstacle: [NotificationKey]] = [:]
  /// How many responses apps were given; they stay in the log.
  public internal(set) var responseCount = 0

  /// What happens, as a line for the viewer.
  public var sentence: String {
    var parts = [restored.isEmpty ? "nothing comes back" : "\(restored.count) brought back"]
    for obstacle in Obstacle.allCases {
      guard let keys = refused[obstacle], let first = keys.first else { continue }
      let (one, several) = obstacle.words
      parts.append(keys.count == 1 ? "'\(first.requestIdentifier)' \(one)" : "\(keys.count) \(several)")
    }
    if responseCount > 0 {
      parts.append("apps had been told of \(responseCount == 1 ? "1 dismissal" : "\(responseCount) dismissals")")
    }
    return parts.joined(separator: "; ")
  }

  /// What is said where there is nothing to take back.
  public static let nothingToUndo =
    "nothing to bring back: dismissals are remembered while a center runs, the last \(DismissalHistory.dismissalLimit)"
}

extension CenterState {
  /// What ``CenterEvent/dismissalUndone`` would do now; nil: no dismissal is remembered.
  ///
  /// Costs what the dismissal took out, not what lies in the list.
  public var dismissalUndo: DismissalUndo? {
    guard let dismissal = dismissals.last else { return nil }
    var undo = DismissalUndo(responseCount: dismissal.responseCount)
    for notification in dismissal.notifications {
      let obstacle: DismissalUndo.Obstacle? =
        notifications[notification.key] != nil
        ? .cameInAgain : dismissals.wasCleared(notification) ? .badgeZero : nil
      if let obstacle {
        undo.refused[obstacle, default: []].append(notification.key)
      } else {
        undo.restored.append(notification)
      }
    }
    let room = max(0, deviceProfile.choices.listedNotificationLimit - notifications.count)
    let excess = undo.restored.count - room
    if excess > 0 {
      undo.refused[.listLimit] = undo.restored.prefix(excess).map(\.key)
      undo.restored.removeFirst(excess)
    }
    return undo
  }

  /// Takes the last dismissal back: everything returns to the place that it had.
  ///
  /// The list is what it would be without the dismissal: what came in again, was cleared since or has no room does not
  /// come back. Badges never knew of the dismissal. Responses that apps were given stay in the log.
  mutating func undoDismissal(_ effects: inout [CenterEffect]) {
    guard let undo = dismissalUndo else { return }
    dismissals.removeLast()
    bringBack(undo.restored, &effects)
    // The summary that some waited for may have come meanwhile.
    deliverSummary(&effects)
  }

  private mutating func bringBack(_ restored: [Notification], _ effects: inout [CenterEffect]) {
    var stacks: [ThreadKey: [NotificationThread.Member]] = [:]
    for notification in restored {
      let app = notification.bundleIdentifier
      notifications[notification.key] = notification
      changes.note(notification.sequence)
      apps[app, default: App(profile: .plain(bundleIdentifier: app))].notificationCount += 1
      if notification.presentation == .summary {
        wait(notification)
      } else {
        stacks[group(of: notification), default: []].append(
          .init(sequence: notification.sequence, key: notification.key))
      }
      effects.append(.storeNotification(notification))
    }
    arrivals.insert(ascending: restored.map { .init(sequence: $0.sequence, key: $0.key) })
    for (stack, members) in stacks { list(ascending: members, in: stack) }
  }
}
