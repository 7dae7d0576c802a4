import Foundation
import HTTP2
import Payload
import Testing

@testable import Runtime

@Suite("Strangers at the control socket")
struct ControlStrangerTests {
  @Test("a client that speaks HTTP/1 is told in its own words what is spoken here")
  func http1() throws {
    let served = try ServedControl()
    let client = try served.client()
    try client.send(Array("GET /state HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    served.loop.turn { client.hasEnded }
    let text = String(decoding: client.received, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 505 HTTP Version Not Supported\r\n"))
    #expect(text.contains("--http2-prior-knowledge"))
    #expect(served.performed == [])
  }

  @Test(
    "what is no HTTP/2 ends the connection, and harms nobody",
    arguments: [
      "hello\n", #"{"belfry":1,"operation":"clear"}"# + "\n", "\u{16}\u{3}\u{1}\u{2}\u{0}",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nnonsense that is no frame at all",
    ])
  func junk(text: String) throws {
    let served = try ServedControl()
    let client = try served.client()
    try client.send(Array(text.utf8))
    served.loop.turn { client.hasEnded && served.server.peerCount == 0 }
    let next = try served.client()
    try next.ask("POST", "/operations", #"{"operation":"clear"}"#)
    served.loop.turn { next.answers.count == 1 }
    #expect(served.performed == [.clear])
  }

  @Test("a command that meets something else at the socket says so")
  func noCenter() throws {
    let scratch = try Scratch()
    let path = scratch.path("control.sock")
    let listening = try ControlSocket.listen(at: path)
    defer { close(listening) }
    // It greets as an older belfry did, in lines.
    Thread.detachNewThread {
      var watched = pollfd(fd: listening, events: Int16(POLLIN), revents: 0)
      poll(&watched, 1, -1)
      let connection = accept(listening, nil, nil)
      _ = try? sendBytes(connection, Array((#"{"belfry":1,"pid":4711}"# + "\n").utf8)[...])
    }
    let error = #expect(throws: OperationError.self) { try ControlClient(path: path) }
    #expect(error?.exitCode == 3)
    #expect(error?.message.hasPrefix("'\(path)' is not the socket of a belfry center") == true)
  }
}
