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

  @Test("a place without its plural forms, and forms that name each other without end")
  func variables() {
    let file = read(
      """
      {"A":{"localizations":{"en":{"stringUnit":{"value":"%#@nope@ left"}}}},
       "B":{"localizations":{"en":{"stringUnit":{"value":"%#@n@ of %#@gone@"},"substitutions":{"n":{
         "variations":{"plural":{"one":{"stringUnit":{"value":"%arg"}}}}}}}}},
       "C":{"localizations":{"en":{"variations":{"plural":{"other":{"stringUnit":{"value":"x %#@text@"}}}}}}}}
      """)
    #expect(
      file.faults.map { "\($0.position.line): \($0)" } == [
        "1: 'A' names '%#@nope@', which has no plural forms here",
        "2: 'B' names '%#@gone@', which has no plural forms here",
        "2: 'B' has a substitution without 'other', the form that every language needs",
        "4: 'C' has texts that name each other without end: '%#@text@'",
      ])
    #expect(file.tables["en"]?.format("A", arguments: []) == "%#@nope@ left")
  }

  @Test("a locale that is none is said once, and its texts are left out")
  func locales() {
    let text = #"{"localizations":{"e n":{"stringUnit":{"value":"x"}},"ur":{"stringUnit":{"value":"y"}}}}"#
    let file = read("{\"A\":\(text),\n\"B\":\(text)}")
    #expect(
      file.faults.map { "\($0.position.line): \($0)" }
        == ["1: 'e n' is no locale; expected a language such as 'en', 'ur' or 'pt-BR'"])
    #expect(file.tables.keys.sorted() == ["en", "ur"])
    #expect(file.sourceLanguage == "en")
    let strange = LocalizedStringsFile(
      Array(#"{"sourceLanguage":"\u001b[2J","strings":{"Hi":{}}}"#.utf8), format: .xcstrings, locale: "")
    #expect(
      strange.faults.map(\.description) == [
        #"'\u001b[2J' is no locale; expected a language such as 'en', 'ur' or 'pt-BR'"#
      ])
    #expect(strange.sourceLanguage == nil && strange.tables["en"]?.entries == ["Hi": "Hi"])
  }

  @Test("what is no catalog", arguments: ["", "[]", "{}", "{\"strings\":[]}", "\"A\" = \"b\";", "<plist/>"])
  func otherFiles(text: String) {
    let file = LocalizedStringsFile(Array(text.utf8), format: .xcstrings, locale: "")
    #expect(!file.faults.isEmpty)
    #expect(file.tables.isEmpty)
  }
}
