import Payload
import TestSupport
import Testing

@Suite("The typed payload")
struct PayloadTests {
  private func read(aps: String) -> Payload? { Payload(JSONDocument("{\"aps\":{\(aps)}}")) }

  @Test(
    "a badge is a whole number of 0 or more, however it is written",
    arguments: [
      ("0", 0), ("1", 1), ("1.0", 1), ("2e1", 20), ("-0", 0), ("99999", 99_999), ("5.5", nil), ("-1", nil),
      ("\"21\"", nil),
      ("null", nil), ("true", nil), ("[]", nil), ("{}", nil), ("9223372036854775807", Int64.max),
      ("18446744073709551616", Int64.max), ("1e400", Int64.max), ("-1e400", nil), ("-18446744073709551616", nil),
    ] as [(String, Int64?)])
  func badge(json: String, value: Int64?) throws {
    #expect(try #require(read(aps: "\"badge\":\(json)")).badge == value)
  }

  @Test(
    "a sound is text that is not empty, or a dictionary",
    arguments: [
      ("\"default\"", Sound()), ("\"chime.caf\"", Sound(name: "chime.caf")), ("\"\"", nil), ("null", nil), ("1", nil),
      ("true", nil), ("[]", nil), ("{}", Sound()), ("{\"critical\":1}", Sound(isCritical: true)),
      ("{\"critical\":true}", Sound(isCritical: true)), ("{\"critical\":0}", Sound()),
      ("{\"critical\":\"1\"}", Sound()),
      ("{\"critical\":2}", Sound()), ("{\"name\":\"a.wav\",\"volume\":0.5}", Sound(name: "a.wav", volume: 0.5)),
      ("{\"volume\":2}", Sound(volume: 1)), ("{\"volume\":-1}", Sound(volume: 0)),
      ("{\"volume\":1e400}", Sound(volume: 1)),
      ("{\"volume\":\"0.5\"}", Sound()), ("{\"volume\":null,\"name\":null}", Sound()), ("{\"name\":\"\"}", Sound()),
    ] as [(String, Sound?)])
  func sound(json: String, value: Sound?) throws {
    #expect(try #require(read(aps: "\"sound\":\(json)")).sound == value)
  }

  @Test(
    "a flag is the number 1, or true",
    arguments: [
      ("1", true), ("1.0", true), ("true", true), ("0", false), ("2", false), ("false", false), ("\"1\"", false),
      ("\"0\"", false), ("\"true\"", false), ("null", false), ("[1]", false), ("1.5", false), ("-1", false),
    ])
  func flags(json: String, value: Bool) throws {
    let payload = try #require(read(aps: "\"content-available\":\(json),\"mutable-content\":\(json)"))
    #expect(payload.isContentAvailable == value)
    #expect(payload.isMutableContent == value)
  }

  @Test(
    "the interruption level is one of four words, letter for letter",
    arguments: [
      ("\"passive\"", .passive), ("\"active\"", .active), ("\"time-sensitive\"", .timeSensitive),
      ("\"critical\"", .critical), ("\"timeSensitive\"", nil), ("\"time_sensitive\"", nil), ("\"Active\"", nil),
      ("\"\"", nil), ("\" active\"", nil), ("1", nil), ("null", nil), ("\"time\\u002dsensitive\"", .timeSensitive),
    ] as [(String, InterruptionLevel?)])
  func interruptionLevel(json: String, value: InterruptionLevel?) throws {
    #expect(try #require(read(aps: "\"interruption-level\":\(json)")).interruptionLevel == value)
  }

  @Test(
    "text keys take text only, and an empty thread is none",
    arguments: [
      ("\"a\"", "a", "a"), ("\"\"", nil, ""), ("12345", nil, nil), ("null", nil, nil), ("[\"a\"]", nil, nil),
      ("true", nil, nil), ("\"\\u00e9\"", "é", "é"),
    ] as [(String, String?, String?)])
  func text(json: String, thread: String?, other: String?) throws {
    let keys = ["thread-id", "category", "target-content-id", "filter-criteria"]
    let payload = try #require(read(aps: keys.map { "\"\($0)\":\(json)" }.joined(separator: ",")))
    #expect(payload.threadIdentifier == thread)
    #expect(payload.categoryIdentifier == other)
    #expect(payload.targetContentIdentifier == other)
    #expect(payload.filterCriteria == other)
  }

  @Test(
    "a relevance score is any number",
    arguments: [
      ("0.5", 0.5), ("1", 1), ("100", 100), ("-3", -3), ("1e400", nil), ("\"1\"", nil), ("null", nil), ("true", nil),
    ] as [(String, Double?)])
  func relevanceScore(json: String, value: Double?) throws {
    #expect(try #require(read(aps: "\"relevance-score\":\(json)")).relevanceScore == value)
  }

  @Test(
    "only a readable object is a payload",
    arguments: [
      ("{}", true), ("{\"aps\":{}}", true), ("{\"aps\":{},}", true), ("{\"aps\":{},\"aps\":{}}", true),
      ("\u{FEFF}{}", true), ("[]", false), ("1", false), ("\"{}\"", false), ("null", false), ("", false), ("{", false),
      ("{a:1}", false), ("{} {}", false), ("{\"aps\":{} // x\n}", false), ("{\"a\":NaN}", false),
    ])
  func readable(text: String, isPayload: Bool) {
    #expect((Payload(JSONDocument(text)) != nil) == isPayload)
  }

  @Test("the first of equal keys counts, in aps, in alert and at the root")
  func duplicates() throws {
    let text = #"{"aps":{"badge":1,"badge":2,"alert":{"body":"a","body":"b"}},"aps":{"badge":3}}"#
    let payload = try #require(Payload(JSONDocument(text)))
    #expect(payload.badge == 1)
    #expect(payload.alert?.body.literal == "a")
    let file = try #require(Payload(JSONDocument(try Fixtures.payload("114"))))
    #expect(file.badge == 1)
    #expect(file.alert?.body.literal == "first")
  }

  @Test("aps counts where it is an object, and only the first one")
  func aps() throws {
    for value in ["null", "[]", "\"{}\"", "1", "[{\"badge\":1}]"] {
      let payload = try #require(Payload(JSONDocument("{\"aps\":\(value)}")))
      #expect(payload.aps == nil)
      #expect(payload.badge == nil)
    }
    #expect(try #require(Payload(JSONDocument(#"{"APS":{"badge":1},"badge":2}"#))).badge == nil)
    #expect(try #require(Payload(JSONDocument(#"{"\u0061ps":{"b\u0061dge":1}}"#))).badge == 1)
  }

  @Test("the simulator's key is read and kept from the app")
  func simulatorTargetBundle() throws {
    let text =
      #"{ "Simulator Target Bundle" : "com.example.app", "aps" : {"badge": 1.0}, "x": {"Simulator Target Bundle": 1} }"#
    let payload = try #require(Payload(JSONDocument(text)))
    #expect(payload.simulatorTargetBundle == "com.example.app")
    #expect(payload.userInfo == #"{"aps":{"badge":1.0},"x":{"Simulator Target Bundle":1}}"#)
    let wrong = try #require(Payload(JSONDocument(#"{"Simulator Target Bundle":5}"#)))
    #expect(wrong.simulatorTargetBundle == nil)
    #expect(wrong.userInfo == "{}")
  }
}
