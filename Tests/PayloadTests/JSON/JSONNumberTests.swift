import Payload
import Testing

@Suite("Numbers")
struct JSONNumberTests {
  @Test(
    "an integer is worked out in decimal, whatever way it is written",
    arguments: [
      ("0", 0), ("-0", 0), ("0.0", 0), ("0e99999999999999999999", 0), ("1", 1), ("-1", -1), ("1.0", 1), ("1.000", 1),
      ("1e2", 100), ("1E+2", 100), ("1.5e1", 15), ("1.5e0", nil), ("100e-2", 1), ("150e-2", nil), ("10.50e1", 105),
      ("5.5", nil), ("0.1", nil), ("1e-1", nil), ("9007199254740993", 9_007_199_254_740_993),
      ("27021597978863341", 27_021_597_978_863_341), ("9223372036854775807", Int64.max),
      ("9223372036854775807.0", Int64.max), ("9223372036854775808", nil), ("-9223372036854775808", Int64.min),
      ("-9223372036854775809", nil), ("92233720368547758070e-1", Int64.max), ("1e18", 1_000_000_000_000_000_000),
      ("1e19", nil), ("1e999999999999999999999", nil), ("1e-999999999999999999999", nil), ("-12e3", -12_000),
      ("0.000000000000000000000000000001e30", 1), ("1" + String(repeating: "0", count: 40) + "e-40", 1),
    ] as [(String, Int64?)])
  func integer(text: String, value: Int64?) throws {
    let number = try #require(JSONDocument(text).root?.number)
    #expect(number.integer == value)
    #expect(number.text == text)
    #expect(number.description == text)
  }

  @Test(
    "whole numbers stay whole beyond 64 bits",
    arguments: [
      ("9223372036854775808", true, true), ("1e300", true, true), ("-1e999", true, true), ("1.5", false, false),
      ("9007199254740992", true, false), ("9007199254740993", true, true), ("-9007199254740993", true, true),
      ("1e-5", false, false), ("0", true, false), ("123456789012345678901234567890.5", false, false),
    ])
  func whole(text: String, isWhole: Bool, exceeds: Bool) throws {
    let number = try #require(JSONDocument(text).root?.number)
    #expect(number.isWhole == isWhole)
    #expect(number.exceedsExactDoubles == exceeds)
  }

  @Test(
    "the double is the nearest one",
    arguments: [
      ("0.1", 0.1), ("1e2", 100), ("-2.5", -2.5), ("1e400", .infinity), ("-1e400", -.infinity), ("1e-400", 0),
      ("5e-324", .leastNonzeroMagnitude), ("9007199254740993", 9_007_199_254_740_992),
    ] as [(String, Double)])
  func double(text: String, value: Double) throws {
    let number = try #require(JSONDocument(text).root?.number)
    #expect(number.double == value)
  }

  @Test("a number knows its sign, and minus zero has none")
  func sign() {
    #expect(["-1", "-0.5", "-1e99"].allSatisfy { JSONDocument($0).root?.number?.isNegative == true })
    #expect(["0", "-0", "-0.00e5", "1"].allSatisfy { JSONDocument($0).root?.number?.isNegative == false })
  }
}
