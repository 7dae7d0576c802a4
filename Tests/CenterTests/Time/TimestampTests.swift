import Center
import Testing

@Test(
  "a moment is written as ISO 8601 in UTC, with milliseconds only where there are any",
  arguments: [
    (0, "1970-01-01T00:00:00Z"), (1, "1970-01-01T00:00:00.001Z"), (-1, "1969-12-31T23:59:59.999Z"),
    (1_783_080_000_000, "2026-07-03T12:00:00Z"), (951_782_400_000, "2000-02-29T00:00:00Z"),
    (4_107_542_400_000, "2100-03-01T00:00:00Z"), (-62_135_596_800_000, "0001-01-01T00:00:00Z"),
    (253_402_300_799_990, "9999-12-31T23:59:59.990Z"),
  ] as [(Int64, String)]) func writing(milliseconds: Int64, text: String)
{
  #expect(Timestamp(milliseconds: milliseconds).description == text)
  #expect(Timestamp(iso8601: text)?.milliseconds == milliseconds)
}

@Test(
  "ISO 8601 is read with an offset, without seconds, or as a date",
  arguments: [
    ("2026-07-03T14:00:00+02:00", "2026-07-03T12:00:00Z"), ("2026-07-03", "2026-07-03T00:00:00Z"),
    ("2026-07-03T12:00", "2026-07-03T12:00:00Z"), ("2026-07-03 12:00:00.5Z", "2026-07-03T12:00:00.500Z"),
    ("2026-07-03T12:00:00.12345Z", "2026-07-03T12:00:00.123Z"), ("2026-07-03T00:30-00:30", "2026-07-03T01:00:00Z"),
  ]) func reading(text: String, moment: String)
{
  #expect(Timestamp(iso8601: text)?.description == moment)
}

@Test(
  "what is no moment is not read",
  arguments: [
    "", "now", "2026", "2026-13-01", "2026-02-29", "2026-07-03T24:00", "2026-07-03T12", "2026-07-03T12:60",
    "2026-07-03T12:00:00+2", "2026-07-03T12:00:00Zx", "2026-7-3", "٢٠٢٦-٠٧-٠٣", "2026-07-03T12:00:00.", "2026-00-01",
  ]) func notReading(text: String)
{
  #expect(Timestamp(iso8601: text) == nil)
}

@Test("arithmetic saturates instead of overflowing") func saturation() {
  let last = Timestamp(milliseconds: .max)
  let first = Timestamp(milliseconds: .min)
  #expect(last.adding(seconds: .infinity) == last && first.adding(seconds: -1e300) == first)
  #expect(last.adding(seconds: .nan) == last)
  #expect(last.seconds(since: first) > 0)
  #expect(Timestamp(secondsSince1970: .nan) == Timestamp(milliseconds: 0))
  #expect(!last.description.isEmpty && !first.description.isEmpty)
}

@Test("summary times hold at the ends of time") func extremeSummary() {
  for moment in [Timestamp(milliseconds: .max), Timestamp(milliseconds: .min)] {
    #expect(DeviceProfile.standard.summaryTimes.isEmpty == false)
    var state = CenterState(now: moment)
    #expect(state.reduce(.timePassed, at: moment).isEmpty)
  }
}
