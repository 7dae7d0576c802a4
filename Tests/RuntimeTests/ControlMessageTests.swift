import Center
import HTTP2
import Media
import Payload
import Testing

@testable import Runtime

@Suite("Operations and replies arrive as they were sent")
struct ControlMessageTests {
  static let operations: [Operation] = [
    .push(
      .init(
        bundleIdentifier: "com.example.chat", payload: [0xFF, 0, 0xC3, 0x28, 10],
        headers: .init(
          pushType: .liveactivity, priority: 5, expiration: .max, collapseIdentifier: "a\nb", topic: "t\u{0}"),
        deliveryIdentifier: "D", origin: "a file.apns")),
    .push(.init(bundleIdentifier: nil, payload: [], origin: "-")),
    .push(
      .init(
        bundleIdentifier: "com.example.چت/?%", payload: [0xFF, 0, 10],
        headers: .init(
          pushType: .background, priority: 5, expiration: -1, collapseIdentifier: "", topic: "com.example.\u{202E}"),
        deliveryIdentifier: "D", origin: "a file.apns")),
    .push(.init(bundleIdentifier: "", payload: [1], headers: .init(priority: 7), origin: " ")),
    .push(
      .init(
        bundleIdentifier: "b", payload: [1], origin: "-",
        attachments: [Center.Attachment(identifier: "1", path: "/media/a b.png", type: .png)])),
    .state, .responses(after: 0), .newestResponses(1), .deliveries(after: .max), .newestDeliveries(.max),
    .explain("lat\"est"),
    .respond(identifier: "x", action: "REPLY", text: "two\nlines \u{202E}\u{1F1F5}\u{1F1F0}"),
    .respond(identifier: "x", action: "default", text: nil), .dismiss(identifier: ""),
    .dismissThread("", bundleIdentifier: nil), .dismissThread("t", bundleIdentifier: "b"), .undoDismissal, .clear,
    .focus(nil),
    .focus("work"), .device(.lock), .device(.unlock), .device(.online), .device(.offline), .device(.ringer(on: false)),
    .device(.lowPower(on: true)),
    .device(.foreground(nil)), .device(.foreground("b")), .device(.advance(seconds: 0.25)), .deviceState, .apps,
    .reload,
    .appSettings([:], bundleIdentifier: "b"),
    .provider(.keys(.list)), .provider(.keys(.find([0x30, 0xFF]))),
    .provider(.faults(.list)), .provider(.faults(.add("next 3 TooManyRequests"))), .provider(.faults(.remove(.max))),
    .provider(.faults(.turn(2, on: true))), .provider(.faults(.clear)), .provider(.faults(.seed(7))),
    .provider(.faults(.deck)), .provider(.faults(.load("{\n}"))),
    .appSettings(["sounds": "off", "grouping": "by-app"], bundleIdentifier: "b"),
  ]

  @Test("an operation arrives as it was sent", arguments: operations)
  func operation(operation: Operation) throws {
    let message = try received(ControlCall(operation))
    #expect(try ControlRequest(message).wish == .operations([operation]))
  }

  @Test("an operation arrives as JSON too, whatever is in it", arguments: operations)
  func json(operation: Operation) throws {
    var call = ControlCall(.state)
    call.body = Array(JSONOutput.object(operation.members).line.utf8)
    #expect(try ControlRequest(try received(call)).wish == .operations([operation]))
  }

  /// The request as a server has it.
  private func received(_ call: ControlCall) throws -> HTTPMessage {
    let client = try ClientSession()
    let server = try ServerSession()
    #expect(
      client.request(method: "POST", authority: "a", path: call.path, fields: call.fields, body: call.body) != nil)
    var bytes: [UInt8] = []
    try client.send(into: &bytes)
    try server.receive(bytes)
    let messages = server.takeEvents().compactMap { if case .message(_, let message) = $0 { message } else { nil } }
    return try #require(messages.first)
  }

  @Test("every byte of a payload arrives", arguments: 0..<5)
  func bytes(dropped: Int) {
    let bytes = Array((0...UInt8.max).dropLast(dropped))
    #expect(Base64.decoded(Base64.encoded(bytes)) == bytes)
  }

  @Test(
    "what is no canonical Base64 is refused",
    arguments: ["e", "e3", "e30", "====", "e===", "e30=e30=", "e3 0", "e3-_", "e31=", "ew==\n", "é30="])
  func wrongBase64(text: String) { #expect(Base64.decoded(text) == nil) }

  @Test("a reply is written again with the same bytes")
  func reply() throws {
    let output: [JSONOutput] = [
      .object([
        ("a", .string("\u{202E}\u{1B}[31m")), ("b", .double(0.1)), ("c", .array([.null, .bool(true), .integer(.min)])),
        ("userInfo", .raw(#"{"n":1.50e+3,"e":"é","deep":[{}]}"#)),
      ]),
      .array([]), .string(""),
    ]
    var reply = OperationReply(error: OperationError(exitCode: 1, message: "no\nway", output: output))
    reply.next = 7
    let received = try #require(OperationReply(json: Array(reply.json.line.utf8)))
    #expect(received == reply)
    #expect(received.output.map(\.pretty) == output.map(\.pretty))
  }

  @Test("what is no reply is none", arguments: ["", "{}", "[]", #"{"exitCode":3,"output":[]}"#, #"{"exitCode":0}"#])
  func noReply(text: String) { #expect(OperationReply(json: Array(text.utf8)) == nil) }
}
