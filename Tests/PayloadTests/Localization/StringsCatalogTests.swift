import Payload
import Testing

@Suite("An .xcstrings catalog is read with everything that is wrong in it")
struct StringsCatalogTests {
  private func read(_ strings: String) -> LocalizedStringsFile {
    LocalizedStringsFile(
      Array(#"{"sourceLanguage":"en","version":"1.0","strings":\#(strings)}"#.utf8), format: .xcstrings, locale: "")
  }

  @Test("texts of all locales; a key without one stands for itself in the source language")
  func texts() {
    let file = read(
      """
      {"HELLO":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Hello %@"}},
                                 "ur":{"stringUnit":{"state":"translated","value":"سلام %@"}}}},
       "Good night":{}}
      """)
    #expect(file.faults.isEmpty)
    #expect(file.tables["en"]?.entries == ["HELLO": "Hello %@", "Good night": "Good night"])
    #expect(file.tables["ur"]?.entries == ["HELLO": "سلام %@"])
  }

  @Test("plural forms of a whole text, and of the parts that are put into one")
  func plurals() {
    let file = read(
      """
      {"PHOTOS":{"localizations":{"en":{"variations":{"plural":{
         "one":{"stringUnit":{"value":"%lld photo"}},"other":{"stringUnit":{"value":"%lld photos"}}}}}}},
       "TRIP":{"localizations":{"en":{"stringUnit":{"value":"%#@days@ to %2$@"},"substitutions":{"days":{
         "argNum":1,"formatSpecifier":"lld","variations":{"plural":{
           "one":{"stringUnit":{"value":"%arg day"}},"other":{"stringUnit":{"value":"%arg days"}}}}}}}}}}
      """)
    #expect(file.faults.isEmpty)
    let table = file.tables["en"]
    #expect(table?.format("PHOTOS", arguments: ["1"]) == "1 photo")
    #expect(table?.format("PHOTOS", arguments: ["12"]) == "12 photos")
    #expect(table?.format("TRIP", arguments: ["1", "Rome"]) == "1 day to Rome")
    #expect(table?.format("TRIP", arguments: ["3", "Rome"]) == "3 days to Rome")
  }

  @Test("of texts for devices the phone's counts")
  func devices() {
    let file = read(
      """
      {"TAP":{"localizations":{"en":{"variations":{"device":{
         "mac":{"stringUnit":{"value":"Click"}},"iphone":{"stringUnit":{"value":"Tap"}},
         "other":{"stringUnit":{"value":"Choose"}}}}}}},
       "SIT":{"localizations":{"en":{"variations":{"device":{
         "iphone":{"variations":{"plural":{"other":{"stringUnit":{"value":"%d taps"}}}}}}}}}}}
      """)
    #expect(file.tables["en"]?.format("TAP", arguments: []) == "Tap")
    #expect(file.tables["en"]?.format("SIT", arguments: ["2"]) == "2 taps")
  }

  @Test("a localization without a text, and forms without 'other'")
  func faults() {
    let file = read(
      """
      {"A":{"localizations":{"en":{}}},
       "B":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"b"}}}}}}}}
      """)
    #expect(
      file.faults.map { "\($0.position.line): \($0)" } == [
        "1: 'A' has neither a text nor plural forms in 'en'",
        "2: 'B' has no 'other', the form that every language needs",
      ])
  }

  @Test("what is no catalog", arguments: ["", "[]", "{}", "{\"strings\":[]}", "\"A\" = \"b\";", "<plist/>"])
  func otherFiles(text: String) {
    let file = LocalizedStringsFile(Array(text.utf8), format: .xcstrings, locale: "")
    #expect(!file.faults.isEmpty)
    #expect(file.tables.isEmpty)
  }
}
