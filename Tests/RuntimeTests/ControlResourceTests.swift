import Center
import HTTP2
import Payload
import Testing

import enum Runtime.Operation

@testable import Runtime

/// A center in memory behind a control socket, with a clock that stands.
private final class Phone {
  let runtime: Runtime
  let served: ServedControl
  let client: ControlClientModel

  init() throws {
    let start = try #require(Timestamp(iso8601: "2026-07-03T12:00:00Z"))
    let runtime = try Runtime(Runtime.Configuration(state: .memory, clock: StandingClock(start)))
    self.runtime = runtime
    served = try ServedControl(reply: { runtime.reply(to: $0) })
    client = try served.client()
    runtime.observe { [weak served] _ in served?.server.checkPages() }
  }

  /// The answer to a request.
  func ask(_ method: String, _ path: String, _ body: String = "", fields: [HTTPField] = []) throws -> HTTPMessage {
    let count = client.messages.count
    try client.ask(method, path, body, fields: fields)
    served.loop.turn { client.messages.count > count }
    return try #require(client.messages.last)
  }

  /// Lets a payload arrive.
  func push(_ title: String) throws {
    let answer = try ask("POST", "/3/device/com.example.chat", #"{"aps":{"alert":{"title":"\#(title)"}}}"#)
    #expect(answer.status == 200)
  }
}

extension HTTPMessage {
  fileprivate var json: JSONDocument { JSONDocument(body) }
  fileprivate var text: String { String(decoding: body, as: UTF8.self) }
}

@Suite("The resources of the control socket")
struct ControlResourceTests {
  @Test("a push is answered as Apple does, or with its delivery where JSON is asked for")
  func push() throws {
    let phone = try Phone()
    let identifier = "0F8FAD5B-D9CB-469F-A165-70867728950E"
    let short = try phone.ask(
      "POST", "/3/device/com.example.chat", #"{"aps":{"alert":"hi"}}"#,
      fields: [HTTPField("apns-id", identifier), HTTPField("apns-collapse-id", "ferry")])
    #expect(short.status == 200 && short.body == [])
    #expect(short.fields.value(of: "apns-id") == identifier)
    let long = try phone.ask(
      "POST", "/3/device/", #"{"Simulator Target Bundle":"com.example.mail","aps":{"alert":"hi"}}"#,
      fields: [HTTPField("accept", "application/json")])
    #expect(long.json.root?["bundleIdentifier"]?.string == "com.example.mail")
    #expect(long.json.root?["explanation"]?.elements.isEmpty == false)
    let state = try phone.ask("GET", "/notifications").json.root
    #expect(state?["notifications"]?.elements.compactMap { $0["requestIdentifier"]?.string }.contains("ferry") == true)
  }

  @Test(
    "a push that is not taken says why",
    arguments: [
      (400, "[]", [HTTPField]()), (400, "", []),
      (413, #"{"aps":{"alert":"\#(String(repeating: "x", count: 5000))"}}"#, []),
      (400, "{}", [HTTPField("apns-priority", "7")]), (400, "{}", [HTTPField("apns-push-type", "loud")]),
      (400, "{}", [HTTPField("apns-expiration", "soon")]),
      (400, "{}", [HTTPField("apns-collapse-id", String(repeating: "x", count: 65))]),
    ])
  func refused(status: Int, body: String, fields: [HTTPField]) throws {
    let answer = try Phone().ask("POST", "/3/device/com.example.chat", body, fields: fields)
    #expect(answer.status == status)
    #expect(answer.json.root?["message"]?.string?.isEmpty == false)
    #expect([1, 2].contains(answer.json.root?["exitCode"]?.number?.integer))
  }

  @Test("pages say where the next one begins, also where they are empty")
  func pages() throws {
    let phone = try Phone()
    #expect(try phone.ask("GET", "/deliveries").text == #"{"deliveries":[],"next":0,"more":false}"# + "\n")
    try phone.push("One")
    try phone.push("Two")
    let page = try phone.ask("GET", "/deliveries?after=1").json.root
    #expect(page?["deliveries"]?.elements.count == 1)
    #expect(page?["next"]?.number?.integer == 2)
    #expect(try phone.ask("GET", "/deliveries?after=2").text == #"{"deliveries":[],"next":2,"more":false}"# + "\n")
  }

  @Test("who waits for a response gets it when it is given, and other requests go on meanwhile")
  func longPoll() throws {
    let phone = try Phone()
    try phone.push("One")
    let stream = try phone.client.ask("GET", "/responses?after=0&wait=300")
    #expect(try phone.ask("GET", "/clock").text == #"{"clock":"2026-07-03T12:00:00Z"}"# + "\n")
    try phone.push("Two")
    #expect(!phone.client.events.contains { if case .message(stream, _) = $0 { true } else { false } })
    try phone.client.ask("POST", "/responses", #"{"identifier":"latest","action":"default"}"#)
    phone.served.loop.turn { phone.client.messages.count == 5 }
    for answer in phone.client.messages.suffix(2) {
      #expect(answer.json.root?["responses"]?.elements.first?["sequence"]?.number?.integer == 1)
    }
  }

  @Test("a wait that nothing ends is answered with an empty page")
  func waitEnds() throws {
    let answer = try Phone().ask("GET", "/responses?wait=0.01")
    #expect(answer.text == #"{"responses":[],"next":0,"more":false}"# + "\n")
  }

  @Test("the device is changed by its members, and shown as it is then")
  func device() throws {
    let phone = try Phone()
    let answer = try phone.ask("PUT", "/device", #"{"locked":true,"online":false,"focus":"work","foregroundApp":null}"#)
    #expect(
      answer.text
        == #"{"clock":"2026-07-03T12:00:00Z","locked":true,"focus":"work","ringer":true,"online":false,"lowPower":false,"#
        + #""foregroundApp":null,"locale":"en_US"}"# + "\n")
    #expect(try phone.ask("GET", "/device").text == answer.text)
    #expect(try phone.ask("PUT", "/device", #"{"focus":null}"#).json.root?["focus"]?.isNull == true)
    #expect(try phone.ask("POST", "/clock", #"{"advance":90}"#).text == #"{"clock":"2026-07-03T12:01:30Z"}"# + "\n")
  }

  @Test("what is dismissed can be brought back")
  func dismissals() throws {
    let phone = try Phone()
    try phone.push("One")
    #expect(try phone.ask("POST", "/dismissals", #"{"identifier":"latest"}"#).text == #"{"responses":[]}"# + "\n")
    #expect(phone.runtime.state.notifications.isEmpty)
    #expect(try phone.ask("DELETE", "/dismissals/latest").json.root?["restored"]?.elements.count == 1)
    #expect(try phone.ask("DELETE", "/dismissals/latest").status == 409)
    #expect(try phone.ask("POST", "/dismissals", #"{"all":true}"#).status == 200)
    #expect(phone.runtime.state.notifications.isEmpty)
  }

  @Test(
    "what cannot be has a status, and a message that helps",
    arguments: [
      ("GET", "/nothing", "", 404, "there is no '/nothing'"), ("GET", "/stat", "", 404, "did you mean '/state'?"),
      ("PUT", "/state", "{}", 405, "'/state' takes GET, not PUT"),
      ("GET", "/deliveries/none", "", 404, "no delivery 'none'"),
      ("GET", "/deliveries?since=3", "", 400, "there is no parameter 'since'; expected after, limit, wait"),
      ("GET", "/deliveries?after=x", "", 400, "'after' must be a whole number, not 'x'"),
      ("GET", "/responses?wait=1e9", "", 400, "'wait' must be seconds from 0 to 300"),
      ("GET", "/responses?wait=nan", "", 400, "'wait' must be seconds from 0 to 300"),
      ("GET", "/%zz", "", 400, "has an escape that is none"),
      ("POST", "/responses", #"{"identifier":"none","action":"default"}"#, 404, "no notification 'none'"),
      ("POST", "/responses", "{}", 400, "'identifier' of a request must be text"),
      ("POST", "/dismissals", "{}", 400, "a dismissal has 'identifier', 'thread'"),
      ("PUT", "/device", #"{"locked":"yes"}"#, 400, "'locked' of a request must be true or false"),
      ("PUT", "/device", #"{"colour":"red"}"#, 400, "'colour' of the device cannot be set"),
      ("PUT", "/device", #"{"focus":"wrok"}"#, 404, "did you mean 'work'?"),
      ("POST", "/clock", #"{"advance":-1}"#, 400, "a clock can only be advanced forwards"),
    ])
  func mistakes(method: String, path: String, body: String, status: Int, message: String) throws {
    let answer = try Phone().ask(method, path, body)
    #expect(answer.status == status)
    #expect(answer.json.root?["message"]?.string?.contains(message) == true, "\(answer.text)")
  }

  @Test("idle is answered when a newer frame is painted, and not before")
  func idle() throws {
    let served = try ServedControl()
    let client = try served.client()
    served.frame = 4
    try client.ask("GET", "/idle?after=3")
    try client.ask("GET", "/idle?after=4")
    served.loop.turn { client.answers.count == 1 }
    #expect(client.answers == [Answer(200, #"{"frame":4}"#)])
    let other = try served.client()
    try other.ask("GET", "/state")
    served.loop.turn { other.answers.count == 1 }
    #expect(client.answers.count == 1)
    served.frame = 5
    served.server.checkIdle()
    served.loop.turn { client.answers.count == 2 }
    #expect(client.answers.last == Answer(200, #"{"frame":5}"#))
  }

  @Test("a reset takes a waiting request away")
  func givesUp() throws {
    let served = try ServedControl()
    let client = try served.client()
    let stream = try client.ask("GET", "/idle?after=3")
    try client.ask("GET", "/state")
    served.loop.turn { client.answers.count == 1 }
    client.session.reset(stream, .cancel)
    try client.flush()
    try client.ask("GET", "/state")
    served.loop.turn { client.answers.count == 2 }
    served.frame = 4
    served.server.checkIdle()
    try client.ask("GET", "/idle")
    served.loop.turn { client.answers.count == 3 }
    #expect(client.answers.last == Answer(200, #"{"frame":4}"#))
  }
}
