import Center

/// A moment as the clock on the wall and the calendar show it, without Foundation: the proleptic Gregorian calendar.
struct WallClock: Equatable {
  let year: Int
  /// 1 to 12.
  let month: Int
  /// 1 to 31.
  let day: Int
  let hour: Int
  let minute: Int
  let second: Int
  /// Days since 1970-01-01.
  let dayNumber: Int
  /// How ``time`` counts the hours.
  let hourFormat: HourFormat

  /// The moment at a place that is `secondsFromUTC` east of Greenwich.
  init(_ moment: Timestamp, secondsFromUTC: Int, hourFormat: HourFormat = .twentyFour) {
    self.hourFormat = hourFormat
    let seconds = Int(moment.milliseconds.floored(by: 1_000)) &+ secondsFromUTC
    dayNumber = seconds.floored(by: 86_400)
    let rest = seconds - dayNumber * 86_400
    hour = rest / 3_600
    minute = rest / 60 % 60
    second = rest % 60
    // Days are counted from 1 March of the year 0, so that the leap day ends a year; an era is 400 years.
    let shifted = dayNumber + 719_468
    let era = shifted.floored(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// `9:41`; where hours are counted twice it leaves out which half of the day it is, as the status bar of a phone does.
  var time: String {
    let shown = hourFormat == .twelve ? (hour + 11) % 12 + 1 : hour
    return "\(shown):\(Self.twoDigits(minute))"
  }
  /// `Friday 3 July`.
  var date: String { "\(weekday) \(day) \(Self.months[month - 1])" }
  /// `Fri 3 Jul`.
  var shortDate: String { "\(weekday.prefix(3)) \(day) \(Self.months[month - 1].prefix(3))" }
  /// `3 Jul`.
  var dayAndMonth: String { "\(day) \(Self.months[month - 1].prefix(3))" }
  /// `Friday`.
  var weekday: String { Self.weekdays[(dayNumber + 4).remainder(by: 7)] }
  /// `12:00:05`, for tables: always from 0 to 23.
  var timeWithSeconds: String { "\(hour):\(Self.twoDigits(minute)):\(Self.twoDigits(second))" }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

extension HourFormat {
  /// A time of day that is not now, in minutes after midnight: `18:00` or `6:00 PM`.
  func text(minutes: Int) -> String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    let tail = ":\(minute < 10 ? "0" : "")\(minute)"
    return self == .twentyFour ? "\(hour)\(tail)" : "\((hour + 11) % 12 + 1)\(tail) \(hour < 12 ? "AM" : "PM")"
  }
}

extension FixedWidthInteger {
  /// The quotient, rounded down also below zero.
  fileprivate func floored(by divisor: Self) -> Self {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }

  /// The remainder, never below zero.
  fileprivate func remainder(by divisor: Self) -> Self {
    self % divisor < 0 ? self % divisor + divisor : self % divisor
  }
}
