import Center
import Payload
import Testing

@testable import Runtime

@Suite("Operations and replies travel as one line each")
struct ControlLineTests {
  static let operations: [Operation] = [
    .push(
      .init(
        bundleIdentifier: "com.example.chat", payload: [0xFF, 0, 0xC3, 0x28, 10],
        headers: .init(
          pushType: .liveactivity, priority: 5, expiration: .max, collapseIdentifier: "a\nb", topic: "t\u{0}"),
        deliveryIdentifier: "D", origin: "a file.apns")),
    .push(.init(bundleIdentifier: nil, payload: [], origin: "-")),
    .state, .responses(after: 0), .deliveries(after: .max), .explain("lat\"est"),
    .respond(identifier: "x", action: "REPLY", text: "two\nlines \u{202E}\u{1F1F5}\u{1F1F0}"),
    .respond(identifier: "x", action: "default", text: nil), .dismiss(identifier: ""),
    .dismissThread("", bundleIdentifier: nil), .dismissThread("t", bundleIdentifier: "b"), .undoDismissal, .clear,
    .focus(nil),
    .focus("work"), .device(.lock), .device(.unlock), .device(.online), .device(.offline), .device(.ringer(on: false)),
    .device(.lowPower(on: true)),
    .device(.foreground(nil)), .device(.foreground("b")), .device(.advance(seconds: 0.25)), .apps, .reload,
    .appSettings([:], bundleIdentifier: "b"),
    .appSettings(["sounds": "off", "grouping": "by-app"], bundleIdentifier: "b"),
  ]

  @Test("an operation arrives as it was sent", arguments: operations)
  func operation(operation: Operation) throws {
    let line = ControlRequest.operation(operation).line
    #expect(!line.utf8.contains(UInt8(ascii: "\n")))
    #expect(try ControlRequest(line: Array(line.utf8)) == .operation(operation))
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
    let received = try #require(OperationReply(line: Array(reply.line.utf8)))
    #expect(received == reply)
    #expect(received.output.map(\.pretty) == output.map(\.pretty))
  }

  @Test("what is no reply is none", arguments: ["", "{}", "[]", #"{"exitCode":3,"output":[]}"#, #"{"exitCode":0}"#])
  func noReply(line: String) { #expect(OperationReply(line: Array(line.utf8)) == nil) }

  @Test("lines are cut wherever the parts end", arguments: 1...7)
  func lines(length: Int) throws {
    let text = Array("one\n\nthree\nfour".utf8)
    var buffer = LineBuffer(limit: 5)
    var lines: [String] = []
    for start in stride(from: 0, to: text.count, by: length) {
      buffer.append(Array(text[start..<min(start + length, text.count)]))
      while let line = try buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    #expect(lines == ["one", "", "three"])
    #expect(!buffer.isEmpty)
    buffer.append(Array("xx".utf8))
    #expect(throws: LineBuffer.TooLong.self) { try buffer.next() }
  }
}
