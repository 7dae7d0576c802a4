/// How the hours of a day are counted.
public enum HourFormat: Equatable, Sendable {
  /// Twice from 1 to 12.
  case twelve
  /// From 0 to 23.
  case twentyFour

  /// What people of this locale (`en_US`) expect, by the preferred forms of the Unicode CLDR's time data.
  ///
  /// A language without a region counts for the region where most of its speakers are.
  public init(locale: String) {
    let parts = locale.split { $0 == "_" || $0 == "-" }
    let region = parts.dropFirst().last { $0.utf8.count == 2 }?.uppercased()
    let language = parts.first?.lowercased() ?? ""
    let countsTwice = region.map { Self.twelveHourRegions.contains($0) } ?? Self.twelveHourLanguages.contains(language)
    self = countsTwice ? .twelve : .twentyFour
  }

  private static let twelveHourRegions = Set(
    """
    AE AG AL AS AU BB BD BH BM BN BS BT CA CO CY DJ DM DO DZ EG EH ER ET FJ FM GD GH GM GR GU GY HK IN IQ JM JO KH KI \
    KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MY NA NZ OM PA PG PH PK PR PS PW QA SA SB SD SG SL SO SS SY SZ TC TD \
    TN TO TT TV TW UM US VC VE VG VI VU WS YE ZM
    """.split(separator: " ").map(String.init))

  private static let twelveHourLanguages: Set = [
    "am", "ar", "bn", "el", "en", "hi", "km", "ko", "ms", "pa", "sq", "ta", "te", "ur",
  ]
}
