import Center
import Payload
import Testing

@Suite("Strings of an app profile") struct AppStringsTests {
  @Test("tables stand in the profile or in files beside it")
  func tables() throws {
    let text = "{ \"localizations\": { \"en\": { \"K\": \"Hello %@\" }, \"ur\": \"strings/ur.strings\" } }"
    var file = AppProfileFile.read(Array(text.utf8), fileName: "apps/a.app.json")
    #expect(file.findings.isEmpty)
    #expect(file.profile?.localizations == ["en": StringTable(entries: ["K": "Hello %@"])])
    let reference = try #require(file.stringsFiles.first)
    #expect((reference.locale, reference.path) == ("ur", "strings/ur.strings"))

    file.addStrings(Array("\"K\" = \"سلام %@\";".utf8), for: reference)
    #expect(file.profile?.localizations["ur"] == StringTable(entries: ["K": "سلام %@"]))
    #expect(file.stringsFiles.isEmpty)
    #expect(file.findings.isEmpty)
  }

  @Test("faults of a .strings file are reported under its own name, and the rest of it is used")
  func faultyFile() throws {
    var file = AppProfileFile.read(
      Array("{ \"localizations\": { \"ur\": \"ur.strings\" } }".utf8), fileName: "apps/a.app.json")
    let reference = try #require(file.stringsFiles.first)
    file.addStrings(Array("\"A\" = \"1\";\n\"B\" \"2\";\n\"C\" = \"3\";".utf8), for: reference)
    #expect(file.findings.map(\.description) == ["apps/ur.strings:2:5: error: expected '=' after the key 'B'"])
    #expect(file.profile?.localizations["ur"]?.entries["C"] == "3")
  }

  @Test("a .strings file that cannot be read is an error where the profile names it")
  func missingFile() throws {
    var file = AppProfileFile.read(
      Array("{ \"localizations\": { \"ur\": \"ur.strings\" } }".utf8), fileName: "a.app.json")
    let reference = try #require(file.stringsFiles.first)
    file.reportUnreadable(reference, reason: "no such file")
    #expect(
      file.findings.map(\.description)
        == ["a.app.json:1:28: error: localizations.ur: cannot read 'ur.strings': no such file"])
  }

  @Test(
    "a profile cannot reach out of its folder",
    arguments: ["/etc/hostname", "../secret.strings", "a/../../b.strings", "a\\u0000b"])
  func paths(_ path: String) {
    let file = AppProfileFile.read(Array("{ \"localizations\": { \"ur\": \"\(path)\" } }".utf8), fileName: "a.app.json")
    #expect(file.stringsFiles.isEmpty)
    #expect(file.findings.count == 1)
    #expect(file.findings.first?.message.hasSuffix("must lie in the profile's folder or below") == true)
  }

  @Test("locales that are none and values that are no text are reported")
  func wrongTables() {
    let text = "{ \"localizations\": { \"urdu!\": {}, \"en\": { \"K\": 5 }, \"de\": [] } }"
    #expect(
      AppProfileFile.read(Array(text.utf8), fileName: "a.app.json").findings.map(\.message) == [
        "'urdu!' is no locale; expected a language such as 'en', 'ur' or 'pt-BR'",
        "expected text, found a number",
        "expected an object of keys and texts, or the path of a .strings file, found an array",
      ])
  }
}
