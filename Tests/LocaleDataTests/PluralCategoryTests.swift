import LocaleData
import Testing

@Suite("A number has the plural category of its language")
struct PluralCategoryTests {
  /// Numbers and their categories as Unicode's locale data has them.
  static let cases: [(locale: String, numbers: [Double], category: PluralCategory)] = [
    ("en", [1], .one), ("en", [0, 2, 11, 100, 1.5], .other),
    ("fr", [0, 1, 1.5], .one), ("fr", [2, 17], .other),
    ("ar", [0], .zero), ("ar", [1], .one), ("ar", [2], .two), ("ar", [3, 10, 103], .few), ("ar", [11, 99], .many),
    ("ar", [100, 102], .other),
    ("pl", [1], .one), ("pl", [2, 3, 4, 22], .few), ("pl", [0, 5, 12, 25], .many), ("pl", [1.5], .other),
    ("he", [2], .two), ("ja", [0, 1, 2], .other), ("ur", [1], .one), ("ur_PK", [1], .one), ("pt_BR", [1], .one),
  ]

  @Test("as Unicode's data says", arguments: cases)
  func categories(locale: String, numbers: [Double], category: PluralCategory) {
    for number in numbers { #expect(PluralCategory(of: number, in: locale) == category, "\(number) in \(locale)") }
  }

  @Test("a locale that is none, and a number that is none, have no other category than 'other'")
  func unknown() {
    #expect(PluralCategory(of: 3, in: "xx-nowhere") == .other)
    #expect(PluralCategory(of: 3, in: "") == .other)
    #expect(PluralCategory(of: 3, in: String(repeating: "ar_", count: 10_000)) == .other)
    #expect(PluralCategory(of: .nan, in: "en") == .other)
    #expect(PluralCategory(of: .infinity, in: "en") == .other)
  }
}
