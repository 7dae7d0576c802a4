/// A plural category of Unicode's locale data: which of a text's forms fits a number.
///
/// Source: Unicode TR35 part 3, section 5.
public enum PluralCategory: String, CaseIterable, Sendable {
  /// Every language has `other`, and each of the others only some have.
  case zero, one, two, few, many, other

  /// The category of `number` in the language of `locale` (`ar`, `pt_BR`); `other` for a locale that is not known.
  public init(of number: Double, in locale: String) {
    self = PluralRules(locale: locale)?.category(of: number) ?? .other
  }
}
