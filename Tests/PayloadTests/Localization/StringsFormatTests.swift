import Payload
import Testing

/// What Xcode and its tools write and forgive, a table for each format.
@Suite("Files of strings as they are met with")
struct StringsFormatTests {
  /// The text of key `K` for `arguments`, and what was found.
  private func read(_ text: String, _ format: LocalizedStringsFile.Format, _ arguments: [String]) -> (String?, [String])
  {
    let file = LocalizedStringsFile(Array(text.utf8), format: format, locale: "en")
    let table = file.tables["en"] ?? StringTable()
    return (
      table.contains("K") ? table.format("K", arguments: arguments, locale: "en") : nil,
      file.faults.map { "\($0.position.line): \($0)" }
    )
  }

  private static let format = "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"

  @Test(
    ".stringsdict",
    arguments: [
      // Comments, marked sections and entities are XML's affair.
      (
        "<key>n</key><dict><key>one</key><string><![CDATA[<1>]]></string><key>other</key><string>2</string></dict>",
        "<1>", []
      ),
      ("<!-- n --><key>n</key><dict><!-- one --><key>other</key><string>a&#x41;&lt;</string></dict>", "aA<", []),
      ("<key>n</key>\n<dict>\n<key>other</key>\n<string>\ntwo\nlines</string></dict>", "\ntwo\nlines", []),
      // The type of the value is Apple's to check; other rules are not plurals.
      (
        "<key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>lu</string><key>other</key><string>%lu</string></dict>",
        "1", []
      ),
      (
        "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>Gender</string><key>other</key><string>x</string></dict>",
        "x", ["1: 'K' has a variable that is no NSStringPluralRuleType; only plurals are read"]
      ),
      // A form that is no text, one that no language has, a variable that is no dictionary.
      ("<key>n</key><dict><key>one</key><integer>1</integer><key>other</key><string>x</string></dict>", "x", []),
      ("<key>n</key><dict><key>several</key><string>s</string><key>other</key><string>x</string></dict>", "x", []),
      ("<key>n</key><string>x</string>", "", ["1: 'K' names '%#@n@', which has no plural forms here"]),
      ("<key>n</key><dict/>", "", ["1: 'K' has no 'other', the form that every language needs"]),
    ] as [(String, String, [String])])
  func stringsDict(entry: String, text: String, faults: [String]) {
    let plist = "<plist version=\"1.0\"><dict><key>K</key><dict>\(Self.format)\(entry)</dict></dict></plist>"
    let (shown, found) = read(plist, .stringsdict, ["1"])
    #expect(shown == text && found == faults, "\(shown ?? "nothing") \(found)")
  }

  @Test(
    ".xcstrings",
    arguments: [
      (#""K":{"extractionState":"stale","shouldTranslate":false}"#, "K", []),
      (#""K":{"comment":"c","localizations":{"en":{"stringUnit":{"state":"new","value":""}}}}"#, "", []),
      (
        #""K":{"localizations":{"en":{"stringUnit":{"state":"translated"}}}}"#, nil,
        ["1: 'K' has neither a text nor plural forms in 'en'"]
      ),
      (
        #""K":{"localizations":{"en":{"stringUnit":{"value":5}}}}"#, nil,
        ["1: 'K' has neither a text nor plural forms in 'en'"]
      ),
      (#""K":{"localizations":{"ur":{"stringUnit":{"value":"x"}}}}"#, "K", []),
      (#""K":{"localizations":[]}"#, "K", []),
      (#""K":null"#, "K", []),
      (#""K":{"localizations":{"en":{"stringUnit":{"value":"\u0041\n\"%@\""}}}}"#, "A\n\"1\"", []),
      // Apple's numbered places, in the text and in its parts.
      (
        #""K":{"localizations":{"en":{"stringUnit":{"value":"%1$#@n@!"},"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"%arg cat"}},"other":{"stringUnit":{"value":"%arg cats"}}}}}}}}}"#,
        "1 cat!", []
      ),
      (
        #""K":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{}}}}}}}"#, "",
        ["1: 'K' has no 'other', the form that every language needs"]
      ),
      (
        #""K":{"localizations":{"en":{"stringUnit":{"value":"%#@n@"},"substitutions":{"n":{}}}}}"#, "%#@n@",
        [
          "1: 'K' has a substitution without plural forms", "1: 'K' names '%#@n@', which has no plural forms here",
        ]
      ),
    ] as [(String, String?, [String])])
  func catalog(entry: String, text: String?, faults: [String]) {
    let (shown, found) = read("{\"sourceLanguage\":\"en\",\"strings\":{\(entry)}}", .xcstrings, ["1"])
    #expect(shown == text && Set(found) == Set(faults), "\(shown ?? "nothing") \(found)")
  }

  @Test("a catalog with a key twice, and one that is cut short, say so and keep what they have")
  func brokenCatalogs() {
    let twice = read(#"{"strings":{"K":{},"K":{"localizations":{}}}}"#, .xcstrings, [])
    #expect(twice.0 == "K" && twice.1.count == 1 && twice.1[0].contains("already stands on line 1"), "\(twice)")
    let cut = read(#"{"strings":{"K":{},"L":"#, .xcstrings, [])
    #expect(cut.0 == "K" && !cut.1.isEmpty, "\(cut)")
  }

  @Test(
    "bytes that are no text are faults in every format, and harm nobody",
    arguments: LocalizedStringsFile.Format.allCases,
    [[0xFF, 0xFE, 0x41], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0x80, 0x81], [0x00], [0xFF, 0xFE, 0x00, 0xD8]] as [[UInt8]])
  func noText(format: LocalizedStringsFile.Format, bytes: [UInt8]) {
    let file = LocalizedStringsFile(bytes, format: format, locale: "en")
    let isMarkAlone = bytes == [0xFE, 0xFF] || bytes == [0xEF, 0xBB, 0xBF]
    #expect(file.faults.isEmpty == (isMarkAlone && format == .strings), "\(file.faults)")
    #expect(file.tables.values.allSatisfy { $0.entries.isEmpty && $0.plurals.isEmpty })
  }
}
