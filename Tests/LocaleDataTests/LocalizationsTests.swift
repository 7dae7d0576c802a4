import LocaleData
import Testing

@Suite("A device takes the localization that suits its language")
struct LocalizationsTests {
  @Test(
    "as Apple's systems choose it",
    arguments: [
      ("en_US", "en de", "en"), ("ur_PK", "en ur", "ur"), ("pt_BR", "en pt-BR", "pt-BR"), ("PT_br", "pt_BR", "pt_BR"),
      // A script stands for the regions that write it.
      ("zh_CN", "en zh-Hans zh-Hant", "zh-Hans"), ("zh_TW", "en zh-Hans zh-Hant", "zh-Hant"),
      ("zh_HK", "en zh-Hans zh-Hant", "zh-Hant"), ("zh", "en zh-Hans zh-Hant", "zh-Hans"),
      ("zh_Hans_SG", "zh-Hant zh_CN", "zh_CN"), ("zh_MO", "zh-HK zh-TW", "zh-HK"),
      // Old names, and names of what is much the same.
      ("he", "en iw", "iw"), ("id_ID", "in", "in"), ("no", "nb", "nb"), ("nn_NO", "en nb", "nb"), ("nb", "no", "no"),
      ("fil", "tl", "tl"), ("de", "German", "German"),
      // Another region is better than another language.
      ("pt", "en pt-BR", "pt-BR"), ("pt_PT", "en pt-BR", "pt-BR"), ("es_ES", "es-419", "es-419"),
      ("es_MX", "es es-419", "es-419"), ("en_IN", "en en-GB", "en-GB"), ("fr", "fr-CA", "fr-CA"),
      ("ur_PK@calendar=gregorian", "ur", "ur"),
      // Another script is not, nor is a language that many understand.
      ("sr_RS", "en sr-Latn", nil), ("sr_Latn_RS", "sr", nil), ("it", "en de fr", nil), ("uk", "ru", nil),
    ] as [(String, String, String?)])
  func choices(language: String, available: String, best: String?) {
    #expect(Localizations(available.split(separator: " ").map(String.init)).best(for: language) == best)
  }

  @Test("of two spellings of one localization it is always the same one")
  func spellings() {
    #expect(
      Localizations(["pt-BR", "pt_BR"]).best(for: "pt_BR") == Localizations(["pt_BR", "pt-BR"]).best(for: "pt_BR"))
  }

  @Test("what is no language, and names that nobody wrote, find nothing and harm nobody")
  func oddities() {
    let long = String(repeating: "ur_", count: 10_000)
    #expect(Localizations([]).best(for: "en") == nil)
    #expect(Localizations(["", "-", "_", "\u{0}", "root", "é", long]).best(for: "ur") == nil)
    for language in ["", "@", "-", "\u{0}", "C.UTF-8", "e n", long] {
      #expect(Localizations(["ur", "en"]).best(for: language) == nil, "\(language.prefix(20))")
    }
    #expect(Localizations((0..<20_000).map { "x\($0)" } + ["ur"]).best(for: "en") == nil)
  }
}
