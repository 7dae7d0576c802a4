import APNs
import Center
import HTTP2
import Payload
import Testing

@testable import Runtime

/// A center on disk, served as `belfry serve` does.
private final class ServedRuntime {
  let scratch: Scratch
  let loop = EventLoop()
  let runtime: Runtime
  let client: ControlClientModel

  init() throws {
    scratch = try Scratch()
    let noon = Timestamp(milliseconds: 1_751_544_000_000)
    runtime = try Runtime(
      Runtime.Configuration(state: .directory(scratch.path("state")), clock: StandingClock(noon)))
    let path = try #require(try runtime.serve(on: loop))
    client = try ControlClientModel(path, loop)
  }

  deinit { runtime.end() }

  /// The answer to a request.
  func ask(_ method: String, _ path: String, _ body: String = "") throws -> HTTPMessage {
    let count = client.messages.count
    try client.ask(method, path, body)
    loop.turn { client.messages.count > count }
    return try #require(client.messages.last)
  }

  /// A provider has asked something.
  func note(_ reason: Reason? = nil) {
    var record = RequestRecord(
      connection: 1, receivedAt: runtime.configuration.clock.now, method: "POST", path: "/3/device/00fc")
    record.close(with: ProviderAnswer(reason: reason, identifier: "ID"))
    runtime.note(record)
  }
}

extension HTTPMessage {
  fileprivate var root: JSONValue? { JSONDocument(body).root }
  fileprivate var requestNumbers: [Int64]? {
    root?["requests"]?.elements.compactMap { $0["number"]?.number?.integer }
  }
}

@Suite("The provider endpoint on the control socket")
struct ControlProviderTests {
  @Test(
    "what is not there is 404, with what there is",
    arguments: [
      ("PUT", "/faults/7", #"{"on":true}"#, "no card 7; the deck is empty"),
      ("DELETE", "/faults/7", "", "no card 7; the deck is empty"),
      ("GET", "/requests/latest", "", "no request 'latest': no provider has asked anything yet"),
      ("GET", "/requests/7", "", "no request '7': no provider has asked anything yet"),
      (
        "POST", "/operations", #"{"operation":"expireTokens","name":"com.example.chat"}"#,
        "the app 'com.example.chat' has no token that counts"
      ),
      ("POST", "/operations", #"{"operation":"revokeKey","keyIdentifier":"ABC123DEFG"}"#, "no key 'ABC123DEFG'"),
    ])
  func missing(method: String, path: String, body: String, message: String) throws {
    let answer = try ServedRuntime().ask(method, path, body)
    #expect(answer.status == 404)
    #expect(answer.root?["exitCode"]?.number?.integer == 3)
    #expect(answer.root?["message"]?.string?.hasPrefix(message) == true)
  }

  @Test("a request that is forgotten is 404, and a deck that is full 409")
  func limits() throws {
    let served = try ServedRuntime()
    served.note()
    #expect(try served.ask("GET", "/requests/7").status == 404)
    for _ in 0..<FaultDeck.limit { _ = try served.ask("POST", "/faults", #"{"card":"delay 2s"}"#) }
    #expect(try served.ask("POST", "/faults", #"{"card":"delay 2s"}"#).status == 409)
  }

  @Test("who waits for a request of a provider gets it when it is stored")
  func longPoll() throws {
    let served = try ServedRuntime()
    try served.client.ask("GET", "/requests?after=0&errors=true&wait=300")
    served.note()
    let newest = try served.ask("GET", "/requests")
    #expect(newest.requestNumbers == [1])
    #expect(newest.root?["next"]?.number?.integer == 1)
    served.note(.badTopic)
    served.loop.turn { served.client.messages.count == 2 }
    let page = try #require(served.client.messages.last)
    #expect(page.requestNumbers == [2])
    #expect(page.root?["next"]?.number?.integer == 2)
  }

  @Test("without a number the newest come, and the number to go on from, where there is none too")
  func newest() throws {
    let served = try ServedRuntime()
    #expect(try served.ask("GET", "/requests").root?["next"]?.number?.integer == 0)
    for _ in 1...3 { served.note() }
    let page = try served.ask("GET", "/requests?limit=2")
    #expect(page.requestNumbers == [2, 3])
    #expect(page.root?["more"]?.bool == false)
    #expect(try served.ask("GET", "/requests?errors=true").root?["next"]?.number?.integer == 3)
  }
}
