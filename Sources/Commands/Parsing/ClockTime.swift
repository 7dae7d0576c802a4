import Center

/// Reads moments in ISO 8601: `2026-07-03`, `2026-07-03T12:00Z`, `2026-07-03T12:00:00.250+02:00`.
///
/// Without a zone it is UTC.
enum ClockTime {
  /// The moment that `text` names; nil where it names none between the years 1970 and 9999.
  static func timestamp(_ text: String) -> Timestamp? {
    var scanner = Scanner(rest: Substring(text).utf8)
    guard let year = scanner.digits(4), scanner.take("-"), let month = scanner.digits(2), scanner.take("-"),
      let day = scanner.digits(2), (1970...9999).contains(year), (1...12).contains(month),
      (1...lastDay(of: month, year)).contains(day)
    else { return nil }
    var seconds = 0
    var milliseconds = 0
    var zone = 0
    if !scanner.isAtEnd {
      guard scanner.take("T") || scanner.take("t") || scanner.take(" "), let hour = scanner.digits(2),
        scanner.take(":"), let minute = scanner.digits(2), hour < 24, minute < 60
      else { return nil }
      seconds = hour * 3600 + minute * 60
      if scanner.take(":") {
        guard let second = scanner.digits(2), second < 60 else { return nil }
        seconds += second
        if scanner.take(".") {
          guard let fraction = scanner.milliseconds() else { return nil }
          milliseconds = fraction
        }
      }
      guard let offset = scanner.zone() else { return nil }
      zone = offset
    }
    guard scanner.isAtEnd else { return nil }
    let total = (days(year, month, day) * 86_400 + seconds - zone) * 1000 + milliseconds
    return Timestamp(milliseconds: Int64(total))
  }

  private static func lastDay(of month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01, counting years from March so that the leap day is the last one.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }
}

extension ClockTime {
  private struct Scanner {
    var rest: Substring.UTF8View
    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    /// Exactly `count` digits.
    mutating func digits(_ count: Int) -> Int? {
      var number = 0
      for _ in 0..<count {
        guard let byte = rest.first, (48...57).contains(byte) else { return nil }
        number = number * 10 + Int(byte) - 48
        rest.removeFirst()
      }
      return number
    }

    /// One to nine digits after the point; what is finer than a millisecond is cut off.
    mutating func milliseconds() -> Int? {
      let digits = rest.prefix { (48...57).contains($0) }
      guard (1...9).contains(digits.count) else { return nil }
      rest = rest.dropFirst(digits.count)
      return Int(String(Substring(digits)).padded(to: 3))
    }

    /// Seconds east of UTC.
    mutating func zone() -> Int? {
      if isAtEnd || take("Z") || take("z") { return 0 }
      let sign = take("+") ? 1 : take("-") ? -1 : 0
      guard sign != 0, let hours = digits(2), hours < 24 else { return nil }
      _ = take(":")
      guard let minutes = digits(2), minutes < 60 else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }
  }
}

extension String {
  /// The first `count` characters, with zeros behind where there are fewer.
  fileprivate func padded(to count: Int) -> String { String((self + "000").prefix(count)) }
}
