import HTTP2
import Testing

@Suite("Hostile peers")
struct HostilePeerTests {
  @Test(
    "whoever speaks HTTP/1 is known by its first line", arguments: ["GET / HTTP/1.1\r\n", "POST /3/device/0 HTTP/1"])
  func http1(line: String) throws {
    let victim = try Victim()
    victim.hear(Array(line.utf8))
    #expect(victim.error == .http1)
  }

  @Test("a junk preface ends the connection", arguments: ["\u{16}\u{3}\u{1}", "PRI * HTTP/2.0\r\n\r\nXX", "x", "{}\n"])
  func junk(text: String) throws {
    let victim = try Victim()
    victim.hear(Array(text.utf8))
    #expect(victim.error == .notHTTP2)
  }

  @Test("bytes may come one by one")
  func pieces() throws {
    let victim = try Victim()
    for byte in preface + frame(1, flags: 5, stream: 1, requestFields) { victim.hear([byte]) }
    #expect(victim.requests.map(\.path) == ["/3/device/00"])
  }

  @Test("frames that ask for answers which nobody reads end the connection", arguments: [UInt8(6), 4])
  func answerFlood(type: UInt8) throws {
    let session = try ServerSession()
    let one = type == 6 ? frame(6, [0, 0, 0, 0, 0, 0, 0, 0]) : frame(4)
    #expect(throws: SessionError.flooded) {
      try session.receive(preface + (0..<2000).flatMap { _ in one })
    }
  }

  @Test("endless header fields end the connection")
  func continuations() throws {
    let victim = try Victim()
    var bytes = preface + frame(1, flags: 1, stream: 1, requestFields)
    for number in 0..<50 { bytes += frame(9, stream: 1, literal("x-\(number)", String(repeating: "x", count: 10_000))) }
    victim.hear(bytes)
    #expect(victim.error != nil || victim.failure != nil)
    #expect(victim.requests == [])
  }

  @Test("of a header block that is too large only the beginning is kept, and the request says so")
  func manyFields() throws {
    let victim = try Victim()
    var fields = requestFields
    for number in 0..<100 { fields += literal("x-\(number)", String(repeating: "x", count: 100)) }
    victim.hear(preface + frame(1, flags: 5, stream: 1, fields))
    let request = try #require(victim.requests.first)
    #expect(request.hasTooManyFields)
    #expect(request.method == "POST")
    #expect(request.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 32 } <= 8000)
    #expect(victim.session.respond(to: 1, status: 431))
  }

  @Test("a table entry that is repeated ten thousand times is not kept ten thousand times")
  func tableBomb() throws {
    let victim = try Victim()
    // The first field enters the dynamic table, which then has it at index 62.
    let entry = [0x40] + literal("x-bomb", String(repeating: "x", count: 3900)).dropFirst()
    let fields = requestFields + entry + [UInt8](repeating: 0x80 | 62, count: 10_000)
    victim.hear(preface + frame(1, flags: 5, stream: 1, fields))
    let request = try #require(victim.requests.first)
    #expect(request.hasTooManyFields)
    #expect(request.fields.count < 10)
  }

  @Test(
    "fields that HTTP/2 does not allow reset their stream alone",
    arguments: [
      ("X-Upper", "1"), ("connection", "close"), ("transfer-encoding", "chunked"), ("te", "gzip"), ("a b", "1"),
      ("x", "a\nb"), ("x", "a\u{0}"), (":later", "1"), (":path", "/again"),
    ])
  func malformed(name: String, value: String) throws {
    let victim = try Victim()
    let bad = frame(1, flags: 5, stream: 1, requestFields + literal(name, value))
    victim.hear(preface + bad + frame(1, flags: 5, stream: 3, requestFields))
    #expect(victim.requests.count == 1)
    let broken = victim.events.compactMap { event in
      if case .malformed(1, let message, let reason) = event { (message, reason) } else { nil }
    }
    #expect(broken.map(\.0.path) == ["/3/device/00"] && broken.first?.1.isEmpty == false)
    #expect(victim.events.contains(.closed(1, .protocolError)))
    #expect(victim.error == nil && victim.failure == nil)
  }

  @Test("a request without what a request must have is reset", arguments: [":method", ":scheme", ":path"])
  func incomplete(missing: String) throws {
    let victim = try Victim()
    var fields: [UInt8] = literal("host", "localhost")
    for (name, value) in [(":path", "/"), (":scheme", "https"), (":method", "POST")] where name != missing {
      fields = literal(name, value) + fields
    }
    victim.hear(preface + frame(1, flags: 5, stream: 1, fields))
    #expect(victim.requests == [])
    #expect(victim.events.contains(.closed(1, .protocolError)))
    #expect(
      victim.events.contains { if case .malformed(1, let message, _) = $0 { message.fields.count == 3 } else { false } }
    )
  }

  @Test("a request that is reset in its body is told as far as it came, once")
  func brokenOff() throws {
    let victim = try Victim()
    victim.hear(preface + frame(1, flags: 4, stream: 1, requestFields) + frame(0, stream: 1, Array("{".utf8)))
    victim.hear(frame(3, stream: 1, [0, 0, 0, 8]))
    let broken = victim.events.compactMap { event in
      if case .brokenOff(1, let message, let code) = event { (message, code) } else { nil }
    }
    #expect(broken.map(\.1) == [.cancel])
    #expect(broken.first.map { !$0.0.isComplete && $0.0.bodyByteCount == 1 && $0.0.method == "POST" } == true)
    #expect(victim.session.takeUnfinished() == [] && victim.session.keptBodyBytes == 0)
  }

  @Test("what is on its way when the connection ends can be had, once")
  func unfinished() throws {
    let victim = try Victim()
    victim.hear(preface + frame(1, flags: 4, stream: 1, requestFields) + frame(1, flags: 5, stream: 3, requestFields))
    #expect(victim.session.takeUnfinished().map(\.isComplete) == [false])
    #expect(victim.session.takeUnfinished() == [])
  }

  @Test(
    "frames out of order end the connection with the error that RFC 9113 names",
    arguments: [
      (frame(0, stream: 0, [1]), ErrorCode.protocolError), (frame(0, stream: 5, [1]), .protocolError),
      (frame(1, flags: 5, stream: 2, requestFields), .protocolError),
      (frame(3, stream: 9, [0, 0, 0, 0]), .protocolError),
      (frame(8, stream: 0, [0, 0, 0, 0]), .protocolError), (frame(6, [0]), .frameSizeError),
      (frame(4, [0, 4, 0x80, 0, 0, 0]), .flowControlError), (frame(1, flags: 5, stream: 1, [0xFF]), .compressionError),
      (frame(5, flags: 4, stream: 1, [0, 0, 0, 2]), .protocolError),
    ])
  func disorder(bytes: [UInt8], code: ErrorCode) throws {
    let victim = try Victim()
    victim.hear(preface + bytes)
    #expect(victim.failure == code)
    #expect(victim.session.isFinished)
  }

  @Test("frames of a kind that nobody knows are no trouble, nor is PRIORITY")
  func unknownFrames() throws {
    let victim = try Victim()
    victim.hear(preface + frame(0xFA, stream: 7, [1, 2, 3]) + frame(2, stream: 3, [0, 0, 0, 0, 200]))
    victim.hear(frame(1, flags: 5, stream: 5, requestFields))
    #expect(victim.requests.count == 1)
    #expect(victim.error == nil && victim.failure == nil)
  }

  @Test("resets can be counted: each is told before its stream's end")
  func rapidReset() throws {
    let victim = try Victim()
    var bytes = preface
    for number in 0..<200 {
      let stream = UInt32(2 * number + 1)
      bytes += frame(1, flags: 5, stream: stream, requestFields) + frame(3, stream: stream, [0, 0, 0, 8])
    }
    victim.hear(bytes)
    #expect(victim.events.filter { if case .reset(_, .cancel) = $0 { true } else { false } }.count == 200)
    #expect(victim.session.openStreamCount == 0)
  }

  @Test("resets without end end the connection")
  func endlessReset() throws {
    let victim = try Victim()
    var bytes = preface
    for number in 0..<5000 {
      let stream = UInt32(2 * number + 1)
      bytes += frame(1, flags: 5, stream: stream, requestFields) + frame(3, stream: stream, [0, 0, 0, 8])
    }
    victim.hear(bytes)
    #expect(victim.failure != nil)
    #expect(victim.session.isFinished)
  }
}
