import Testing

@testable import Screen

@Suite("The table of keys")
struct KeyMapTests {
  static let places = KeyMap.all.map(\.place)

  private func map(_ place: String) throws -> KeyMap {
    try #require(KeyMap.all.first { $0.place == place }).map
  }

  @Test("no key means two things in one place", arguments: places)
  func hasNoConflicts(place: String) throws {
    let presses = try map(place).sections.flatMap(\.bindings).flatMap(\.keys).map(\.press)
    let twice = Dictionary(grouping: presses, by: \.label).filter { $0.value.count > 1 }.keys
    #expect(twice.isEmpty, "bound twice: \(twice.sorted())")
  }

  @Test("Ctrl-c quits, Ctrl-l redraws, Ctrl-z suspends and F1 helps everywhere", arguments: places)
  func hasTheKeysOfEveryPlace(place: String) throws {
    let map = try map(place)
    #expect(map.intent(for: .control("c")) == .quit)
    #expect(map.intent(for: .control("l")) == .redraw)
    #expect(map.intent(for: .control("z")) == .suspend)
    #expect(map.intent(for: .function(1)) == .showHelp)
  }

  @Test("Esc goes back and never quits", arguments: places)
  func escapeNeverQuits(place: String) throws {
    let intent = try map(place).intent(for: .escape)
    #expect(intent == .back || intent == .decline)
  }

  @Test("a place that takes text takes every letter as text", arguments: ["Reply", "Command line"])
  func lettersAreText(place: String) throws {
    let map = try map(place)
    for letter in ["q", "j", "?", ":", "1", "é", "語"] {
      #expect(map.intent(for: .character(letter)) == .insert(letter))
    }
    #expect(map.intent(for: .paste("two\nlines")) == .insert("two\nlines"))
  }

  @Test("digits press buttons in their order, 0 the tenth", arguments: ["List", "Notification"])
  func digits(place: String) throws {
    let map = try map(place)
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
      let bindings = page.keyMap.sections.flatMap(\.bindings)
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
}
