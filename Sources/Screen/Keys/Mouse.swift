import Center

extension ScreenState {
  /// A click selects, a click on what is selected opens it, a click on a button presses it, the right button dismisses,
  /// the wheel scrolls.
  mutating func reduceMouse(_ action: MouseAction, on target: Target?, center: CenterState) -> Outcome {
    // A click beside the line keeps what it says.
    if page == .filter, action == .click || action == .doubleClick { popLine() }
    switch action {
    case .wheelDown, .wheelUp: return turnWheel(action == .wheelDown ? .moveDown : .moveUp, center: center)
    case .rightClick: return dismiss(target, center: center)
    case .click, .doubleClick: break
    }
    switch target {
    case .item(let item) where page == .list:
      if selection == item || action == .doubleClick {
        select(item, center: center)
        open(center: center)
      } else {
        select(item, center: center)
      }
    case .banner: openBanner(center: center)
    case .app(let bundle) where page == .list: selectNewest(of: bundle, center: center)
    case .action(let index):
      if case .confirmation = page { return reducePageAnswer(index, center: center) }
      if case .unlock = page { return reducePageAnswer(index, center: center) }
      guard let notification = selectedNotification(center: center) else { break }
      return reduceNotification(.chooseAction(index + 1), notification, center: center)
    case .row(let index):
      switch page {
      case .focusPicker, .devicePanel: return chooseRow(index, center: center)
      case .palette: return chooseEntry(index, center: center)
      case .themePicker: return clickTheme(index)
      case .faults: return chooseFault(index, center: center)
      case .provider: return clickProvider(index)
      case .confirmation, .unlock: return reducePageAnswer(index, center: center)
      case .inspector, .list:
        guard InspectorTab.allCases.indices.contains(index) else { break }
        turnTab(by: index - (InspectorTab.allCases.firstIndex(of: inspectorTab) ?? 0))
      default: break
      }
    case .closePage: return page == .list ? Outcome() : reduceAgain(leaving, center: center)
    case .sendReply: return reduceAgain(.send, center: center)
    case .item, .app, nil: break
    }
    return Outcome()
  }

  /// What closes the page on top: a question is answered with no.
  private var leaving: Intent {
    switch page {
    case .confirmation, .unlock: .decline
    default: .back
    }
  }

  /// The first row of a question is yes, the second no.
  private mutating func reducePageAnswer(_ index: Int, center: CenterState) -> Outcome {
    reduceAgain(index == 0 ? .confirm : .decline, center: center)
  }

  private mutating func reduceAgain(_ intent: Intent, center: CenterState) -> Outcome { reduce(intent, center: center) }

  private mutating func turnWheel(_ intent: Intent, center: CenterState) -> Outcome {
    switch page {
    case .list, .focusPicker, .devicePanel, .palette, .themePicker, .faults, .provider:
      return reduceAgain(intent, center: center)
    case .reply, .commandLine, .filter, .confirmation, .unlock: return Outcome()
    case .expanded, .help, .inspector, .output:
      for _ in 0..<3 { scroll(intent) }
      return Outcome()
    }
  }

  private mutating func dismiss(_ target: Target?, center: CenterState) -> Outcome {
    switch target {
    case .item(let item) where page == .list:
      select(item, center: center)
      return dismissSelection(center: center)
    case .banner: return Outcome(events: [.bannerDismissed])
    default: return Outcome()
    }
  }

  /// Selects the newest stack of an app, as a click in the app strip asks.
  private mutating func selectNewest(of bundleIdentifier: String, center: CenterState) {
    if filter.isOn {
      guard let key = matchingKeys(center: center).first(where: { $0.bundleIdentifier == bundleIdentifier }) else {
        return notice = "the filter shows nothing of \(center.name(of: bundleIdentifier))"
      }
      return select(.card(key), center: center)
    }
    guard let ordered = center.threadOrder.last(where: { $0.key.bundleIdentifier == bundleIdentifier }),
      let thread = center.threads[ordered.key]
    else {
      return notice = "\(center.apps[bundleIdentifier]?.profile.name ?? bundleIdentifier) has nothing in the list"
    }
    select(isOpen(thread) ? .heading(ordered.key) : .stack(ordered.key), center: center)
  }
}
