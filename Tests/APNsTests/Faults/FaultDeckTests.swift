import Center
import Testing

@testable import APNs

/// A moment in July, so many seconds later.
func moment(_ seconds: Double = 0) -> Timestamp { Timestamp(milliseconds: 1_751_544_000_000).adding(seconds: seconds) }

/// A push to a token, with these header fields.
func push(
  to token: String = "00fc13adff785122b4ad28809a3420982341241421348097878e577c991de8f0",
  _ fields: [String: String] = [:]
) -> ProviderRequest {
  ProviderRequest(
    method: "POST", path: "/3/device/\(token)",
    fields: fields.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }, body: Array("{}".utf8))
}

/// A connection that has brought so many requests.
func connection(
  _ number: Int64 = 1, requests: Int64 = 1, in environment: APNsEnvironment = .sandbox
) -> ProviderConnection {
  var connection = ProviderConnection(number: number, environment: environment, openedAt: moment())
  connection.requestCount = requests
  return connection
}

/// A deck that is asked at the same moment unless another is named.
final class DealtDeck {
  var deck = FaultDeck()

  /// A deck with these cards.
  init(_ cards: String..., seed: UInt64 = 0) throws {
    deck.reseed(seed, at: moment())
    for card in cards { deck.lay(try FaultCard(card), at: moment()) }
  }

  func draw(
    _ request: ProviderRequest = push(), on other: ProviderConnection = connection(), after seconds: Double = 0
  ) -> FaultDraw? {
    deck.draw(for: request, on: other, at: moment(seconds))
  }

  func open(_ other: ProviderConnection) -> ConnectionFaults { deck.open(other, at: moment()) }

  func remove(_ number: Int) -> Bool { deck.remove(number) }

  /// The reasons that so many pushes get, `-` where they get none.
  func reasons(_ count: Int) -> [String] {
    (0..<count).map { _ in if case .reason(let reason, _)? = draw()?.answer { reason.rawValue } else { "-" } }
  }
}

@Suite("The deck strikes those that its cards mean, and nobody else")
struct FaultDeckTests {
  @Test("an empty deck does nothing")
  func empty() throws {
    let deck = try DealtDeck()
    #expect(deck.deck.isQuiet(at: moment()))
    #expect(deck.draw() == nil)
    #expect(deck.open(connection()) == ConnectionFaults())
  }

  @Test("the next N, then the card is spent")
  func next() throws {
    let deck = try DealtDeck("next 2 TooManyRequests")
    #expect(deck.reasons(4) == ["TooManyRequests", "TooManyRequests", "-", "-"])
    #expect(deck.deck.cards[0].left == 0)
    #expect(deck.deck.isQuiet(at: moment()))
  }

  @Test("every Nth")
  func every() throws {
    let deck = try DealtDeck("every 3 Shutdown")
    #expect(deck.reasons(7) == ["-", "-", "Shutdown", "-", "-", "Shutdown", "-"])
  }

  @Test("a share falls the same way with the same seed, and another with another")
  func share() throws {
    let first = try DealtDeck("20% BadTopic", seed: 7)
    let second = try DealtDeck("20% BadTopic", seed: 7)
    let third = try DealtDeck("20% BadTopic", seed: 8)
    let (reasons, again, others) = (first.reasons(2000), second.reasons(2000), third.reasons(2000))
    #expect(reasons == again)
    #expect(reasons != others)
    #expect((320...480).contains(reasons.filter { $0 == "BadTopic" }.count))
    first.deck.reseed(7, at: moment())
    #expect(first.reasons(2000) == reasons)
  }

  @Test("a deck falls as its file does, whichever cards were there before")
  func place() throws {
    let thinned = try DealtDeck("every 3 Shutdown", "20% BadTopic", seed: 7)
    _ = thinned.deck.remove(1)
    #expect(thinned.reasons(500) == (try DealtDeck("20% BadTopic", seed: 7)).reasons(500))
  }

  @Test("what a card does is not changed by the cards beside it")
  func independence() throws {
    let alone = try DealtDeck("20% BadTopic", seed: 7)
    let beside = try DealtDeck("20% BadTopic", "50% delay 1s", seed: 7)
    #expect(alone.reasons(500) == beside.reasons(500))
  }

  @Test("the first card that decides the answer wins, and those below wait their turn")
  func order() throws {
    let deck = try DealtDeck("next 1 TooManyRequests", "next 1 BadTopic", "delay 2s", "delay 500ms")
    let first = deck.draw()
    #expect(first?.answer == .reason(.tooManyRequests, since: nil))
    #expect(first?.delay == 2.5)
    #expect(first?.cause == "next 1 TooManyRequests; delay 2s; delay 500ms")
    #expect(deck.draw()?.answer == .reason(.badTopic, since: nil))
    #expect(deck.draw()?.answer == nil)
  }

  @Test(
    "scopes",
    arguments: [
      ("for token 00fc*", true), ("for token 11*", false), ("for topic com.example.chat", true),
      ("for topic com.example", false), ("for topic COM.example.*", true), ("for push-type alert", true),
      ("for push-type voip", false), ("for environment sandbox", true), ("for environment production", false),
      ("for connection 1", true), ("for connection 2", false), ("for token 00* and push-type voip", false),
    ])
  func scopes(scope: String, strikes: Bool) throws {
    let deck = try DealtDeck("BadTopic \(scope)")
    let request = push(["apns-topic": "com.example.chat", "apns-push-type": "alert"])
    #expect((deck.draw(request) != nil) == strikes)
    #expect(deck.deck.cards[0].seen == (strikes ? 1 : 0))
  }

  @Test("the app of a broadcast is its topic")
  func broadcast() throws {
    let deck = try DealtDeck("ServiceUnavailable for topic com.example.score")
    let request = ProviderRequest(method: "POST", path: "/4/broadcasts/apps/com.example.score", fields: [])
    #expect(deck.draw(request) != nil)
  }

  @Test("phases begin when the card is laid", arguments: [(0, true), (29, true), (30, false), (89, false), (90, true)])
  func phases(seconds: Double, strikes: Bool) throws {
    let deck = try DealtDeck("ServiceUnavailable on 30s off 60s")
    #expect((deck.draw(after: seconds) != nil) == strikes)
  }

  @Test("from and until", arguments: [(9, false), (10, true), (19, true), (20, false)])
  func window(seconds: Double, strikes: Bool) throws {
    let deck = try DealtDeck("ServiceUnavailable from 10s until 20s")
    #expect((deck.draw(after: seconds) != nil) == strikes)
    #expect(deck.deck.isQuiet(at: moment(20)))
  }

  @Test("410 tells since when the token is dead")
  func timestamp() throws {
    let deck = try DealtDeck(
      "next 1 Unregistered", "next 1 ExpiredToken since 2026-07-01", "next 1 Unregistered since 5s")
    let dead = (0..<3).map { _ in deck.draw(after: 9)?.answer }
    #expect(dead[0] == .reason(.unregistered, since: moment(9)))
    #expect(dead[1] == .reason(.expiredToken, since: Timestamp(iso8601: "2026-07-01")))
    #expect(dead[2] == .reason(.unregistered, since: moment(5)))
  }

  @Test(
    "a connection is struck once it has brought so many requests",
    arguments: [
      ("goaway Shutdown after 3", [.goAway(.shutdown)], nil), ("drop after 3", [.drop], .silence),
      ("stall after 3", [.stall], nil),
    ] as [(String, [ConnectionAction], FaultDraw.Answer?)])
  func threshold(card: String, actions: [ConnectionAction], answer: FaultDraw.Answer?) throws {
    let deck = try DealtDeck(card)
    #expect(deck.draw(on: connection(requests: 2)) == nil)
    let draw = deck.draw(on: connection(requests: 3))
    #expect(draw?.actions == actions)
    #expect(draw?.answer == answer)
  }

  @Test("a lost answer takes the push and drops the connection")
  func lostAnswer() throws {
    let deck = try DealtDeck("lost-answer")
    let draw = deck.draw()
    #expect(draw?.answer == .lost)
    #expect(draw?.actions == [.drop])
  }

  @Test("a connection begins with its stream limit and its idle time")
  func opening() throws {
    let deck = try DealtDeck(
      "next 1 streams 5", "idle 30s for environment production", "drop after 0 for connection 2", "drop")
    let first = deck.open(connection(in: .production))
    #expect(first.streamLimit == 5)
    #expect(first.idleSeconds == 30)
    #expect(first.actions.isEmpty)
    let second = deck.open(connection(2))
    #expect(second.streamLimit == nil)
    #expect(second.idleSeconds == nil)
    #expect(second.actions == [.drop])
  }

  @Test("cards are numbered, taken away, laid to rest and laid anew")
  func changes() throws {
    let deck = try DealtDeck("next 1 BadTopic", "Shutdown")
    #expect(!deck.remove(3))
    #expect(deck.reasons(2) == ["BadTopic", "Shutdown"])
    deck.deck.turn(2, on: false, at: moment())
    #expect(deck.reasons(1) == ["-"])
    deck.deck.turn(1, on: true, at: moment(5))
    #expect(deck.deck.cards[0].laidAt == moment(5))
    #expect(deck.reasons(2) == ["BadTopic", "-"])
    #expect(deck.remove(1))
    let third = deck.deck.lay(FaultCard(.silence), at: moment())
    #expect(third?.number == 3)
  }

  @Test("a deck holds a hundred cards")
  func full() {
    var deck = FaultDeck()
    let laid = (0...FaultDeck.limit).map { _ in deck.lay(FaultCard(.silence), at: moment())?.number }
    #expect(laid == (1...FaultDeck.limit).map { $0 } + [nil])
  }
}
