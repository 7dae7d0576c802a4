import Foundation
import HTTP2
import Payload
import Testing

import enum Runtime.Operation

@testable import Runtime

typealias Answer = ControlClientModel.Answer

private let done = Answer(200, #"{"exitCode":0,"output":[]}"#)
private let clear = #"{"operation":"clear"}"#

@Suite("The control socket takes what clients send and nothing else")
struct ControlServerTests {
  @Test("a request is answered, and the next one after it")
  func requests() throws {
    let served = try ServedControl()
    let client = try served.client()
    try client.ask("POST", "/operations", clear)
    try client.ask("POST", "/operations", #"{"operation":"state"}"#)
    served.loop.turn { client.answers.count == 2 }
    #expect(client.answers == [done, done])
    #expect(served.performed == [.clear, .state])
    #expect(client.messages.first?.fields.value(of: "content-type") == "application/json")
    #expect(client.messages.first?.fields.value(of: "belfry-protocol") == "2")
  }

  @Test(
    "a wrong request gets an error that says what is wrong, and the next one is taken",
    arguments: [
      ("hello", "the body of a request is one JSON object (docs/control.md)"),
      ("[1]", "the body of a request is one JSON object (docs/control.md)"),
      (#"{"operation":"clear""#, "the body of a request is one JSON object (docs/control.md)"),
      ("\u{0}\u{1B}[2J\u{7F}", "the body of a request is one JSON object (docs/control.md)"),
      (String(repeating: "[", count: 100_000), "the body of a request is one JSON object (docs/control.md)"),
      ("{}", "'operation' of a request must be text (docs/control.md)"),
      ("", "'operation' of a request must be text (docs/control.md)"),
      (#"{"operation":"dance"}"#, "unknown operation 'dance' (docs/control.md)"),
      (#"{"operation":"explain"}"#, "'identifier' of a request must be text (docs/control.md)"),
      (#"{"operation":"responses","after":"x"}"#, "'after' of a request must be a whole number (docs/control.md)"),
      (
        #"{"operation":"push","payload":"e30","origin":"-"}"#,
        "'payload' of a request must be Base64 (docs/control.md)"
      ),
      (
        #"{"operation":"push","payload":"e30=","pushType":"loud","origin":"-"}"#,
        "'pushType' of a request must be a push type (docs/control.md)"
      ),
      (#"{"operation":"device","change":"fly"}"#, "unknown change 'fly' (docs/control.md)"),
    ])
  func wrongRequests(body: String, message: String) throws {
    let served = try ServedControl()
    let client = try served.client()
    try client.ask("POST", "/operations", body)
    served.loop.turn { client.answers.count == 1 }
    try client.ask("POST", "/operations", clear)
    served.loop.turn { client.answers.count == 2 }
    let error = OperationReply(error: OperationError(exitCode: 2, message: message)).json.line
    #expect(client.answers == [Answer(400, error), done])
    #expect(served.performed == [.clear])
  }

  @Test("a request may come in any pieces")
  func pieces() throws {
    let served = try ServedControl()
    let client = try served.client()
    _ = client.queue("POST", "/operations", Array(#"{"operation":"focus","name":"شب"}"#.utf8))
    // What the client has to say to the center's SETTINGS must not come between.
    client.stopReading()
    for byte in try client.pending() {
      try client.send([byte])
      served.loop.turn(waiting: 0)
    }
    client.startReading()
    served.loop.turn { client.answers == [done] }
    #expect(served.performed == [.focus("شب")])
  }

  @Test("half a request at the end is not carried out")
  func halfRequest() throws {
    let served = try ServedControl()
    let client = try served.client()
    _ = client.queue("POST", "/operations", Array(clear.utf8))
    try client.send(try client.pending().dropLast())
    shutdown(client.descriptor, Int32(SHUT_WR))
    served.loop.turn { client.hasEnded }
    #expect(client.answers == [])
    #expect(served.performed == [])
  }

  @Test("a client that has said everything still gets its answers")
  func halfClosed() throws {
    let served = try ServedControl()
    let client = try served.client()
    for _ in 0..<3 { try client.ask("POST", "/operations", clear) }
    shutdown(client.descriptor, Int32(SHUT_WR))
    served.loop.turn { client.hasEnded }
    #expect(client.answers == [done, done, done])
  }

  @Test("a request that is too long is refused, and not kept")
  func hugeRequest() throws {
    let served = try ServedControl()
    let client = try served.client()
    let body = [UInt8](repeating: UInt8(ascii: " "), count: ControlRequest.byteLimit + 1)
    _ = client.queue("POST", "/operations", body)
    _ = client.queue("POST", "/operations", Array(clear.utf8))
    try client.flush()
    served.loop.turn { client.answers.count == 2 }
    let message = "a request may have \(ControlRequest.byteLimit) bytes at most"
    let error = OperationReply(error: OperationError(exitCode: 2, message: message)).json.line
    #expect(Set(client.answers.map(\.status)) == [413, 200])
    #expect(client.answers.contains(Answer(413, error)))
  }

  @Test("a client that makes the center hold too much is sent away")
  func tooMuchAtOnce() throws {
    let served = try ServedControl()
    let client = try served.client()
    for _ in 0..<4 {
      _ = client.queue("POST", "/operations", [UInt8](repeating: 0x20, count: ControlRequest.byteLimit))
    }
    try client.flush()
    served.loop.turn { client.hasEnded }
    #expect(client.events.contains { if case .goAway(_, .enhanceYourCalm, _) = $0 { true } else { false } })
    #expect(served.server.peerCount == 0)
  }

  @Test("a client that says nothing is cut off, and so is one that does not take its answer")
  func silence() throws {
    let large = OperationReply([.string(String(repeating: "x", count: 1 << 20))])
    let served = try ServedControl(idleSeconds: 0.05, reply: { _ in large })
    let silent = try served.client()
    let deaf = try served.client()
    try deaf.ask("GET", "/state")
    deaf.stopReading()
    served.loop.turn { silent.hasEnded && served.server.peerCount == 0 }
    #expect(silent.received == [])
    deaf.startReading()
    served.loop.turn { deaf.hasEnded }
    #expect(deaf.answers == [])
  }

  @Test("a client that goes away in the middle of its answer harms nobody")
  func goneClient() throws {
    let served = try ServedControl(reply: { _ in OperationReply([.string(String(repeating: "x", count: 1 << 20))]) })
    do {
      let client = try served.client()
      try client.ask("GET", "/state")
      client.stopReading()
      served.loop.turn { served.performed.count == 1 }
    }
    let next = try served.client()
    try next.ask("GET", "/state")
    served.loop.turn { next.answers.count == 1 || next.messages.count == 1 }
    #expect(next.messages.first?.bodyByteCount == (1 << 20) + 3)
  }

  @Test("more clients at once than are served at a time are all answered as others leave")
  func manyClients() throws {
    let served = try ServedControl()
    var clients = try (0..<120).map { _ in try served.client() }
    for client in clients { try client.ask("POST", "/operations", clear) }
    served.loop.turn {
      clients.removeAll { $0.answers == [done] }
      return clients.isEmpty
    }
    #expect(served.performed.count == 120)
  }

  @Test("silent clients keep nobody out: the longest silent one makes room")
  func silentClients() throws {
    let served = try ServedControl(graceSeconds: 0)
    let silent = try (0..<ControlServer.peerLimit).map { _ in try served.client() }
    served.loop.turn { served.server.peerCount == silent.count }
    let client = try served.client()
    try client.ask("POST", "/operations", clear)
    served.loop.turn { client.answers == [done] && silent[0].hasEnded }
    #expect(silent.filter(\.hasEnded).count == 1)
  }

  @Test("nor do clients that wait for something: the longest wait ends with what there is")
  func waitingClients() throws {
    let served = try ServedControl(graceSeconds: 0)
    let waiting = try (0..<ControlServer.peerLimit).map { _ in
      let client = try served.client()
      try client.ask("GET", "/responses?after=9&wait=300")
      return client
    }
    served.loop.turn { served.performed.count == waiting.count }
    let client = try served.client()
    try client.ask("POST", "/operations", clear)
    served.loop.turn { client.answers == [done] && waiting.contains(where: \.hasEnded) }
    #expect(waiting.filter(\.hasEnded).map(\.answers.count) == [1])
  }

  @Test("nor do clients that have gone while they waited")
  func goneClients() throws {
    let served = try ServedControl(graceSeconds: 3600)
    var waiting = try (0..<ControlServer.peerLimit).map { _ in
      let client = try served.client()
      try client.ask("GET", "/responses?after=9&wait=300")
      return client
    }
    served.loop.turn { served.performed.count == ControlServer.peerLimit }
    waiting.removeAll()
    let client = try served.client()
    try client.ask("POST", "/operations", clear)
    served.loop.turn { client.answers == [done] }
  }

  @Test("one client's hundred requests take a turn each: another's does not wait for all of them")
  func turns() throws {
    let served = try ServedControl()
    let busy = try served.client()
    let other = try served.client()
    for _ in 0..<100 { _ = busy.queue("POST", "/operations", Array(clear.utf8)) }
    try busy.flush()
    try other.ask("GET", "/apps")
    served.loop.turn { other.answers.count == 1 }
    #expect(busy.answers.count < 100)
    served.loop.turn { busy.answers.count == 100 }
  }

  @Test("the end is said to everybody: what was not carried out is refused, and the socket's file goes")
  func ending() throws {
    let served = try ServedControl()
    let client = try served.client()
    let stream = try client.ask("GET", "/idle?after=7")
    served.loop.turn { client.events.contains(.settings) }
    served.server.end()
    served.loop.turn { client.hasEnded }
    #expect(client.events.contains(.closed(stream, .refusedStream)))
    #expect(client.events.contains { if case .goAway(_, .noError, _) = $0 { true } else { false } })
    #expect(try ControlSocket.connect(to: served.scratch.path("control.sock")) == nil)
    #expect(!FileManager.default.fileExists(atPath: served.scratch.path("control.sock")))
  }

  @Test("the socket is for its owner alone, and replaces one that a killed center left")
  func socketFile() throws {
    let served = try ServedControl()
    let attributes = try FileManager.default.attributesOfItem(atPath: served.scratch.path("control.sock"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    // The file of one that was killed: nobody listens there any more.
    try FileManager.default.moveItem(
      atPath: served.scratch.path("control.sock"), toPath: served.scratch.path("stale.sock"))
    served.server.end()
    try FileManager.default.moveItem(
      atPath: served.scratch.path("stale.sock"), toPath: served.scratch.path("control.sock"))
    #expect(try ControlSocket.connect(to: served.scratch.path("control.sock")) == nil)
    served.server = try ControlServer(
      path: served.scratch.path("control.sock"), loop: served.loop, frameNumber: { 0 },
      answer: { _ in OperationReply([.integer(2)]) })
    let client = try served.client()
    try client.ask("GET", "/state")
    served.loop.turn { client.answers == [Answer(200, "2")] }
  }

  @Test("a request waits until the center has caught up with what came before it, and the loop goes on")
  func catchingUp() throws {
    let served = try ServedControl()
    var (asked, turns, turnsBetween) = (0, 0, 0)
    served.server.end()
    served.server = try ControlServer(
      path: served.scratch.path("control.sock"), loop: served.loop, frameNumber: { 0 },
      catchUp: {
        {
          asked += 1
          return asked == 5
        }
      },
      answer: { _ in
        turnsBetween = turns
        return OperationReply([.integer(7)])
      })
    let client = try served.client()
    try client.ask("GET", "/state")
    served.loop.turn {
      turns += asked > 0 ? 1 : 0
      return client.answers == [Answer(200, "7")]
    }
    #expect(asked == 5)
    #expect(turnsBetween >= 4)
  }

  @Test("a path too long for a socket gets a short one of the same directory, the same each time")
  func longPath() throws {
    let scratch = try Scratch(name: String(repeating: "long", count: 30))
    let path = try ControlSocket.path(in: StateDirectory(scratch.path))
    #expect(path.utf8.count <= ControlSocket.pathByteLimit)
    #expect(try ControlSocket.path(in: StateDirectory(scratch.path + "/")) == path)
    let descriptor = try ControlSocket.listen(at: path)
    defer {
      close(descriptor)
      unlink(path)
    }
    let client = try #require(try ControlSocket.connect(to: path))
    close(client)
  }
}
