import Center
import Testing

@Test(
  "hours are counted as the locale does",
  arguments: [
    ("en_US", .twelve), ("en_GB", .twentyFour), ("de_DE", .twentyFour), ("ur_PK", .twelve), ("ur", .twelve),
    ("zh_Hans_CN", .twentyFour), ("ko_KR", .twelve), ("fr_CA", .twelve), ("ja", .twentyFour), ("es_419", .twentyFour),
  ] as [(String, HourFormat)])
func hourFormat(locale: String, expected: HourFormat) { #expect(HourFormat(locale: locale) == expected) }
