import Center
import TextLayout

extension ScreenState {
  /// Opens the text field of an action, with what was written before.
  mutating func openReply(_ key: DraftKey) {
    push(.reply(key.notification, actionIdentifier: key.actionIdentifier))
  }

  /// Opens the newest half-written reply.
  mutating func resumeDraft() {
    guard let key = draftOrder.last else { return notice = "no half-written reply" }
    openReply(key)
  }

  /// The text of a draft that is sent now; the draft is over.
  mutating func takeDraft(_ key: DraftKey) -> String {
    draftOrder.removeAll { $0 == key }
    return drafts.removeValue(forKey: key)?.text ?? ""
  }

  /// Keys of the text field.
  mutating func reduceReply(_ intent: Intent, _ key: DraftKey, center: CenterState) -> Outcome {
    var draft = drafts[key] ?? Draft()
    switch intent {
    case .send: return send(draft, key, center: center)
    case .back:
      pop()
      closeOrphanedPages(center: center)
      if !draft.text.isEmpty { notice = "the text is kept: e goes on with it" }
      return Outcome()
    case .copyText:
      notice = draft.text.isEmpty ? "nothing to copy" : "copied the text"
      return draft.text.isEmpty ? Outcome() : Outcome(commands: [.copy(draft.text)])
    case .newline: note(draft.insert("\n"))
    default: note(draft.edit(intent, in: field))
    }
    keep(draft, key)
    return Outcome()
  }

  private mutating func send(_ draft: Draft, _ key: DraftKey, center: CenterState) -> Outcome {
    guard let notification = center.notifications[key.notification] else {
      notice = "this notification is gone, so nothing was sent; Ctrl-y copies the text"
      return Outcome()
    }
    guard !draft.text.isEmpty else {
      notice = "nothing written yet"
      return Outcome()
    }
    let outcome = respond(notification, key.actionIdentifier, text: draft.text, center: center)
    if !outcome.events.isEmpty { _ = takeDraft(key) }
    return outcome
  }

  private mutating func keep(_ draft: Draft, _ key: DraftKey) {
    let isNewText = drafts[key]?.text != draft.text
    guard !draft.text.isEmpty else {
      _ = takeDraft(key)
      return
    }
    drafts[key] = draft
    if isNewText, draftOrder.last != key {
      draftOrder.removeAll { $0 == key }
      draftOrder.append(key)
    }
  }

  mutating func note(_ wasTaken: Bool) {
    if !wasTaken { notice = "the text is full: \(Draft.limit) characters" }
  }
}

extension Draft {
  /// Applies an editing intent in a field of this shape; returns false where the text was full.
  mutating func edit(_ intent: Intent, in field: EditableText.Shape = .endless) -> Bool {
    if move(intent, in: field) { return true }
    switch intent {
    case .insert(let text): return insert(text)
    case .deleteBackward: deleteBackward()
    case .deleteForward: deleteForward()
    case .deleteWord: deleteWord()
    case .deleteToStart: deleteToStart()
    case .deleteToEnd: deleteToEnd()
    default: break
    }
    return true
  }
}
