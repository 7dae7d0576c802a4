import Center

// `m`, `M`, and what keys do to everything that is marked.

extension ScreenState {
  /// `m`: marks the selected notification or stack, or takes its mark away; goes one down.
  mutating func toggleMark(center: CenterState) {
    let (members, stack) = selectedMembers(center: center)
    guard !members.isEmpty else {
      return notice = selection == nil ? "nothing to mark" : "a Live Activity cannot be marked"
    }
    if members.allSatisfy(marks.contains) {
      for sequence in members { marks.remove(sequence) }
    } else {
      for sequence in members { marks.insert(sequence, in: stack) }
    }
    marksChanged(center: center)
    if let below = selection.flatMap({ item(after: $0, center: center) }) { select(below, center: center) }
  }

  /// `M`: takes all marks away; where there are none, marks everything that is shown.
  mutating func toggleAllMarks(center: CenterState) {
    if marks.isEmpty {
      let shown = filter.isOn ? matchingKeys(center: center) : center.keysInScreenOrder
      for key in shown { mark(key, center: center) }
      notice = marks.isEmpty ? "nothing to mark" : "\(marks.count) marked"
    } else {
      notice = "\(marks.count) marks taken away"
      marks = Marks()
    }
    marksChanged(center: center)
  }

  private mutating func mark(_ key: NotificationKey, center: CenterState) {
    guard let notification = center.notifications[key] else { return }
    let stack = center.threadKey(of: key)
    guard stack != nil || notification.presentation == .summary else { return }
    marks.insert(notification.sequence, in: stack)
  }

  /// The numbers of what the selection stands for, and its stack.
  private func selectedMembers(center: CenterState) -> (sequences: [Int64], stack: ThreadKey?) {
    switch selection {
    case nil, .liveActivity: ([], nil)
    case .summary: (center.waitingForSummary.map(\.sequence), nil)
    case .stack(let key), .heading(let key): (center.threads[key]?.members.map(\.sequence) ?? [], key)
    case .card(let key):
      (center.notifications[key].map { [$0.sequence] } ?? [], center.threadKey(of: key))
    }
  }

  /// A filter that asks for marks follows them.
  mutating func marksChanged(center: CenterState) {
    guard filter.query?.asksForMarks == true else { return }
    filter.refresh(center: center, marks: marks)
    select(standingMatch(selection, center: center), center: center)
  }

  /// The marked notifications, the newest first.
  func markedNotifications(center: CenterState) -> [Notification] {
    marks.sequences.sorted(by: >).compactMap { center.notification(numbered: $0) }
  }

  /// Keys that act on everything that is marked; nil for keys that have nothing to do with it.
  mutating func reduceMarked(_ intent: Intent, center: CenterState) -> Outcome? {
    guard !marks.isEmpty else { return nil }
    switch intent {
    case .dismiss:
      return askIfMany(.dismissMarked(count: marks.count), center: center)
    case .chooseAction(let number): return chooseForMarked(number, center: center)
    case .copyIdentifier:
      return copyMarked("the request identifiers", center: center) { $0.requestIdentifier }
    case .copyPayload: return copyMarked("the payloads", center: center) { $0.userInfo }
    default: return nil
    }
  }

  /// Where more is marked than the window shows, a question comes first.
  private mutating func askIfMany(_ question: Confirmation, center: CenterState) -> Outcome {
    if marks.count > max(1, viewport.itemCount) {
      push(.confirmation(question))
      return Outcome()
    }
    return act(on: question, center: center)
  }

  /// What a question about marks is about; also after it was answered.
  mutating func act(on question: Confirmation, center: CenterState) -> Outcome {
    let marked = markedNotifications(center: center)
    switch question {
    case .dismissMarked:
      notice = "\(marked.count) dismissed; u brings \(marked.count == 1 ? "it" : "them") back"
      return Outcome(events: [.notificationsDismissed(marked.map(\.key))])
    case .actOnMarked(let identifier, let title, _):
      notice = "\(title): sent for \(marked.count)"
      return Outcome(
        events: marked.map { .actionChosen($0.key, actionIdentifier: identifier, userText: nil) })
    default: return Outcome()
    }
  }

  /// A digit: the button that all of them have there.
  private mutating func chooseForMarked(_ number: Int, center: CenterState) -> Outcome {
    let marked = markedNotifications(center: center)
    guard let first = marked.first else { return Outcome() }
    let actions = center.actions(of: first)
    guard actions.indices.contains(number - 1) else {
      notice = "no button \(number) on what is marked"
      return Outcome()
    }
    let action = actions[number - 1]
    guard marked.allSatisfy({ center.actions(of: $0).contains(action) }) else {
      notice = "not everything that is marked has '\(action.title)'"
      return Outcome()
    }
    guard action.textInput == nil else {
      notice = "'\(action.title)' is written for one notification at a time"
      return Outcome()
    }
    guard !needsUnlock(action.identifier, first, center: center) else {
      notice = "'\(action.title)' needs the device unlocked: L unlocks it"
      return Outcome()
    }
    return askIfMany(
      .actOnMarked(actionIdentifier: action.identifier, title: action.title, count: marked.count), center: center)
  }

  private mutating func copyMarked(_ name: String, center: CenterState, _ text: (Notification) -> String) -> Outcome {
    let lines = markedNotifications(center: center).map(text)
    notice = "copied \(name) of \(lines.count)"
    return Outcome(commands: [.copy(lines.joined(separator: "\n"))])
  }

  /// Brings marks in order with what happened to the phone; `changed` are the notifications to look at, nil for all.
  mutating func updateMarks(_ changed: ArraySlice<Int64>?, center: CenterState) {
    guard !marks.isEmpty else { return }
    if let changed {
      for sequence in changed where marks.contains(sequence) && center.notification(numbered: sequence) == nil {
        marks.remove(sequence)
      }
    } else {
      // Stacks may have been made anew as well.
      let before = marks
      marks = Marks()
      for sequence in before.sequences {
        if let notification = center.notification(numbered: sequence) { mark(notification.key, center: center) }
      }
    }
  }
}
