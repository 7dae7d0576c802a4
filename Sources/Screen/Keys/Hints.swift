public import Center

/// A key and what it does, for the bottom line and the help.
public struct KeyHint: Equatable, Sendable {
  /// The keys as they are written: `j ↓`.
  public var keys: String
  /// What they do.
  public var meaning: String
  /// Makes a hint.
  public init(keys: String, meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }
}

/// A group of keys with its title.
public struct HelpSection: Equatable, Sendable {
  /// The group's name.
  public var title: String
  /// Its keys.
  public var hints: [KeyHint]
  /// Makes a group.
  public init(title: String, hints: [KeyHint]) {
    self.title = title
    self.hints = hints
  }
}

extension ScreenState {
  /// Every key of the page below the help, by group, for the help page.
  public func helpSections() -> [HelpSection] {
    let page = pages.last { $0 != .help } ?? .list
    return page.keyMap.sections.map { section in
      HelpSection(
        title: section.title, hints: section.bindings.map { KeyHint(keys: $0.label, meaning: $0.meaning) })
    }
  }

  /// The help as lines of text.
  var helpText: String {
    helpSections().map { section in
      ([section.title] + section.hints.map { "  \($0.keys)  \($0.meaning)" }).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The hints for the bottom line: `("r", "reply")`, the most useful first.
  public func hints(center: CenterState) -> [KeyHint] {
    switch page {
    case .list: listHints(center: center)
    case .expanded(let key):
      // The buttons stand on the page with their digits.
      [hint("Enter", pageSelection < 0 ? "tap" : "press")]
        + (center.notifications[key].map { center.actions(of: $0).isEmpty } ?? true ? [] : [hint("Tab", "buttons")])
        + [hint("d", "dismiss"), hint("Esc", "back"), hint("?", "keys")]
    case .reply:
      [hint("Enter", "send"), hint("Ctrl-j", "new line"), hint("Esc", "back, text is kept"), hint("F1", "keys")]
    case .commandLine:
      [hint("Enter", "run"), hint("Tab", "complete"), hint("↑", "earlier"), hint("Esc", "back")]
    case .focusPicker, .devicePanel: [hint("Enter", "choose"), hint("j k", "move"), hint("Esc", "back")]
    case .confirmation, .unlock: [hint("y", "yes"), hint("n", "no")]
    case .help, .output: [hint("j k", "scroll"), hint("y", "copy"), hint("Esc", "back")]
    case .inspector:
      [hint("Tab", "next tab"), hint("j k", "scroll"), hint("Y", "copy payload"), hint("Esc", "back")]
    }
  }

  private func listHints(center: CenterState) -> [KeyHint] {
    let clearing = center.notifications.isEmpty ? [] : [hint("C", "clear all")]
    let general =
      [hint("f", "Focus")] + clearing + [hint(":", "command"), hint("?", "keys"), hint("q", "quit")]
    guard let selection else { return general }
    let banner = center.banner == nil ? [] : [hint("b", "banner")]
    let own: [KeyHint]
    switch selection {
    case .liveActivity: own = [hint("d", "dismiss")]
    case .summary: own = [hint("Enter", isSummaryOpen ? "close" : "open"), hint("D", "dismiss all")]
    case .heading: own = [hint("h", "close"), hint("D", "dismiss stack")]
    case .stack(let key) where (center.threads[key]?.members.count ?? 0) > 1:
      own = [hint("Enter", "open stack"), hint("d", "dismiss"), hint("D", "dismiss stack")]
    case .stack, .card:
      let notification = selectedNotification(center: center)
      own =
        [hint("Enter", "open")] + actionHints(notification, center: center) + [hint("t", "tap"), hint("d", "dismiss")]
    }
    return own + banner + general
  }

  /// The first buttons by their titles, and the reply where there is one.
  private func actionHints(_ notification: Notification?, center: CenterState) -> [KeyHint] {
    guard let notification else { return [] }
    return center.actions(of: notification).prefix(3).enumerated().map { hint("\($0 + 1)", $1.title) }
  }

  private func hint(_ keys: String, _ meaning: String) -> KeyHint { KeyHint(keys: keys, meaning: meaning) }
}
