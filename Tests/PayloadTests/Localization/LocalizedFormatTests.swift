import LocaleData
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
    #expect(tables.locale(for: "pt_PT") == "pt-BR")
    // Base is in the language that the app is written in: it comes last, and is no language to ask for.
    let based = ["Base": StringTable(), "ur": StringTable()]
    #expect(based.locale(for: "fr_FR", development: "ur") == "ur")
    #expect(based.locale(for: "fr_FR", development: "en") == "Base" && based.locale(for: "Base") == "Base")
  }

  @Test(
    "what does not fit between a text and its arguments is said",
    arguments: [
      ("HI", [], nil), ("HI", ["a"], "takes no arguments and gets 1"), ("MET", ["a", "b"], nil),
      ("MET", ["a"], "takes 2 arguments and gets 1"), ("ONE", [], "takes 1 argument and gets 0"),
      ("PHOTOS", ["3"], nil), ("PHOTOS", ["-3.5"], nil),
      ("PHOTOS", ["1,000"], "takes a number as argument 1 and gets '1,000'"),
      ("PHOTOS", ["inf"], "takes a number as argument 1 and gets 'inf'"),
      ("%@ and %@", ["a"], "takes 2 arguments and gets 1"),
    ] as [(String, [String], String?)])
  func mismatches(key: String, arguments: [String], words: String?) {
    let table = StringTable(
      entries: ["HI": "Hi", "ONE": "%@", "MET": "%1$@ met %2$@"],
      plurals: ["PHOTOS": PluralFormat(wholeTexts: [.one: "%d photo", .other: "%d photos"])])
    #expect(table.mismatch(key, arguments: arguments) == words)
  }
}
