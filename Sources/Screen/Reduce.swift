public import Center

extension ScreenState {
  /// Applies `intent` and returns what follows: events for the center, commands for the shell.
  ///
  /// The shell applies the events to the center and then calls ``centerChanged(_:)``. Costs the same for 100 and for
  /// 20,000 notifications.
  public mutating func reduce(_ intent: Intent, center: CenterState) -> Outcome {
    switch intent {
    case .redraw: return Outcome(commands: [.redraw])
    case .suspend: return Outcome(commands: [.suspend])
    case .quitAtOnce: return Outcome(commands: [.quit])
    case .quit where halfWrittenCount == 0: return Outcome(commands: [.quit])
    case _ where isTooSmall: return Outcome()
    case .pauseStory: return Outcome(commands: [.story(.pause)])
    case .nextScene: return Outcome(commands: [.story(.next)])
    case .previousScene: return Outcome(commands: [.story(.previous)])
    default: break
    }
    notice = nil
    followsTop = false
    if selection == nil { select(firstItem(center: center), center: center) }
    if page == .list, let outcome = reduceMarked(intent, center: center) { return outcome }
    switch intent {
    case .mouse(let action, let target): return reduceMouse(action, on: target, center: center)
    case .quit: return quit()
    case .showHelp: if page == .help { pop() } else { push(.help) }
    case .showFocusPicker: openFocusPicker(center: center)
    case .showDevicePanel: push(.devicePanel)
    case .showProvider: if page == .provider { pop() } else { push(.provider) }
    case .showFaults: if page == .faults { pop() } else { push(.faults) }
    case .showInspector: if page == .inspector { pop() } else { push(.inspector) }
    case .widenInspector: resizeInspector(by: 1)
    case .narrowInspector: resizeInspector(by: -1)
    case .showCommandLine: push(.commandLine)
    case .showPalette: openPalette()
    case .showThemePicker: return openThemePicker()
    case .search: if page == .list { beginFilter() } else { beginPageSearch() }
    case .toggleDoNotDisturb: return toggleDoNotDisturb(center: center)
    case .toggleLock: return Outcome(events: [center.device.isLocked ? .unlocked : .locked])
    case .nextLocale: return takeNextLocale(center: center)
    case .copyIdentifier where page != .provider:
      return copy(center: center, "the request identifier") { $0.requestIdentifier }
    case .copyPayload: return copyPayload(center: center)
    default: return reducePage(intent, center: center)
    }
    return Outcome()
  }

  private mutating func reducePage(_ intent: Intent, center: CenterState) -> Outcome {
    switch page {
    case .list: reduceList(intent, center: center)
    case .expanded(let key): reduceExpanded(intent, key, center: center)
    case .reply(let key, let action):
      reduceReply(intent, DraftKey(notification: key, actionIdentifier: action), center: center)
    case .commandLine: reduceCommandLine(intent)
    case .palette: reducePalette(intent, center: center)
    case .filter:
      pageUnderLine == .list ? reduceFilterLine(intent, center: center) : reducePageSearchLine(intent)
    case .focusPicker, .devicePanel: reducePanel(intent, center: center)
    case .provider: reduceProvider(intent)
    case .faults: reduceFaults(intent, center: center)
    case .themePicker: reduceThemePicker(intent)
    case .confirmation(let question): reduceConfirmation(intent, question, center: center)
    case .unlock(let key, let action): reduceUnlock(intent, key, actionIdentifier: action, center: center)
    case .help, .inspector, .output: reduceReading(intent)
    }
  }

  /// Keys of pages that are only read.
  private mutating func reduceReading(_ intent: Intent) -> Outcome {
    switch intent {
    case .back: if !clearPageSearch() { pop() }
    case .nextMatch: stepToMatch(by: 1)
    case .previousMatch: stepToMatch(by: -1)
    case .nextTab: turnTab(by: 1)
    case .previousTab: turnTab(by: -1)
    case .copyText where page == .inspector:
      notice = "copied \(inspectorTab.contents)"
      return Outcome(commands: [.copyInspector])
    case .copyText:
      let text = page == .output ? output?.text ?? "" : helpText
      notice = "copied"
      return Outcome(commands: [.copy(text)])
    default: scroll(intent)
    }
    return Outcome()
  }

  /// Scrolls the text of the page on top.
  mutating func scroll(_ intent: Intent) {
    let page = max(1, rows - 6)
    switch intent {
    case .moveDown: pageScroll += 1
    case .moveUp: pageScroll -= 1
    case .halfPageDown: pageScroll += max(1, page / 2)
    case .halfPageUp: pageScroll -= max(1, page / 2)
    case .pageDown: pageScroll += page
    case .pageUp: pageScroll -= page
    case .moveToFirst: pageScroll = 0
    case .moveToLast: pageScroll = pageScrollLimit
    default: break
    }
    pageScroll = min(max(0, pageScroll), pageScrollLimit)
  }

  /// Turns the inspector's tabs, round and round.
  mutating func turnTab(by step: Int) {
    let tabs = InspectorTab.allCases
    let index = tabs.firstIndex(of: inspectorTab) ?? 0
    inspectorTab = tabs[(index + step + tabs.count) % tabs.count]
    if page == .inspector {
      pageScroll = 0
      pageSearch.current = nil
    }
  }

  private func toggleDoNotDisturb(center: CenterState) -> Outcome {
    let isOn = center.device.focus == "do-not-disturb"
    return Outcome(events: [.focusChanged(isOn ? nil : "do-not-disturb")])
  }

  /// The payload of what is inspected, exactly as it was sent.
  private mutating func copyPayload(center: CenterState) -> Outcome {
    if case .arrival(let delivery) = inspectorSubject(center: center), let storedPayload,
      storedPayload.sequence == delivery.sequence, page == .inspector
    {
      notice = "copied the payload"
      return Outcome(commands: [.copy(String(decoding: storedPayload.bytes, as: UTF8.self))])
    }
    return copy(center: center, "the payload") { String(decoding: $0.payload, as: UTF8.self) }
  }

  private mutating func copy(center: CenterState, _ name: String, _ text: (Notification) -> String) -> Outcome {
    guard let notification = selectedNotification(center: center) else {
      notice = "nothing to copy: no notification is selected"
      return Outcome()
    }
    notice = "copied \(name)"
    return Outcome(commands: [.copy(text(notification))])
  }
}
