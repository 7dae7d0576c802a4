import Foundation
import Payload
import Testing

import enum Runtime.Operation

@testable import Runtime

/// A control socket on a loop, with clients that the test plays byte by byte.
private final class Served {
  let loop = EventLoop()
  let scratch: Scratch
  var server: ControlServer
  var performed: [Operation] = []
  var frame: Int64 = 0

  init(
    idleSeconds: Double = 30, graceSeconds: Double = 0.5,
    reply: @escaping (Operation) -> OperationReply = { _ in OperationReply([]) }
  ) throws {
    scratch = try Scratch()
    var record: (Operation) -> Void = { _ in }
    var frameNumber: () -> Int64 = { 0 }
    server = try ControlServer(
      path: scratch.path("control.sock"), loop: loop, idleSeconds: idleSeconds, graceSeconds: graceSeconds,
      frameNumber: { frameNumber() },
      answer: {
        record($0)
        return reply($0)
      })
    record = { [weak self] in self?.performed.append($0) }
    frameNumber = { [weak self] in self?.frame ?? 0 }
  }

  func client() throws -> Client { try Client(scratch.path("control.sock"), loop) }
}

private final class Client {
  let descriptor: Int32
  private let loop: EventLoop
  private(set) var lines: [String] = []
  private(set) var hasEnded = false
  private var received = LineBuffer(limit: 1 << 26)
  private var token: EventLoop.Token?

  init(_ path: String, _ loop: EventLoop) throws {
    descriptor = try #require(try ControlSocket.connect(to: path))
    self.loop = loop
    makeNonBlocking(descriptor)
    startReading()
  }

  deinit {
    stopReading()
    close(descriptor)
  }

  func startReading() { token = loop.watch(descriptor) { [weak self] in self?.read() } }
  func stopReading() { token.map(loop.cancel) }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    loop.turn {
      rest = rest.dropFirst((try? sendBytes(descriptor, rest)) ?? rest.count)
      return rest.isEmpty
    }
  }

  private func read() {
    switch readBytes(descriptor, limit: 1 << 16) {
    case .bytes(let bytes):
      received.append(bytes)
      while let line = try? received.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    case .wouldBlock: break
    case .end, .failed:
      hasEnded = true
      stopReading()
    }
  }
}

private let greeting = #"{"belfry":1,"pid":\#(getpid())}"#
private let done = #"{"exitCode":0,"output":[]}"#

@Suite("The control socket takes what clients send and nothing else")
struct ControlServerTests {
  @Test("a request is answered after the greeting, and the next one after it")
  func requests() throws {
    let served = try Served()
    let client = try served.client()
    try client.send(#"{"belfry":1,"operation":"clear"}"# + "\n" + #"{"belfry":1,"operation":"state"}"# + "\n")
    served.loop.turn { client.lines.count == 3 }
    #expect(client.lines == [greeting, done, done])
    #expect(served.performed == [.clear, .state])
  }

  @Test(
    "a wrong line gets an error that says what is wrong, and the next one is taken",
    arguments: [
      ("", "a request is one JSON object on a line (docs/control.md)"),
      ("hello", "a request is one JSON object on a line (docs/control.md)"),
      ("[1]", "a request is one JSON object on a line (docs/control.md)"),
      (#"{"belfry":1,"operation":"clear""#, "a request is one JSON object on a line (docs/control.md)"),
      ("\u{0}\u{1B}[2J\u{7F}", "a request is one JSON object on a line (docs/control.md)"),
      (String(repeating: "[", count: 100_000), "a request is one JSON object on a line (docs/control.md)"),
      (#"{"operation":"clear"}"#, "this center speaks version 1 of the control protocol ('belfry')"),
      (#"{"belfry":2,"operation":"clear"}"#, "this center speaks version 1 of the control protocol ('belfry')"),
      (#"{"belfry":1}"#, "'operation' must name what to do"),
      (#"{"belfry":1,"operation":"dance"}"#, "unknown operation 'dance' (docs/control.md)"),
      (#"{"belfry":1,"operation":"explain"}"#, "'identifier' of a request must be text (docs/control.md)"),
      (
        #"{"belfry":1,"operation":"responses","after":"x"}"#,
        "'after' of a request must be a whole number (docs/control.md)"
      ),
      (
        #"{"belfry":1,"operation":"push","payload":"e30","origin":"-"}"#,
        "'payload' of a request must be Base64 (docs/control.md)"
      ),
      (
        #"{"belfry":1,"operation":"push","payload":"e30=","pushType":"loud","origin":"-"}"#,
        "'pushType' of a request must be a push type (docs/control.md)"
      ),
      (#"{"belfry":1,"operation":"device","change":"fly"}"#, "unknown change 'fly' (docs/control.md)"),
    ])
  func wrongLines(line: String, message: String) throws {
    let served = try Served()
    let client = try served.client()
    try client.send(line + "\n" + #"{"belfry":1,"operation":"clear"}"# + "\n")
    served.loop.turn { client.lines.count == 3 }
    let error = OperationReply(error: OperationError(exitCode: 2, message: message)).line
    #expect(client.lines == [greeting, error, done])
    #expect(served.performed == [.clear])
  }

  @Test("a line may come in any pieces")
  func pieces() throws {
    let served = try Served()
    let client = try served.client()
    for byte in Array((#"{"belfry":1,"operation":"focus","name":"شب"}"# + "\n").utf8) {
      try client.send([byte])
      served.loop.turn(waiting: 0)
    }
    served.loop.turn { client.lines.count == 2 }
    #expect(served.performed == [.focus("شب")])
  }

  @Test("half a line at the end is not carried out")
  func halfLine() throws {
    let served = try Served()
    let client = try served.client()
    try client.send(#"{"belfry":1,"operation":"clear"}"#)
    shutdown(client.descriptor, Int32(SHUT_WR))
    served.loop.turn { client.hasEnded }
    #expect(client.lines == [greeting])
    #expect(served.performed == [])
  }

  @Test("a client that has said everything still gets its answers")
  func halfClosed() throws {
    let served = try Served()
    let client = try served.client()
    try client.send(#"{"belfry":1,"operation":"clear"}"# + "\n")
    shutdown(client.descriptor, Int32(SHUT_WR))
    served.loop.turn { client.hasEnded }
    #expect(client.lines == [greeting, done])
  }

  @Test("a line without end is refused at its limit, and the client cut off")
  func hugeLine() throws {
    let served = try Served()
    let client = try served.client()
    let part = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 18)
    for _ in 0...ControlRequest.byteLimit / part.count where !client.hasEnded { try client.send(part) }
    served.loop.turn { client.hasEnded }
    #expect(client.lines.count == 2)
    #expect(client.lines.last?.contains("a request may have \(ControlRequest.byteLimit) bytes at most") == true)
  }

  @Test("a client that says nothing is cut off, and so is one that does not take its answer")
  func silence() throws {
    let large = OperationReply([.string(String(repeating: "x", count: 8 << 20))])
    let served = try Served(idleSeconds: 0.05, reply: { _ in large })
    let silent = try served.client()
    let deaf = try served.client()
    try deaf.send(#"{"belfry":1,"operation":"state"}"# + "\n")
    deaf.stopReading()
    served.loop.turn { silent.hasEnded && served.server.peerCount == 0 }
    #expect(silent.lines == [greeting])
    deaf.startReading()
    served.loop.turn { deaf.hasEnded }
    #expect(deaf.lines.count == 1)
  }

  @Test("a client that goes away in the middle of its answer harms nobody")
  func goneClient() throws {
    let served = try Served(reply: { _ in OperationReply([.string(String(repeating: "x", count: 8 << 20))]) })
    do {
      let client = try served.client()
      try client.send(#"{"belfry":1,"operation":"state"}"# + "\n")
      client.stopReading()
      served.loop.turn { served.performed.count == 1 }
    }
    let next = try served.client()
    try next.send(#"{"belfry":1,"operation":"state"}"# + "\n")
    served.loop.turn { next.lines.count == 2 }
    #expect(next.lines.count == 2)
  }

  @Test("more clients at once than are served at a time are all answered as others leave")
  func manyClients() throws {
    let served = try Served()
    var clients = try (0..<120).map { _ in try served.client() }
    for client in clients { try client.send(#"{"belfry":1,"operation":"clear"}"# + "\n") }
    served.loop.turn {
      clients.removeAll { $0.lines == [greeting, done] }
      return clients.isEmpty
    }
    #expect(served.performed.count == 120)
  }

  @Test("silent clients keep nobody out: the longest silent one makes room")
  func silentClients() throws {
    let served = try Served(graceSeconds: 0)
    let silent = try (0..<ControlServer.peerLimit).map { _ in try served.client() }
    served.loop.turn { silent.allSatisfy { $0.lines == [greeting] } }
    let client = try served.client()
    try client.send(#"{"belfry":1,"operation":"clear"}"# + "\n")
    served.loop.turn { client.lines.count == 2 && silent[0].hasEnded }
    #expect(client.lines == [greeting, done])
    #expect(silent.filter(\.hasEnded).count == 1)
  }

  @Test("idle is answered when a newer frame is painted, and not before")
  func idle() throws {
    let served = try Served()
    let client = try served.client()
    served.frame = 4
    try client.send(
      #"{"belfry":1,"operation":"idle","after":3}"# + "\n" + #"{"belfry":1,"operation":"idle","after":4}"# + "\n")
    served.loop.turn { client.lines.count == 2 }
    #expect(client.lines.last == #"{"exitCode":0,"output":[{"frame":4}]}"#)
    let other = try served.client()
    try other.send(#"{"belfry":1,"operation":"clear"}"# + "\n")
    served.loop.turn { other.lines.count == 2 }
    #expect(client.lines.count == 2)
    served.frame = 5
    served.server.checkIdle()
    served.loop.turn { client.lines.count == 3 }
    #expect(client.lines.last == #"{"exitCode":0,"output":[{"frame":5}]}"#)
  }

  @Test("the end is said to everybody, and the socket's file goes")
  func ending() throws {
    let served = try Served()
    let client = try served.client()
    served.loop.turn { client.lines == [greeting] }
    served.server.end()
    served.loop.turn { client.hasEnded }
    #expect(client.lines == [greeting, #"{"ending":true}"#])
    #expect(try ControlSocket.connect(to: served.scratch.path("control.sock")) == nil)
    #expect(!FileManager.default.fileExists(atPath: served.scratch.path("control.sock")))
  }

  @Test("the socket is for its owner alone, and replaces one that a killed center left")
  func socketFile() throws {
    let served = try Served()
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
    try client.send(#"{"belfry":1,"operation":"state"}"# + "\n")
    served.loop.turn { client.lines.count == 2 }
    #expect(client.lines.last == #"{"exitCode":0,"output":[2]}"#)
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
