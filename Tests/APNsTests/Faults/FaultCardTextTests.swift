import APNs
import Testing

@Suite("A card has one text, in the command, in a file and on the screen")
struct FaultCardTextTests {
  static let effects = [
    "delay 2s", "delay 1500ms", "no-answer", "lost-answer", "goaway Shutdown", "goaway IdleTimeout after 100",
    "goaway TooManyRequests after 0", "drop", "drop after 7", "stall", "stall after 0", "idle 30s", "streams 1",
    "Unregistered since 2026-07-01T12:00:00Z", "ExpiredToken since 10s",
  ]
  static let cards = [
    "next 3 TooManyRequests", "every 10 ServiceUnavailable for topic com.example.chat", "5% BadDeviceToken",
    "0.05% BadDeviceToken", "12.5% BadDeviceToken", "100% Shutdown", "TooManyRequests on 30s off 1m",
    "BadDeviceToken for token 00fc*", "delay 1h for push-type background and environment sandbox and connection 3",
    "BadTopic for token 00* and topic *.voip and push-type voip and environment production and connection 12",
    "next 1 InternalServerError from 10s until 2m on 500ms off 1s",
    "Forbidden from 2026-07-01T12:00:00Z until 2026-07-01T12:00:00.250Z",
  ]

  @Test("every form is printed as it was read", arguments: cards + effects)
  func forms(text: String) throws { #expect(try FaultCard(text).description == text) }

  @Test("every reason of the service can be asked for", arguments: Reason.allCases)
  func reasons(reason: Reason) throws {
    #expect(try FaultCard(reason.rawValue) == FaultCard(.reason(reason, since: nil)))
    #expect(try FaultCard("goaway \(reason.rawValue)").effect == .goAway(reason, after: 1))
  }

  @Test(
    "people may write it their way",
    arguments: [
      ("  NEXT 3   toomanyrequests ", "next 3 TooManyRequests"), ("goaway", "goaway Shutdown"),
      ("goaway after 5", "goaway Shutdown after 5"), ("drop after 1", "drop"), ("delay 60s", "delay 1m"),
      ("delay 0.5S", "delay 500ms"), ("5.00% BadTopic", "5% BadTopic"), ("no_answer", "no-answer"),
      ("Shutdown off-topic", nil), ("BadDeviceToken for token 00FC*", "BadDeviceToken for token 00fc*"),
      ("BadTopic until 5m for topic a from 1m", "BadTopic for topic a from 1m until 5m"),
      ("Unregistered since 2026-07-01", "Unregistered since 2026-07-01T00:00:00Z"),
    ])
  func spellings(text: String, canonical: String?) { #expect((try? FaultCard(text))?.description == canonical) }

  @Test(
    "a mistake is told with what was expected and what was probably meant",
    arguments: [
      ("", "nothing stands here; expected a card such as 'next 3 TooManyRequests'", nil),
      (
        "next 3",
        "nothing happens after 'next 3'; expected a reason such as TooManyRequests, or delay, no-answer, lost-answer, "
          + "goaway, drop, stall, idle, streams", nil
      ),
      (
        "next x BadTopic", "'x' is no whole number from 1 to 1000000000, as in 'next 3'", nil
      ),
      ("next", "a number is missing after 'next', as in 'next 3'", nil),
      ("0% BadTopic", "'0%' is no share; expected 0.01% to 100%, such as 5%", nil),
      ("0.001% BadTopic", "'0.001%' is no share; expected 0.01% to 100%, such as 5%", nil),
      ("5% BadDeviceTokn", Self.noEffect("BadDeviceTokn"), "did you mean 'BadDeviceToken'?"),
      ("TooMany", Self.noEffect("TooMany"), "did you mean 'TooManyProviderTokenUpdates'?"),
      ("nxt 3 BadTopic", Self.noEffect("nxt"), "did you mean 'next'?"),
      (
        "delay 2",
        "'2' is no time of at most 30 days; expected a number with ms, s, m or h, as in 'delay 2s'", nil
      ),
      ("goaway Shutdwn", "'Shutdwn' is no reason of the service", "did you mean 'Shutdown'?"),
      ("BadTopic after 3", "'after' belongs to goaway, drop and stall", nil),
      (
        "BadTopic since 3s", "'since' belongs to Unregistered and ExpiredToken, which come with a time", nil
      ),
      (
        "BadTopic for tpic a", "'tpic' is none of token, topic, push-type, environment, connection",
        "did you mean 'topic'?"
      ),
      (
        "BadTopic for",
        "nobody stands behind 'for'; expected token, topic, push-type, environment, connection and a value", nil
      ),
      (
        "BadTopic for environment prod", "'prod' is no environment; expected sandbox or production",
        "did you mean 'production'?"
      ),
      ("BadTopic on 3s", "'on' has no 'off'; expected two times, such as on 30s off 60s", nil),
      ("BadTopic on 0s off 3s", "a card that is on for no time never strikes", nil),
      (
        "BadTopic for token zz",
        "'zz' is no token; expected hexadecimal digits, with * for any of them, such as 00fc*", nil
      ),
      ("streams 0", "'0' is no whole number from 1 to 1000000, as in 'streams 1'", nil),
      ("next 1 next 2", "'next' stands twice", nil),
      ("5% 5% BadTopic", "'5%' stands twice", nil),
      ("every 3 next 2 BadTopic", "a card has one of next, every and a share, not 'next' too", nil),
      ("BadTopic from 1s from 2s", "'from' stands twice", nil),
      (
        "streams 5 for topic a",
        "a connection has no token, topic or push type when it begins; narrow this card by environment or connection",
        nil
      ),
      ("BadTopic from 2026-07-02 until 2026-07-01", "'until' is not after 'from'", nil),
    ])
  func mistakes(text: String, message: String, suggestion: String?) {
    let fault = #expect(throws: FaultCardFault.self) { try FaultCard(text) }
    #expect(fault?.message == message)
    #expect(fault?.suggestion == suggestion)
  }

  private static func noEffect(_ word: String) -> String {
    "'\(word)' is no reason of the service, and none of delay, no-answer, lost-answer, goaway, drop, stall, idle, streams"
  }

  @Test(
    "no text is too strange to be refused",
    arguments: [String(repeating: "for ", count: 9999), "\u{1B}[31m", "%", "5%%"])
  func strange(text: String) { #expect(throws: FaultCardFault.self) { try FaultCard(text) } }
}

@Suite("A pattern matches with stars")
struct FaultPatternTests {
  @Test(
    arguments: [
      ("00fc*", "00FC12", true), ("00fc*", "00fc", true), ("00fc*", "10fc", false), ("*", "", true), ("", "", true),
      ("", "a", false), ("*.voip", "com.example.chat.voip", true), ("*.voip", "com.example.voip.chat", false),
      ("a*b*c", "aXbXbc", true), ("a*b*c", "aXbXbcd", false), ("**a", "bba", true), ("a", "ab", false),
    ])
  func matching(pattern: String, text: String, matches: Bool) {
    #expect(FaultPattern(pattern).matches(text) == matches)
  }
}
