import Payload
import Testing

@testable import Screen

@Suite("The keymap file")
struct KeyMapFileTests {
  private func file(_ text: String) -> KeyMapFile { KeyMapFile(Array(text.utf8), file: "keys.json") }

  private func findings(_ text: String) -> [String] { file(text).findings.map(\.description) }

  @Test("what is written for an action are all of its keys, the rest stays") func rebinds() {
    let file = file(#"{ "list": { "dismiss": ["x", "Delete"], "clearAll": [], "quit": "Q" } }"#)
    #expect(file.findings == [])
    let list = file.maps[.list]
    #expect(list.intent(for: .character("x")) == .dismiss && list.intent(for: .delete) == .dismiss)
    #expect(list.intent(for: .character("d")) == nil && list.intent(for: .character("C")) == nil)
    #expect(list.intent(for: .character("Q")) == .quit && list.intent(for: .character("q")) == nil)
    #expect(list.intent(for: .control("c")) == .quitAtOnce)
    #expect(list.intent(for: .character("j")) == .moveDown)
    #expect(file.maps[.expanded] == .expanded)
  }

  @Test("'everywhere' holds where the action is known, unless the place says otherwise") func everywhere() {
    let file = file(
      """
      {
        "everywhere": { "moveDown": ["s", "Down"], "moveUp": ["p", "Up"], "copyText": "c" },
        "picker": { "moveDown": "Ctrl-n" },
        "question": { "decline": ["Esc", "q", "s"] },
      }
      """)
    #expect(file.findings == [])
    #expect(file.maps[.list].intent(for: .character("s")) == .moveDown)
    #expect(file.maps[.reading].intent(for: .character("p")) == .moveUp)
    #expect(file.maps[.picker].intent(for: .control("n")) == .moveDown)
    #expect(file.maps[.picker].intent(for: .character("s")) == nil)
    #expect(file.maps[.question].intent(for: .character("s")) == .decline)
    // A letter is text in the reply: there the action keeps its own key.
    #expect(file.maps[.reading].intent(for: .character("c")) == .copyText)
    #expect(file.maps[.reply].intent(for: .character("c")) == .insert("c"))
    #expect(file.maps[.reply].intent(for: .control("y")) == .copyText)
  }

  @Test("two actions that want the same key are told with both lines, and the first keeps it") func conflict() {
    let text = """
      { "list": {
        "dismiss": "x",
        "tap": ["x", "t"]
      } }
      """
    #expect(
      findings(text) == [
        "keys.json:3:11: error: list.tap[0]: 'x' is the key of 'dismiss' already (line 2); "
          + "give one of them another key"
      ])
    #expect(file(text).maps[.list].intent(for: .character("x")) == .dismiss)
    #expect(file(text).maps[.list].intent(for: .character("t")) == .tap)
  }

  @Test("a key that is taken from an action that has no other is told") func lostKey() {
    #expect(
      findings(#"{ "list": { "dismiss": "t" } }"#) == [
        "keys.json:1:24: warning: list.dismiss: leaves 'tap' without a key (tap: the default action); "
          + "give 'tap' another one, or [] to say so"
      ])
    #expect(findings(#"{ "list": { "dismiss": "t", "tap": [] } }"#) == [])
    #expect(findings(#"{ "list": { "dismiss": "j" } }"#) == [], "'j' has the arrow too")
  }

  @Test("no file takes the ways out of a place away") func waysOut() {
    let text = #"{ "list": { "quit": [], "showHelp": "q", "tap": ["?", "F1"] } }"#
    let list = file(text).maps[.list]
    #expect(list.label(for: .quit) == "q" && list.intent(for: .control("c")) == .quitAtOnce)
    #expect(list.label(for: .showHelp) == "?")
    #expect(findings(text).count == 2)
    #expect(
      findings(text)[0]
        == "keys.json:1:21: error: list.quit: leaves 'quit' without a key, which is needed: it keeps 'q'; "
        + "give 'quit' a key of its own")
    for place in KeyPlace.pages {
      let actions = place.standardKeyMap.bindings.map { "\"\($0.action)\": []" }.joined(separator: ", ")
      let emptied = file("{ \"\(place.rawValue)\": { \(actions) } }").maps[place]
      #expect(emptied.intent(for: .escape) == place.standardKeyMap.intent(for: .escape), "\(place)")
      #expect(emptied.intent(for: .control("c")) == .quitAtOnce && emptied.intent(for: .function(1)) == .showHelp)
      #expect(emptied.bindings.allSatisfy { $0.presses.isEmpty || KeyMap.needed.contains($0.action) })
    }
  }

  @Test(
    "what cannot be read is told with the nearest right word and changes nothing",
    arguments: [
      (#"{ "lisst": {} }"#, "keys.json:1:3: warning: lisst: unknown key 'lisst'; did you mean 'list'?"),
      (
        #"{ "list": { "dissmiss": "x" } }"#,
        "keys.json:1:25: error: list.dissmiss: no action 'dissmiss' here; did you mean 'dismiss'?"
      ),
      (
        #"{ "list": { "dismiss": 5 } }"#,
        "keys.json:1:24: error: list.dismiss: expected a key or a list of keys, found a number"
      ),
      (
        #"{ "list": { "dismiss": "Alt-d" } }"#,
        "keys.json:1:24: error: list.dismiss: 'Alt-d' needs Alt, which types letters on many keyboards and comes in as "
          + "Esc and a key on others; choose another key"
      ),
      (
        #"{ "list": { "dismiss": "Delte" } }"#,
        "keys.json:1:24: error: list.dismiss: 'Delte' is no key; did you mean 'Delete'?"
      ),
      (
        #"{ "list": { "dismiss": ["Ctrl-i"] } }"#,
        "keys.json:1:25: error: list.dismiss[0]: 'Ctrl-i' comes in as Tab: a terminal cannot tell them apart; "
          + "write 'Tab'"
      ),
      (
        #"{ "list": { "dismiss": "Shift-d" } }"#,
        "keys.json:1:24: error: list.dismiss: 'Shift-d' is no key of its own: a terminal tells what Shift makes of a "
          + "key, not that it is held; write 'D'"
      ),
      (
        #"{ "list": { "dismiss": "Ctrl-1" } }"#,
        "keys.json:1:24: error: list.dismiss: 'Ctrl-1' is no key: Ctrl goes with the letters from a to z; "
          + "choose another key"
      ),
      (
        #"{ "reply": { "send": "s" } }"#,
        "keys.json:1:22: error: reply.send: 's' types text here; it cannot be a command; "
          + "choose a key with Ctrl or a function key"
      ),
      (
        #"{ "list": { "dismiss": ["x", "x", "d"] } }"#,
        "keys.json:1:30: warning: list.dismiss[1]: 'x' stands here twice"
      ),
      (
        #"{ "list": { "chooseAction": ["a","s","d","f","g","h","j","k","l","z","x"] } }"#,
        "keys.json:1:70: error: list.chooseAction[10]: has more than 10 keys, one for each button"
      ),
    ])
  func faults(text: String, finding: String) {
    #expect(findings(text).contains(finding), "\(findings(text))")
  }

  @Test("every key can be named, and its name read", arguments: KeyPlace.allCases) func names(place: KeyPlace) throws {
    for press in place.standardKeyMap.bindings.flatMap(\.presses) {
      #expect(try KeyPress(name: press.name) == press)
    }
    for (name, press) in [
      ("esc", KeyPress.escape), ("RETURN", .enter), ("PageUp", .pageUp), ("^P", .control("p")), ("é", .character("é")),
      ("space", .character(" ")), ("G", .character("G")), ("f12", .function(12)), ("C-x", .control("x")),
    ] { #expect(try KeyPress(name: name) == press) }
  }

  @Test("the printed keys are a file that says the same, changed or not") func printed() {
    #expect(file(KeyMaps.standard.fileText).maps == .standard)
    #expect(findings(KeyMaps.standard.fileText) == [])
    let mine = file(#"{ "everywhere": { "moveDown": "n" }, "list": { "dismiss": ["x", "\"", "\\"], "clearAll": [] } }"#)
    let printed = file(mine.maps.fileText)
    #expect(printed.maps == mine.maps)
    #expect(
      mine.maps.fileText.contains(#""dismiss": ["x", "\"", "\\"],  // dismiss; built in: ["d", "Delete", "Backspace"]"#)
    )
  }

  @Test("help and hints name the user's keys, and leave out what has none") func shown() {
    var screen = ScreenState(columns: 80, rows: 24)
    screen.keyMaps = file(#"{ "list": { "showFocusPicker": "F", "showHelp": "h", "quit": "Q", "redraw": [] } }"#).maps
    #expect(screen.intent(for: .character("F")) == .showFocusPicker)
    screen.pages.append(.help)
    let shown = screen.helpSections().flatMap(\.hints)
    #expect(shown.contains(KeyHint(keys: "F", meaning: "choose a Focus")))
    #expect(!shown.contains { $0.meaning == "redraw" })
  }

  @Test("an empty file changes nothing") func empty() {
    #expect(KeyMapFile([], file: "keys.json") == file("{}"))
  }
}
