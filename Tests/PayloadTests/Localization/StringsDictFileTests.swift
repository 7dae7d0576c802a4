import Payload
import Testing

@Suite("A .stringsdict file is read with everything that is wrong in it")
struct StringsDictFileTests {
  private func read(_ body: String) -> LocalizedStringsFile {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(body)\n</plist>\n"
    return LocalizedStringsFile(Array(text.utf8), format: .stringsdict, locale: "en")
  }

  private func rule(_ forms: String) -> String {
    """
    <dict>
    <key>MESSAGES</key>
    <dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key>
      <dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        \(forms)
      </dict>
    </dict>
    </dict>
    """
  }

  @Test("its texts, by plural form")
  func forms() throws {
    let file = read(rule("<key>one</key><string>One &amp; only</string><key>other</key><string>%d پیغامات</string>"))
    #expect(file.faults.isEmpty)
    let table = try #require(file.tables["en"])
    #expect(table.contains("MESSAGES"))
    #expect(table.format("MESSAGES", arguments: ["1"]) == "One & only")
    #expect(table.format("MESSAGES", arguments: ["4"]) == "4 پیغامات")
  }

  @Test("in UTF-16 too")
  func wide() {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist version=\"1.0\">"
      + rule("<key>other</key><string>%d</string>") + "</plist>"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let file = LocalizedStringsFile(bytes, format: .stringsdict, locale: "en")
    #expect(file.faults.isEmpty)
    #expect(file.tables["en"]?.format("MESSAGES", arguments: ["4"]) == "4")
  }

  @Test("an entry without 'other', without a format, or with a variable that is not there")
  func faultyEntries() {
    #expect(
      read(rule("<key>one</key><string>one</string>")).faults.map { "\($0.position.line): \($0)" }
        == ["4: 'MESSAGES' has no 'other', the form that every language needs"])
    #expect(
      read("<dict>\n<key>A</key><dict/>\n<key>B</key><string>b</string></dict>").faults.map {
        "\($0.position.line): \($0)"
      } == [
        "4: 'A' has no text under NSStringLocalizedFormatKey", "5: 'B' has no text under NSStringLocalizedFormatKey",
      ])
    let missing = read(
      "<dict><key>A</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string></dict></dict>")
    #expect(missing.faults.map(\.description) == ["'A' names '%#@n@', which has no plural forms here"])
    #expect(
      read(rule("<key>other</key><string>x %#@count@</string>")).faults.map(\.description)
        == ["'MESSAGES' has texts that name each other without end: '%#@count@'"])
  }

  @Test("of texts for widths the widest counts, of texts for devices the phone's")
  func variants() {
    let file = read(
      """
      <dict>
      <key>WIDE</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>9</key><string>Hi</string><key>20</key><string>Hello %@</string></dict></dict>
      <key>TAP</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Click</string><key>iphone</key><string>Tap</string></dict></dict>
      <key>TAPS</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>other</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>one</key><string>a tap</string><key>other</key><string>%d taps</string></dict>
      </dict></dict></dict>
      <key>NONE</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string></dict></dict>
      </dict>
      """)
    #expect(file.tables["en"]?.entries == ["WIDE": "Hello %@", "TAP": "Tap"])
    #expect(file.tables["en"]?.format("TAPS", arguments: ["1"]) == "a tap")
    #expect(file.faults.map(\.description) == ["'NONE' has no text under NSStringLocalizedFormatKey"])
  }

  @Test(
    "what is no such file",
    arguments: [
      "", "{}", "\"A\" = \"b\";", "<plist", "<plist version=\"1.0\"><array/></plist>", "bplist00\u{0}",
    ])
  func otherFiles(text: String) {
    let file = LocalizedStringsFile(Array(text.utf8), format: .stringsdict, locale: "en")
    #expect(file.faults.count == 1)
    #expect(file.tables["en"]?.plurals.isEmpty == true)
  }

  @Test("what is nested without end")
  func depth() {
    let text = "<?xml version=\"1.0\"?><plist version=\"1.0\">" + String(repeating: "<array>", count: 50_000)
    let file = LocalizedStringsFile(Array(text.utf8), format: .stringsdict, locale: "en")
    #expect(file.faults.count == 1)
  }

  @Test("the line at which reading ended")
  func line() {
    let file = read("<dict>\n<key>A</key>\n<string>a</strin>\n</dict>")
    #expect(file.faults.map(\.position.line) == [5])
  }
}
