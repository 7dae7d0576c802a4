import Testing

@testable import Screen

@Suite("The table of keys")
struct KeyMapTests {
  @Test("no key means two things in one place", arguments: KeyPlace.allCases)
  func hasNoConflicts(place: KeyPlace) {
    let presses = place.standardKeyMap.bindings.flatMap(\.keys).map(\.press)
    let twice = Dictionary(grouping: presses, by: \.label).filter { $0.value.count > 1 }.keys
    #expect(twice.isEmpty, "bound twice: \(twice.sorted())")
  }

  @Test("Ctrl-c quits, Ctrl-l redraws, Ctrl-z suspends and F1 helps everywhere", arguments: KeyPlace.pages)
  func hasTheKeysOfEveryPlace(place: KeyPlace) {
    let map = place.standardKeyMap
    #expect(map.intent(for: .control("c")) == .quitAtOnce)
    #expect(map.intent(for: .control("l")) == .redraw)
    #expect(map.intent(for: .control("z")) == .suspend)
    #expect(map.intent(for: .function(1)) == .showHelp)
  }

  @Test("Esc goes back and never quits", arguments: KeyPlace.pages)
  func escapeNeverQuits(place: KeyPlace) {
    let intent = place.standardKeyMap.intent(for: .escape)
    #expect(intent == .back || intent == .decline)
  }

  @Test(
    "a place that takes text takes every letter as text",
    arguments: KeyPlace.allCases.filter(\.standardKeyMap.takesText))
  func lettersAreText(place: KeyPlace) {
    let map = place.standardKeyMap
    for letter in ["q", "j", "?", ":", "1", "é", "語"] {
      #expect(map.intent(for: .character(letter)) == .insert(letter))
    }
    #expect(map.intent(for: .paste("two\nlines")) == .insert("two\nlines"))
  }

  @Test("digits press buttons in their order, 0 the tenth", arguments: [KeyPlace.list, .expanded])
  func digits(place: KeyPlace) {
    let map = place.standardKeyMap
    #expect(map.intent(for: .character("1")) == .chooseAction(1))
    #expect(map.intent(for: .character("9")) == .chooseAction(9))
    #expect(map.intent(for: .character("0")) == .chooseAction(10))
  }

  @Test("the help lists every line of the page below, and no other")
  func helpIsTheTable() {
    for page in [Page.list, .focusPicker, .commandLine, .inspector] {
      var screen = ScreenState(columns: 80, rows: 24)
      if page != .list { screen.pages.append(page) }
      screen.pages.append(.help)
      let shown = screen.helpSections().flatMap(\.hints)
      let bindings = screen.keyMaps[page.keyPlace].bindings
      #expect(shown.map(\.keys) == bindings.map(\.label))
      #expect(shown.map(\.meaning) == bindings.map(\.meaning))
    }
  }

  @Test("a key without a meaning means nothing")
  func unknownKeys() {
    #expect(KeyMap.list.intent(for: .function(12)) == nil)
    #expect(KeyMap.question.intent(for: .character("x")) == nil)
    #expect(KeyMap.list.intent(for: .paste("q")) == nil)
  }

  @Test("an action has one name in a place, and the names that people write in their files stay") func actionNames() {
    for place in KeyPlace.allCases {
      let names = place.standardKeyMap.bindings.map(\.action)
      #expect(Set(names).count == names.count, "\(place): \(names)")
      #expect(names.allSatisfy { $0.allSatisfy(\.isLetter) }, "\(place): \(names)")
    }
    #expect(
      KeyMap.list.bindings.map(\.action) == [
        "moveDown", "moveUp", "moveToFirst", "moveToLast", "halfPageDown", "halfPageUp", "pageDown", "pageUp",
        "openThread", "closeThread", "toggleThread", "search", "nextMatch", "previousMatch", "toggleMark",
        "toggleAllMarks", "open", "tap", "chooseAction", "reply", "dismiss",
        "copyIdentifier", "copyPayload", "dismissThread", "clearAll", "undoDismissal", "openBanner", "resumeDraft",
        "showFocusPicker", "toggleDoNotDisturb", "toggleLock", "nextLocale", "showDevicePanel", "showProvider",
        "showFaults",
        "showInspector", "nextTab",
        "previousTab", "widenInspector", "narrowInspector", "showCommandLine", "showPalette", "showThemePicker",
        "showHelp", "redraw",
        "suspend", "back",
        "quit", "quitAtOnce",
      ])
    #expect(
      KeyMap.reply.bindings.map(\.action) == [
        "send", "newline", "copyText", "back", "cursorLeft", "cursorRight", "cursorHome", "cursorEnd",
        "deleteBackward", "deleteForward", "deleteWord", "deleteToStart", "deleteToEnd", "cursorUp", "cursorDown",
        "showHelp", "redraw", "suspend", "quitAtOnce",
      ])
  }
}

extension KeyPlace {
  /// The places that stand for themselves: the story's keys hold beside those of a page.
  static let pages = allCases.filter { $0 != .story }
}
