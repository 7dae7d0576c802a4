import APNs
public import Center

/// A key and what it does, for the bottom line and the help.
public struct KeyHint: Equatable, Sendable {
  /// The keys as they are written: `j ↓`.
  public var keys: String
  /// What they do.
  public var meaning: String
  /// Whether they lead to all the other keys.
  public var isHelp: Bool
  /// Whether they press a button that destroys.
  public var isDestructive: Bool
  /// Makes a hint.
  public init(keys: String, meaning: String, isHelp: Bool = false, isDestructive: Bool = false) {
    self.keys = keys
    self.meaning = meaning
    self.isHelp = isHelp
    self.isDestructive = isDestructive
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
  /// Every key of the page below the help, by group, for the help page; what has no key is left out.
  public func helpSections() -> [HelpSection] {
    let sections = keyMaps[helpPlace].sections + (story == nil ? [] : keyMaps[.story].sections)
    return firstKeySections
      + sections.compactMap { section in
        let bound = section.bindings.filter { !$0.presses.isEmpty }
        guard !bound.isEmpty else { return nil }
        return HelpSection(title: section.title, hints: bound.map { KeyHint(keys: $0.label, meaning: $0.meaning) })
      }
  }

  /// How to make a first key, while every provider is refused for the want of one.
  private var firstKeySections: [HelpSection] {
    guard gateway.entrance?.lacksKey == true, [.list, .provider].contains(helpPlace) else { return [] }
    let key = keyMaps[helpPlace].label(for: .showCommandLine) ?? "belfry"
    return [
      HelpSection(
        title: "No provider key yet: provider tokens are refused",
        hints: [
          KeyHint(keys: key, meaning: "\(Gateway.firstKeyCommand) makes one"),
          KeyHint(keys: key, meaning: "\(Gateway.importKeyCommand) takes one of Apple's"),
        ])
    ]
  }

  /// The place that the help is about: the page below it.
  public var helpPlace: KeyPlace { (pages.last { $0 != .help } ?? .list).keyPlace }

  /// The help as lines of text.
  var helpText: String {
    helpSections().map { section in
      ([section.title] + section.hints.map { "  \($0.keys)  \($0.meaning)" }).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The hints for the bottom line: `("r", "reply")`, the most useful first; what has no key is left out.
  public func hints(center: CenterState) -> [KeyHint] {
    let hints: [KeyHint?] =
      switch page {
      case .list: listHints(center: center)
      case .expanded(let key):
        // The buttons stand on the page with their digits.
        [hint(.open, pageSelection < 0 ? "tap" : "press")]
          + (center.notifications[key].map { center.actions(of: $0).isEmpty } ?? true
            ? [] : [hint(.nextTab, "buttons")])
          + [hint(.dismiss, "dismiss"), hint(.back, "back"), helpHint]
      case .reply:
        [hint(.send, "send"), hint(.newline, "new line"), hint(.back, "back, text is kept"), helpHint]
      case .commandLine:
        [hint(.send, "run"), hint(.complete, "complete"), hint(.cursorUp, "earlier"), hint(.back, "back"), helpHint]
      case .palette: [hint(.open, "do it"), movingHint("move"), hint(.back, "back"), helpHint]
      case .focusPicker: [hint(.open, "choose"), movingHint("move"), hint(.back, "back"), helpHint]
      case .devicePanel: [hint(.open, "change"), movingHint("move"), hint(.back, "back"), helpHint]
      case .faults:
        [
          hint(.open, "lay, turn off or on"), hint(.dismiss, "take away"), hint(.addFault, "type one"),
          hint(.back, "back"), helpHint,
        ]
      case .provider:
        [
          provider.tab == .requests ? hint(.open, "open") : nil, hint(.nextTab, "next tab"),
          provider.tab == .requests
            ? hint(.toggleErrors, provider.showsErrorsOnly ? "all requests" : "errors only") : nil,
          hint(.showFaults, "faults"), hint(.back, "back"), helpHint,
        ]
      case .themePicker: [hint(.open, "keep"), movingHint("try"), hint(.back, "as before"), helpHint]
      case .filter:
        [hint(.send, "keep"), pairHint(.cursorDown, .cursorUp, "next, previous"), hint(.back, "back"), helpHint]
      case .confirmation, .unlock: [hint(.confirm, "yes"), hint(.decline, "no"), helpHint]
      case _ where !pageSearch.text.isEmpty:
        [
          pairHint(.nextMatch, .previousMatch, "next, previous"), hint(.search, "search"),
          hint(.back, "end the search"), helpHint,
        ]
      case .help: [movingHint("scroll"), hint(.search, "search"), hint(.back, "back"), hint(.copyText, "copy")]
      case .output:
        [movingHint("scroll"), hint(.search, "search"), hint(.back, "back"), hint(.copyText, "copy"), helpHint]
      case .inspector:
        [
          hint(.nextTab, "next tab"), movingHint("scroll"), hint(.search, "search"), hint(.back, "back"),
          hint(.copyText, "copy"), hint(.copyPayload, "copy payload"), helpHint,
        ]
      }
    return hints.compactMap { $0 }
  }

  private func listHints(center: CenterState) -> [KeyHint?] {
    if !marks.isEmpty {
      return [
        hint(.dismiss, "dismiss \(marks.count)"), hint(.back, "no marks"), hint(.toggleMark, "mark"),
        hint(.copyIdentifier, "copy"), helpHint,
      ]
    }
    if filter.isOn {
      return [
        pairHint(.nextMatch, .previousMatch, "next, previous"), hint(.back, "show all"), hint(.open, "open"),
        hint(.search, "change"), hint(.clearAll, "clear these"), helpHint,
      ]
    }
    let clearing = center.notifications.isEmpty ? [] : [hint(.clearAll, "clear all")]
    let general =
      [hint(.showFocusPicker, "Focus")] + clearing + [hint(.showCommandLine, "command"), helpHint, hint(.quit, "quit")]
    guard let selection else { return general }
    let banner = center.banner == nil ? [] : [hint(.openBanner, "banner")]
    let own: [KeyHint?]
    switch selection {
    case .liveActivity: own = [hint(.dismiss, "dismiss")]
    case .summary: own = [hint(.open, isSummaryOpen ? "close" : "open"), hint(.dismissThread, "dismiss all")]
    case .heading: own = [hint(.closeThread, "close"), hint(.dismissThread, "dismiss stack")]
    case .stack(let key) where (center.threads[key]?.members.count ?? 0) > 1:
      own = [hint(.open, "open stack"), hint(.dismiss, "dismiss"), hint(.dismissThread, "dismiss stack")]
    case .stack, .card:
      let notification = selectedNotification(center: center)
      own =
        [hint(.open, "open")] + actionHints(notification, center: center)
        + [hint(.tap, "tap"), hint(.dismiss, "dismiss")]
    }
    return own + banner + general
  }

  /// The first buttons by their titles, and the reply where there is one.
  private func actionHints(_ notification: Notification?, center: CenterState) -> [KeyHint?] {
    guard let notification else { return [] }
    return center.actions(of: notification).prefix(3).enumerated().map { index, action in
      keyMap.label(for: .chooseAction(index + 1)).map {
        KeyHint(keys: $0, meaning: action.title, isDestructive: action.options.contains(.destructive))
      }
    }
  }

  /// What the key for `intent` does here; nil where it has none.
  private func hint(_ intent: Intent, _ meaning: String) -> KeyHint? {
    keyMap.label(for: intent).map { KeyHint(keys: $0, meaning: meaning, isHelp: intent == .showHelp) }
  }

  private var helpHint: KeyHint? { hint(.showHelp, "keys") }

  private func movingHint(_ meaning: String) -> KeyHint? { pairHint(.moveDown, .moveUp, meaning) }

  /// Two keys that belong together; nil where one of them does nothing.
  private func pairHint(_ first: Intent, _ second: Intent, _ meaning: String) -> KeyHint? {
    guard let one = keyMap.label(for: first), let other = keyMap.label(for: second) else { return nil }
    return KeyHint(keys: one + " " + other, meaning: meaning)
  }
}
