extension Timestamp: CustomStringConvertible {
  /// ISO 8601 in UTC, with milliseconds only where there are any: `2026-07-03T12:00:00Z`.
  public var description: String {
    let (seconds, thousandths) = milliseconds.quotientAndRemainder(flooredBy: 1000)
    let (day, secondOfDay) = seconds.quotientAndRemainder(flooredBy: 86_400)
    let date = CivilDate(daysSince1970: day)
    let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map { digits($0, 2) }
    let fraction = thousandths == 0 ? "" : "." + digits(thousandths, 3)
    return "\(date)T\(time.joined(separator: ":"))\(fraction)Z"
  }

  /// Reads ISO 8601: a date, or a date and a time with `Z`, an offset such as `+02:00`, or neither (UTC).
  ///
  /// Source: RFC 3339, section 5.6; fractions beyond milliseconds are cut.
  public init?(iso8601 text: String) {
    var reader = DigitReader(text)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2), reader.skip("-"),
      let day = reader.number(2), let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    var milliseconds = date.daysSince1970 * 86_400_000
    if !reader.isAtEnd {
      guard reader.skip("T") || reader.skip("t") || reader.skip(" "), let time = reader.timeOfDay() else { return nil }
      guard let offset = reader.offset(), reader.isAtEnd else { return nil }
      milliseconds += time - offset
    }
    self.init(milliseconds: milliseconds)
  }
}

/// `value` with leading zeros, `width` digits at least.
private func digits(_ value: Int64, _ width: Int) -> String {
  let text = String(value)
  return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
}

extension Int64 {
  /// Division that rounds down, so that the remainder is never negative; `divisor` is greater than 0.
  func quotientAndRemainder(flooredBy divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// A day of the Gregorian calendar, reckoned in eras of 400 years that begin on the first of March.
private struct CivilDate: CustomStringConvertible {
  let year: Int64
  let month: Int64
  let day: Int64

  var description: String { "\(year < 0 ? "-" : "")\(digits(abs(year), 4))-\(digits(month, 2))-\(digits(day, 2))" }

  init?(year: Int64, month: Int64, day: Int64) {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths: [Int64] = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(month), day >= 1, day <= lengths[Int(month) - 1] else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  init(daysSince1970 days: Int64) {
    // 719,468 days lie between the first of March of the year 0 and 1970; an era has 146,097.
    let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(flooredBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var daysSince1970: Int64 {
    let (era, yearOfEra) = (month <= 2 ? year - 1 : year).quotientAndRemainder(flooredBy: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

/// Reads the parts of a date one after the other.
private struct DigitReader {
  private var rest: Substring.UTF8View
  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Exactly `count` digits.
  mutating func number(_ count: Int) -> Int64? {
    let taken = rest.prefix(count)
    guard taken.count == count, taken.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return taken.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
  }

  /// `12:00`, `12:00:05` or `12:00:05.250` in milliseconds.
  mutating func timeOfDay() -> Int64? {
    guard let hour = number(2), skip(":"), let minute = number(2), hour < 24, minute < 60 else { return nil }
    var milliseconds = (hour * 60 + minute) * 60_000
    guard skip(":") else { return milliseconds }
    guard let second = number(2), second < 60 else { return nil }
    milliseconds += second * 1000
    guard skip(".") else { return milliseconds }
    var weight: Int64 = 100
    guard let first = number(1) else { return nil }
    milliseconds += first * weight
    while let digit = number(1) {
      weight /= 10
      milliseconds += digit * weight
    }
    return milliseconds
  }

  /// What the local time is ahead of UTC, in milliseconds; 0 for `Z` and for nothing.
  mutating func offset() -> Int64? {
    if isAtEnd || skip("Z") || skip("z") { return 0 }
    let sign: Int64 = skip("+") ? 1 : skip("-") ? -1 : 0
    guard sign != 0, let hour = number(2), skip(":"), let minute = number(2), hour < 24, minute < 60 else { return nil }
    return sign * (hour * 60 + minute) * 60_000
  }
}
