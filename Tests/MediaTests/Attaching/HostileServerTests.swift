import Center
import Media
import Testing

@testable import Runtime

@Suite("A server that does not send what it should: the text is shown without, at once, with the reason")
struct HostileServerTests {
  private static let png = quarteredPNG().bytes

  /// Expects a push to be shown as it was sent, with the reason in its step and no file left.
  private func expect(
    _ reason: String, timeoutSeconds: Double = 60, of address: (MediaServer) -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let step = ExtensionStep(.attach(MediaSource(.field("media-url"))), timeoutSeconds: timeoutSeconds)
    let bench = try AttachBench { $0.work = .steps([step]) }
    let outcome = try bench.push(address(bench.server))
    #expect(outcome.failure?.contains(reason) == true, "\(outcome.run.steps)", sourceLocation: sourceLocation)
    let told = outcome.delivery.explanation.first { $0.step == .serviceExtension }?.reason
    #expect(told?.contains("; 'attach' failed: ") == true, sourceLocation: sourceLocation)
    #expect(outcome.notification.attachments == [], sourceLocation: sourceLocation)
    #expect(outcome.notification.body == "Fog" && outcome.run.outcome == .content, sourceLocation: sourceLocation)
    #expect(bench.runtime.state.category(of: outcome.notification)?.actions.count == 2, sourceLocation: sourceLocation)
    #expect(bench.files == [], sourceLocation: sourceLocation)
  }

  @Test("an image without an end is ended at 10 MB, a sound at 5, a movie at 50") func endless() throws {
    try expect("it has more than the 10 MB that an image may have") { $0.address("a", .endless(Self.png)) }
    try expect("it has more than the 5 MB that a sound may have") { $0.address("a", .endless(SoundBytes().wav)) }
    let movie = Array("\0\0\0\u{18}ftypmp42".utf8)
    try expect("it has more than the 50 MB that a movie may have") { $0.address("a", .endless(movie)) }
  }

  @Test("a length that is too large is believed before anything is read") func largeLength() throws {
    try expect("more than the 50 MB that an attachment may have") {
      $0.address("a", .silence("HTTP/1.1 200 OK\r\nContent-Length: 60000000\r\n\r\n"))
    }
  }

  @Test("what is no media is not kept, and not read to its end") func otherContent() throws {
    try expect("it is a web page") { $0.address("a.png", .bytes(Array("<html><body>Log in first</body>".utf8))) }
    try expect("it is a web page") {
      $0.address("a.png", .endless(Array("<!DOCTYPE html>".utf8) + [UInt8](repeating: 32, count: 100)))
    }
    try expect("its content is of no known type") { $0.address("a", .bytes([1, 2, 3])) }
    try expect("it has no bytes") { $0.address("a", .bytes([])) }
    try expect("it has no bytes") { $0.address("a", .raw("HTTP/1.1 204 No Content\r\n\r\n")) }
  }

  @Test("a server that says nothing, or stops, is given up when the step's time is over") func slow() throws {
    let reason = "it took longer than 0.3 seconds"
    try expect(reason, timeoutSeconds: 0.3) { $0.address("a", .silence("")) }
    try expect(reason, timeoutSeconds: 0.3) { $0.address("a", .silence("HTTP/1.1 200 OK\r\nContent-Le")) }
    try expect(reason, timeoutSeconds: 0.3) {
      $0.address("a", .silence("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nGIF89a"))
    }
    // The time is for all redirects together.
    try expect(reason, timeoutSeconds: 0.3) { server in
      server.address("a", .redirect(server.address("b", .silence(""))))
    }
  }

  @Test("redirects end: after five, at another protocol, at nothing") func redirects() throws {
    try expect("it was redirected more than 5 times") { $0.address("a", .redirect("a")) }
    for other in ["file:///etc/passwd", "FILE:/etc/passwd", "ftp://127.0.0.1/a.png", "gopher://127.0.0.1:1/_a"] {
      try expect("is no http or https address") { $0.address("a", .redirect(other)) }
    }
    try expect("the address has a user name") { server in
      server.address("a", .redirect("http://127.0.0.1@127.0.0.1:\(server.port)/b"))
    }
    try expect("the server answered 304") { $0.address("a", .raw("HTTP/1.1 304 Not Modified\r\n\r\n")) }
  }

  @Test("BR-52: faults and broken answers are named, and the buttons stay") func faults() throws {
    try expect("the server answered 404") {
      _ = $0.address("a", .bytes([])); return "http://127.0.0.1:\($0.port)/b"
    }
    try expect("the server answered 500") { $0.address("a", .raw("HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n")) }
    try expect("it could not be fetched: transfer closed") {
      $0.address("a", .raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nGIF89a"))
    }
    try expect("it could not be fetched: ") { $0.address("a", .raw("SSH-2.0-server\r\n")) }
    try expect("it could not be fetched: Empty reply") { $0.address("a", .raw("")) }
    try expect("it could not be fetched: Failed to connect") { server in
      defer { server.end() }
      return server.address("a", .bytes([]))
    }
  }

  @Test("when the time of the extension is over first, what the other steps did is shown") func expires() throws {
    let text = ExtensionStep(.replaceText(TextReplacement(body: "Fog over the bay")))
    let bench = try AttachBench {
      $0.work = .steps([text, .attach])
      $0.timeoutSeconds = 1
    }
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nGIF89a"
    let outcome = try bench.push(bench.server.address("a", .silence(head)))
    #expect(outcome.notification.body == "Fog over the bay" && outcome.notification.attachments == [])
    #expect(outcome.run.ending == .timedOut && outcome.run.outcome == .attempt)
    #expect(outcome.run.steps.map(\.hasFailed) == [false, true])
    #expect(bench.files == [])
  }
}
