import Center
import Testing

@testable import Rendering

@Suite("Times and ages")
struct WordsTests {
  /// 2026-07-03T09:41:00Z, a Friday.
  private let now = Timestamp(milliseconds: 1_783_071_660_000)

  @Test(
    "an age is written as iOS writes it",
    arguments: [
      (-30, "now"), (0, "now"), (59, "now"), (60, "1m"), (3_599, "59m"), (3_600, "1h"), (34_800, "9h"),
      (35_000, "Yesterday"), (86_400, "Yesterday"), (2 * 86_400, "Wed"), (6 * 86_400, "Sat"), (7 * 86_400, "26 Jun"),
      (400 * 86_400, "29 May 2025"),
    ] as [(Double, String)])
  func ages(seconds: Double, text: String) {
    #expect(age(of: now.adding(seconds: -seconds), at: now, secondsFromUTC: 0) == text)
  }

  @Test(
    "the clock on the wall knows the calendar",
    arguments: [
      (0, 0, "Thursday 1 January", "0:00"), (1_783_071_660_000, 0, "Friday 3 July", "9:41"),
      (1_783_071_660_000, 18_000, "Friday 3 July", "14:41"), (1_783_071_660_000, -36_000, "Thursday 2 July", "23:41"),
      (951_782_400_000, 0, "Tuesday 29 February", "0:00"), (4_107_542_400_000, 0, "Monday 1 March", "0:00"),
      (-1, 0, "Wednesday 31 December", "23:59"),
    ] as [(Int64, Int, String, String)])
  func calendar(milliseconds: Int64, offset: Int, date: String, time: String) {
    let clock = WallClock(Timestamp(milliseconds: milliseconds), secondsFromUTC: offset)
    #expect(clock.date == date)
    #expect(clock.time == time)
  }

  @Test(
    "where hours are counted twice, the clock leaves out AM and PM and a time to come names it",
    arguments: [
      (0, "12:00", "12:00 AM"), (9 * 60 + 41, "9:41", "9:41 AM"), (12 * 60, "12:00", "12:00 PM"),
      (13 * 60 + 5, "1:05", "1:05 PM"), (23 * 60 + 59, "11:59", "11:59 PM"),
    ] as [(Int, String, String)])
  func twelveHours(minutes: Int, time: String, full: String) {
    let clock = WallClock(Timestamp(milliseconds: Int64(minutes) * 60_000), secondsFromUTC: 0, hourFormat: .twelve)
    #expect(clock.time == time)
    #expect(HourFormat.twelve.text(minutes: minutes) == full)
  }

  @Test("no moment is too far away", arguments: [Int64.min, Int64.max, 9_000_000_000_000_000])
  func extremes(milliseconds: Int64) {
    let clock = WallClock(Timestamp(milliseconds: milliseconds), secondsFromUTC: 50_400)
    #expect(1...12 ~= clock.month)
    #expect(1...31 ~= clock.day)
    #expect(0..<24 ~= clock.hour)
  }
}
