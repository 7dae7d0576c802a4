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

  @Test("a locale may have several files, and a catalog has all locales")
  func severalFiles() throws {
    let text = #"{ "localizations": { "en": ["en.strings", "en.stringsdict"] } }"#
    var file = AppProfileFile.read(Array(text.utf8), fileName: "a.app.json")
    let references = file.stringsFiles
    #expect(references.map(\.path) == ["en.strings", "en.stringsdict"])
    file.addStrings(Array("\"HELLO\" = \"Hello\";".utf8), for: references[0])
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>N</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>one</key><string>one</string><key>other</key><string>%d</string></dict>
      </dict></dict></plist>
      """
    file.addStrings(Array(plurals.utf8), for: references[1])
    #expect(file.findings.isEmpty)
    let table = try #require(file.profile?.localizations["en"])
    #expect(table.format("HELLO", arguments: []) == "Hello")
    #expect(table.format("N", arguments: ["1"]) == "one")

    var whole = AppProfileFile.read(
      Array(#"{ "localizations": "Localizable.xcstrings" }"#.utf8), fileName: "a.app.json")
    let catalog = try #require(whole.stringsFiles.first)
    #expect(catalog.locale == nil)
    let strings = #"{"sourceLanguage":"en","strings":{"Hi":{"localizations":{"ur":{"stringUnit":{"value":"سلام"}}}}}}"#
    whole.addStrings(Array(strings.utf8), for: catalog)
    #expect(whole.profile?.localizations["en"]?.entries == ["Hi": "Hi"])
    #expect(whole.profile?.localizations["ur"]?.entries == ["Hi": "سلام"])
  }

  @Test("a file for one locale cannot stand for all of them")
  func oneLocaleForAll() {
    let file = AppProfileFile.read(Array(#"{ "localizations": "en.strings" }"#.utf8), fileName: "a.app.json")
    #expect(file.stringsFiles.isEmpty)
    #expect(
      file.findings.map(\.message) == [
        "'en.strings' holds one locale; expected a catalog that ends in .xcstrings, or an object: "
          + #"{ "en": "en.strings" }"#
      ])
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
    let text = "{ \"localizations\": { \"urdu!\": {}, \"en\": { \"K\": 5 }, \"de\": 7 } }"
    #expect(
      AppProfileFile.read(Array(text.utf8), fileName: "a.app.json").findings.map(\.message) == [
        "'urdu!' is no locale; expected a language such as 'en', 'ur' or 'pt-BR'",
        "expected text, found a number",
        "expected an object of keys and texts, or the path of a .strings, .stringsdict or .xcstrings file, found a number",
      ])
  }
}
