import Payload
import Testing

@Suite("Placeholders and locales")
struct LocalizedFormatTests {
  @Test(
    "only %@ and %n$@ are filled, in order or by number",
    arguments: [
      ("", [], ""), ("plain", ["a"], "plain"), ("%@", ["a"], "a"), ("%@ and %@", ["a", "b"], "a and b"),
      ("%2$@ %1$@", ["a", "b"], "b a"), ("%@ %1$@ %@", ["a", "b"], "a a b"), ("%@ %@", ["a"], "a "),
      ("%3$@", ["a"], ""),
      ("%@", [], ""), ("%@", ["a", "b"], "a"), ("100%% %@", ["a"], "100% a"), ("%%@", ["a"], "%@"),
      ("%%%@", ["a"], "%a"),
      ("%d %@", ["a"], "%d a"), ("%1$d", ["a"], "%1$d"), ("%.2f%@", ["a"], "%.2fa"), ("%", ["a"], "%"),
      ("50% off", [], "50% off"),
      ("%0$@", ["a"], "%0$@"), ("%99999999999999999999$@", ["a"], "%99999999999999999999$@"), ("%5@", ["a"], "%5@"),
      ("%#@n@ %@", ["a"], "%#@n@ a"), ("%@", ["%@"], "%@"), ("%1$@", ["%2$@", "x"], "%2$@"), ("é%@日", ["😀"], "é😀日"),
      ("%1$", ["a"], "%1$"), ("%12", ["a"], "%12"), ("\n%@\n", ["a"], "\na\n"), ("e\u{301}%@", ["x"], "e\u{301}x"),
    ] as [(String, [String], String)])
  func filled(format: String, arguments: [String], text: String) {
    #expect(StringTable(entries: ["K": format]).format("K", arguments: arguments) == text)
    #expect(LocalizedFormat(format).filled(with: arguments) == text)
  }

  @Test("a key that the table has not stands for itself, and is filled")
  func missingKey() {
    #expect(StringTable().format("%@ wrote", arguments: ["Ann"]) == "Ann wrote")
    #expect(StringTable(entries: ["A": "b"]).format("B", arguments: []) == "B")
  }

  @Test(
    "a format says how many arguments it wants",
    arguments: [
      ("", 0), ("%@", 1), ("%@%@%@", 3), ("%2$@", 2), ("%1$@ %1$@", 1), ("%@ %3$@", 3), ("%d", 0), ("%%@", 0),
      ("%0$@", 0),
    ])
  func count(format: String, count: Int) {
    #expect(LocalizedFormat(format).placeholderCount == count)
  }

  @Test(
    "conversions that stay as they are can be listed",
    arguments: [
      ("%@ %%", []), ("%d", ["%d"]), ("%1$d of %2$ld", ["%1$d", "%2$ld"]), ("%.2f %s %@", ["%.2f", "%s"]),
      ("%#@count@", ["%#@count@"]), ("%5@", ["%5@"]), ("50%", []), ("5% sure", ["% s"]), ("%lld%%", ["%lld"]),
      ("%0$@", []),
    ] as [(String, [String])])
  func unsupported(format: String, conversions: [String]) {
    #expect(LocalizedFormat(format).unsupportedConversions == conversions)
  }

  @Test("a format cannot blow its arguments up without end")
  func bounded() {
    let format = LocalizedFormat(String(repeating: "%1$@", count: 100_000))
    let text = format.filled(with: [String(repeating: "x", count: 4_000)])
    #expect(text.utf8.count < 70_000)
  }

  @Test(
    "a locale falls back to its shorter forms, then to the development locale",
    arguments: [
      ("ur_PK", "en", ["ur_PK", "ur", "en"]), ("ur-PK", nil, ["ur_PK", "ur"]),
      ("zh-hans-cn", "en_US", ["zh_Hans_CN", "zh_Hans", "zh", "en_US", "en"]),
      ("en", "en", ["en"]), ("PT_br", nil, ["pt_BR", "pt"]), ("ur_PK@calendar=gregorian", nil, ["ur_PK", "ur"]),
      ("", nil, []), ("", "en", ["en"]),
      ("C.UTF-8", nil, ["c"]), ("es_419", nil, ["es_419", "es"]),
    ] as [(String, String?, [String])])
  func chain(locale: String, development: String?, chain: [String]) {
    #expect(LocaleFallback.chain(for: locale, development: development) == chain)
  }

  @Test("the table of the nearest locale is used")
  func table() {
    let tables = [
      "ur": StringTable(entries: ["k": "ur"]), "pt-BR": StringTable(entries: ["k": "pt"]),
      "en": StringTable(entries: ["k": "en"]),
    ]
    #expect(tables.table(for: "ur_PK", development: "en")?.entries["k"] == "ur")
    #expect(tables.table(for: "pt_BR", development: "en")?.entries["k"] == "pt")
    #expect(tables.table(for: "fr_FR", development: "en")?.entries["k"] == "en")
    #expect(tables.table(for: "fr_FR") == nil)
    #expect(tables.table(for: "EN") != nil)
  }
}
