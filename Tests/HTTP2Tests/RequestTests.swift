import HTTP2
import Testing

@Suite("Requests and responses")
struct RequestTests {
  @Test("a request arrives with its fields in order, as often as they were sent, and its body")
  func request() throws {
    let talk = try Conversation()
    let fields = [HTTPField("apns-topic", "com.example"), HTTPField("apns-topic", "com.example.other")]
    talk.post("/3/device/00ff", #"{"aps":{}}"#, fields: fields)
    try talk.run()
    let request = try #require(talk.requests.first)
    #expect(request.method == "POST")
    #expect(request.path == "/3/device/00ff")
    #expect(request.fields.filter { $0.name == "apns-topic" } == fields)
    #expect(request.body == Array(#"{"aps":{}}"#.utf8))
    #expect(request.bodyByteCount == 10)
    #expect(request.isComplete && !request.hasTooManyFields)
  }

  @Test(
    "a value with blanks round it is handed over as it came: there is an answer for it",
    arguments: ["bearer ", " 10", "a "])
  func blanks(value: String) throws {
    let talk = try Conversation()
    talk.post(fields: [HTTPField("authorization", value)])
    try talk.run()
    #expect(talk.requests.first?.fields.value(of: "authorization") == value)
  }

  @Test("an answer to HEAD has no body, whatever is given") func head() throws {
    let talk = try Conversation()
    let stream = try #require(
      talk.client.request(method: "HEAD", authority: "localhost", path: "/", fields: [], body: []))
    try talk.run()
    #expect(talk.server.respond(to: stream, status: 405, body: Array("{}".utf8)))
    try talk.run()
    #expect(talk.responses.map(\.status) == [405])
    #expect(talk.responses.first?.bodyByteCount == 0)
  }

  @Test("a response without a body ends its stream with the HEADERS")
  func emptyResponse() throws {
    let talk = try Conversation()
    let stream = try #require(talk.post())
    try talk.run()
    #expect(talk.server.respond(to: stream, status: 200, fields: [HTTPField("apns-id", "A")]))
    let bytes = try talk.bytes(of: talk.server)
    // One frame: type HEADERS, flags END_STREAM and END_HEADERS.
    #expect(bytes[3] == 1 && bytes[4] == 5)
    #expect(bytes.count == 9 + Int(bytes[2]))
    try talk.client.receive(bytes)
    try talk.run()
    #expect(talk.responses.map(\.status) == [200])
    #expect(talk.responses.first?.fields.value(of: "apns-id") == "A")
    #expect(talk.serverEvents.contains(.closed(stream, .noError)))
    #expect(talk.server.openStreamCount == 0)
  }

  @Test("a long body arrives whole, in both directions, whatever the windows")
  func longBodies() throws {
    var limits = SessionLimits(concurrentStreams: 100)
    limits.bodyBytes = 1 << 20
    limits.streamWindow = 1000
    let talk = try Conversation(server: limits, client: limits)
    let text = String(repeating: "0123456789", count: 50_000)
    let stream = try #require(talk.post("/", text))
    try talk.run()
    #expect(talk.requests.first?.body.elementsEqual(text.utf8) == true)
    talk.server.respond(to: stream, status: 200, body: Array(text.utf8))
    #expect(talk.server.unsentBodyBytes == text.utf8.count)
    try talk.run()
    #expect(talk.responses.first?.body.elementsEqual(text.utf8) == true)
    #expect(talk.server.unsentBodyBytes == 0)
  }

  @Test("an answer to a stream that is over is none")
  func answerToNobody() throws {
    let talk = try Conversation()
    let stream = try #require(talk.post())
    try talk.run()
    talk.client.reset(stream, .cancel)
    try talk.run()
    #expect(talk.serverEvents.contains(.reset(stream, .cancel)))
    #expect(talk.serverEvents.last == .closed(stream, .cancel))
    #expect(!talk.server.respond(to: stream, status: 200, body: [1]))
    #expect(talk.server.unsentBodyBytes == 0)
  }

  @Test("requests without :authority are taken where they have a host, as Apple takes them")
  func host() throws {
    let talk = try Conversation()
    let stream = talk.client.request(
      method: "POST", scheme: "https", path: "/3/device/aa",
      fields: [HTTPField("host", "api.push.apple.com"), HTTPField("content-type", "application/json")])
    #expect(stream != nil)
    try talk.run()
    #expect(talk.requests.first?.fields.value(of: "host") == "api.push.apple.com")
  }

  @Test("an interim response is not the answer")
  func waitsForTheAnswer() throws {
    let talk = try Conversation()
    let stream = try #require(talk.post())
    try talk.run()
    // HEADERS with END_HEADERS alone and `:status: 100`, a literal with the indexed name 8.
    try talk.client.receive([0, 0, 5, 1, 4, 0, 0, 0, UInt8(stream), 0x08, 3] + Array("100".utf8))
    talk.server.respond(to: stream, status: 204)
    try talk.run()
    #expect(talk.responses.map(\.status) == [204])
  }
}
