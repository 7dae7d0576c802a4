import Center
import Testing

@testable import Commands

@Suite("Times and durations on the command line")
struct ClockTimeTests {
  @Test(
    "ISO 8601 is read to the millisecond",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-07-03T12:00:00Z", 1_783_080_000_000), ("2026-07-03", 1_783_036_800_000),
      ("2026-07-03T12:00:00.25Z", 1_783_080_000_250), ("2026-07-03T14:00:00+02:00", 1_783_080_000_000),
      ("2026-07-03T07:00-0500", 1_783_080_000_000), ("2026-07-03 12:00", 1_783_080_000_000),
      ("2024-02-29T23:59:59.999999999z", 1_709_251_199_999), ("9999-12-31", 253_402_214_400_000),
    ] as [(String, Int64)])
  func times(_ text: String, milliseconds: Int64) {
    #expect(ClockTime.timestamp(text)?.milliseconds == milliseconds)
  }

  @Test(
    "what is no moment is refused",
    arguments: [
      "", "noon", "2026", "2026-13-01", "2026-02-29", "2026-04-31", "1969-12-31", "2026-07-03T24:00", "2026-07-03T12",
      "2026-07-03T12:60", "2026-07-03T12:00:60", "2026-07-03T12:00:00.Z", "2026-07-03T12:00:00+25:00",
      "2026-07-03T12:00:00Zx", "２０２６-07-03", "2026-07-03T12:00:00.1234567890Z",
    ])
  func noTimes(_ text: String) {
    #expect(ClockTime.timestamp(text) == nil)
  }

  @Test(
    "durations have a unit",
    arguments: [("90s", 90), ("250ms", 0.25), ("1.5h", 5400), ("2d", 172_800), ("5m", 300)] as [(String, Double)])
  func durations(_ text: String, seconds: Double) { #expect(durationInSeconds(text) == seconds) }

  @Test(
    "what is no duration is refused",
    arguments: ["", "s", "90", "-5s", "0s", "1e9s", "9999999999999d", "1..5h", "nans"])
  func noDurations(_ text: String) { #expect(durationInSeconds(text) == nil) }
}
