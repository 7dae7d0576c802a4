import Center

extension ScreenState {
  /// `d`: what is selected.
  ///
  /// Of a closed stack that is the card that shows; of an opened stack's heading the whole stack.
  mutating func dismissSelection(center: CenterState) -> Outcome {
    switch selection {
    case .liveActivity(let identifier): return Outcome(events: [.liveActivityDismissed(identifier: identifier)])
    case .heading: return askToDismissStack(center: center)
    case .card, .stack, .summary:
      guard let key = selection.flatMap({ notificationKey(of: $0, center: center) }) else { break }
      return Outcome(events: [.notificationsDismissed([key])])
    case nil: break
    }
    notice = "nothing to dismiss"
    return Outcome()
  }

  /// `D`: the stack around the selection, after a question where it holds several.
  mutating func askToDismissStack(center: CenterState) -> Outcome {
    if let key = selection.flatMap({ threadKey(of: $0, center: center) }), let thread = center.threads[key] {
      if thread.members.count == 1 { return Outcome(events: [.threadDismissed(key)]) }
      push(.confirmation(.dismissThread(key, count: thread.members.count)))
      return Outcome()
    }
    if case .liveActivity(let identifier) = selection {
      return Outcome(events: [.liveActivityDismissed(identifier: identifier)])
    }
    if selection != nil, !center.waitingForSummary.isEmpty {
      push(.confirmation(.dismissSummary(count: center.waitingForSummary.count)))
      return Outcome()
    }
    notice = "nothing to dismiss"
    return Outcome()
  }

  /// `u`: brings the last dismissal back and selects the newest of it.
  mutating func undoDismissal(center: CenterState) -> Outcome {
    guard let undo = center.dismissalUndo else {
      notice = DismissalUndo.nothingToUndo
      return Outcome()
    }
    notice = undo.sentence
    comingBack = undo.restored.last?.key
    return Outcome(events: [.dismissalUndone])
  }

  /// Keys of a question before something that cannot be undone.
  mutating func reduceConfirmation(_ intent: Intent, _ question: Confirmation, center: CenterState) -> Outcome {
    switch intent {
    case .confirm:
      pop()
      switch question {
      case .quit: return Outcome(commands: [.quit])
      case .clearAll: return Outcome(events: [.allDismissed])
      case .dismissThread(let key, _): return Outcome(events: [.threadDismissed(key)])
      case .dismissSummary: return Outcome(events: [.notificationsDismissed(center.summary)])
      case .dismissMatches: return Outcome(events: [.notificationsDismissed(matchingKeys(center: center))])
      case .dismissMarked, .actOnMarked: return act(on: question, center: center)
      }
    case .decline, .back: pop()
    default: break
    }
    return Outcome()
  }
}
