import Center
import Payload
import Testing

@Suite("App profiles") struct AppProfileFileTests {
  @Test(
    "every fault of a profile names line, column, key, what was expected and the nearest right word", arguments: wrong)
  func wrongProfiles(_ row: (text: String, findings: [String])) {
    let file = AppProfileFile.read(Array(row.text.utf8), fileName: "com.example.a.app.json")
    #expect(file.findings.map { String($0.description.dropFirst("com.example.a.app.json:".count)) } == row.findings)
  }

  static let wrong: [(text: String, findings: [String])] = [
    ("", ["1:1: error: the file is empty; expected an object: { … }"]),
    ("[]", ["1:1: error: expected an object, found an array"]),
    ("{ \"name\": 5 }", ["1:11: error: name: expected text, found a number"]),
    ("{ \"name\": \"\" }", ["1:11: error: name: is empty; expected text"]),
    ("{ \"Name\": \"A\" }", ["1:3: warning: Name: unknown key 'Name'; did you mean 'name'?"]),
    (
      "{ \"bundleIdentifier\": \"com example\" }",
      [
        "1:23: error: bundleIdentifier: 'com example' is no bundle identifier; expected letters, digits, '-' and '.', "
          + "as in 'com.example.chat'"
      ]
    ),
    (
      "{ \"bundleIdentifier\": \"com.example.b\" }",
      [
        "1:23: warning: bundleIdentifier: 'com.example.b' is not what the file is named for; this key counts; "
          + "rename the file to com.example.b.app.json"
      ]
    ),
    (
      "{ \"glyph\": \"AB\", \"tint\": \"red\" }",
      [
        "1:12: error: glyph: 'AB' is not one visible character; expected a symbol, a letter or an emoji",
        "1:26: error: tint: 'red' is no colour; expected '#RRGGBB', as in '#34C759'",
      ]
    ),
    (
      "{ \"glyph\": \"\\u001b\" }",
      ["1:12: error: glyph: '\\u001b' is not one visible character; expected a symbol, a letter or an emoji"]
    ),
    (
      "{ \"capabilities\": [\"timeSensitive\", \"filtering\", \"filtering\"] }",
      [
        "1:20: error: capabilities[0]: 'timeSensitive' is none of 'time-sensitive', 'critical-alerts', 'filtering' or "
          + "'communication'; did you mean 'time-sensitive'?",
        "1:50: warning: capabilities[2]: 'filtering' stands here twice",
      ]
    ),
    (
      "{ \"capabilities\": \"filtering\" }",
      ["1:19: error: capabilities: expected an array, found text; put it in brackets: [ … ]"]
    ),
    (
      "{\n  \"settings\": {\n    \"grouping\": \"by_app\",\n    \"alerts\": \"yes\",\n    \"sound\": false\n  }\n}",
      [
        "3:17: error: settings.grouping: 'by_app' is none of 'automatic', 'by-app' or 'off'; did you mean 'by-app'?",
        "4:15: error: settings.alerts: expected true or false, found text; write true",
        "5:5: warning: settings.sound: unknown key 'sound'; did you mean 'sounds'?",
      ]
    ),
    (
      "{ \"settings\": { \"timeSensitive\": true } }",
      [
        "1:34: warning: settings.timeSensitive: does nothing: the app lacks the capability 'time-sensitive'; "
          + "add it to 'capabilities'"
      ]
    ),
    (
      "{ \"sounds\": [\"a.caf\", 3], \"developmentLocale\": \"english\" }",
      [
        "1:23: error: sounds[1]: expected text, found a number",
        "1:48: error: developmentLocale: 'english' is no locale; expected a language and a region, as in 'en_US'",
      ]
    ),
    (
      "{ \"foregroundPresentation\": [\"alert\"] }",
      [
        "1:30: error: foregroundPresentation[0]: 'alert' is none of 'banner', 'list', 'sound' or 'badge'; "
          + "Apple split it into 'banner' and 'list'"
      ]
    ),
    (
      "{ \"name\": \"A\" \"tint\": \"#000000\" }",
      ["1:15: error: expected a comma before this"]
    ),
    (
      "{ \"name\": \"A\", \"name\": \"B\" }",
      ["1:16: warning: 'name' already stands on line 1; the first one counts"]
    ),
  ]

  @Test("a field that is wrong falls back to its default and costs no other field")
  func defaultsTakeTheirPlace() throws {
    let text = """
      { "name": 5, "tint": "red", "glyph": "✉", "settings": { "grouping": "x", "sounds": false } }
      """
    let profile = try #require(AppProfileFile.read(Array(text.utf8), fileName: "com.example.a.app.json").profile)
    var expected = AppProfile.plain(bundleIdentifier: "com.example.a")
    expected.isPlain = false
    expected.glyph = "✉"
    expected.settings.sounds = false
    #expect(profile == expected)
  }

  @Test("the file's name says which app it is, unless the profile does")
  func identity() {
    func identifier(_ text: String, _ name: String) -> String? {
      AppProfileFile.read(Array(text.utf8), fileName: name).profile?.bundleIdentifier
    }
    #expect(identifier("{}", "apps/com.example.chat.app.json") == "com.example.chat")
    #expect(identifier("{ \"bundleIdentifier\": \"com.example.b\" }", "com.example.a.app.json") == "com.example.b")
    #expect(identifier("[]", "com.example.a.app.json") == nil)
  }

  @Test("a hostile profile gives a bounded number of findings, and its right values still count")
  func bounded() {
    let text = "{ \"sounds\": [" + String(repeating: "1,", count: 3_000) + "\"a.caf\"], \"name\": \"A\" }"
    let file = AppProfileFile.read(Array(text.utf8), fileName: "com.example.a.app.json")
    #expect(file.findings.count == 1_000)
    #expect(file.profile?.sounds == ["a.caf"])
    #expect(file.profile?.name == "A")
  }
}
