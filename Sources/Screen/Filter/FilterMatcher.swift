import Center
import TextLayout

/// Tells which notifications meet a query; remembers what it learned about their apps, so keep it for a whole pass.
struct FilterMatcher {
  let query: FilterQuery
  let center: CenterState
  let marks: Marks
  private var apps: [String: AppFacts] = [:]
  /// The text of one notification, folded when the first word asks for it.
  private var text = FoldedText()
  private var isTextReady = false

  private struct AppFacts {
    var name: FoldedText
    var bundleIdentifier: FoldedText
    var isHidden: Bool
  }

  init(query: FilterQuery, center: CenterState, marks: Marks) {
    self.query = query
    self.center = center
    self.marks = marks
  }

  /// Whether `notification` is in the list, or waits for the summary, and meets every term.
  mutating func matches(_ notification: Notification) -> Bool {
    guard notification.presentation == .summary || center.threadKey(of: notification.key) != nil else { return false }
    isTextReady = false
    for term in query.terms where meets(term.condition, notification) == term.isNegated { return false }
    return true
  }

  private mutating func meets(_ condition: FilterQuery.Condition, _ notification: Notification) -> Bool {
    switch condition {
    case .word(let word):
      return facts(of: notification.bundleIdentifier).name.contains(word) || text(of: notification).contains(word)
    case .app(let word):
      let app = facts(of: notification.bundleIdentifier)
      return app.name.contains(word) || app.bundleIdentifier.contains(word)
    case .thread(let word): return notification.threadIdentifier.map { FoldedText($0).contains(word) } ?? false
    case .category(let word): return notification.categoryIdentifier.map { FoldedText($0).contains(word) } ?? false
    case .focus(let word): return isHeld(notification, byFocus: word)
    case .level(let level): return notification.interruptionLevel == level
    case .state(let state): return isIn(state, notification)
    }
  }

  private func isIn(_ state: FilterQuery.State, _ notification: Notification) -> Bool {
    switch state {
    case .held: notification.presentation == .held
    case .banner: notification.presentation == .banner
    case .list: notification.presentation == .list
    case .summary: notification.presentation == .summary
    case .replaced: notification.replacedCount > 0
    case .marked: marks.contains(notification.sequence)
    }
  }

  /// The reason of a held notification has the name of the Focus in it.
  private func isHeld(_ notification: Notification, byFocus word: FoldedText) -> Bool {
    guard let reason = notification.heldReason else { return false }
    if FoldedText(reason).contains(word) { return true }
    return center.deviceProfile.focusModes.contains { mode in
      reason == mode.heldReason && FoldedText(mode.identifier).contains(word)
    }
  }

  /// What may be seen of it, and its identifiers; never what is hidden.
  private mutating func text(of notification: Notification) -> FoldedText {
    guard !isTextReady else { return text }
    isTextReady = true
    text.removeAll()
    if facts(of: notification.bundleIdentifier).isHidden {
      // The placeholder of the body counts the stack and would change with others.
      let visible = center.visibleText(of: notification)
      text.append(part: visible.title)
      text.append(part: visible.subtitle)
    } else {
      text.append(part: notification.title)
      text.append(part: notification.subtitle)
      text.append(part: notification.body)
    }
    text.append(part: notification.threadIdentifier ?? "")
    text.append(part: notification.requestIdentifier)
    return text
  }

  private mutating func facts(of app: String) -> AppFacts {
    if let known = apps[app] { return known }
    let facts = AppFacts(
      name: FoldedText(center.name(of: app)), bundleIdentifier: FoldedText(app),
      isHidden: center.arePreviewsHidden(for: app))
    apps[app] = facts
    return facts
  }
}
