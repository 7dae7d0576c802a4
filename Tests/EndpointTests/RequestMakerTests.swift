import APNs
import HTTP2
import Testing

@testable import Endpoint

@Suite("Requests are made of the messages of a connection")
struct RequestMakerTests {
  @Test("fields that repeat and fields that change are those of their own message, in order and as often as they came")
  func fields() throws {
    let first = [HTTPField("authorization", "bearer a"), HTTPField("apns-topic", "com.example.app")]
    let long = HTTPField("x-long", String(repeating: "long", count: 1000))
    let sent = [
      first, first, [first[0], HTTPField("apns-topic", "com.example.api")], first, first.reversed(),
      [first[0], first[0], first[1]], [], [first[1]], first + [long], first, [HTTPField("authorization", "bearer b")],
    ]
    let client = try ClientSession()
    let server = try ServerSession()
    var maker = RequestMaker()
    for (number, fields) in sent.enumerated() {
      let path = "/3/device/\(number)"
      #expect(
        client.request(method: number == 3 ? "GET" : "POST", authority: "localhost", path: path, fields: fields) != nil)
      try exchange(client, server)
      for case .message(let stream, let message) in server.takeEvents() {
        let request = maker.request(of: message)
        #expect(request.path == path)
        #expect(request.method == (number == 3 ? "GET" : "POST"))
        #expect(request.fields == fields.map { ProviderRequest.Field($0.name, $0.value) })
        #expect(server.respond(to: stream, status: 200))
      }
    }
    try exchange(client, server)
    #expect(client.takeEvents().count { if case .message = $0 { true } else { false } } == sent.count)
  }

  private func exchange(_ client: ClientSession, _ server: ServerSession) throws {
    while client.hasOutput || server.hasOutput {
      var bytes: [UInt8] = []
      try client.send(into: &bytes)
      try server.receive(bytes)
      bytes = []
      try server.send(into: &bytes)
      try client.receive(bytes)
    }
  }
}
