import Foundation
import HTTP2
import Payload
import Testing

import enum Runtime.Operation

@testable import Runtime

/// A control socket on a loop.
final class ServedControl {
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

  func client() throws -> ControlClientModel { try ControlClientModel(scratch.path("control.sock"), loop) }
}

/// A client of a control socket on the loop of the server, which may also send any bytes.
final class ControlClientModel {
  struct Answer: Equatable {
    var status: Int
    var body: String
    init(_ status: Int, _ body: String) {
      self.status = status
      self.body = body + "\n"
    }
    init(_ message: HTTPMessage) {
      status = message.status
      body = String(decoding: message.body, as: UTF8.self)
    }
  }

  let descriptor: Int32
  let session: ClientSession
  private let loop: EventLoop
  private(set) var answers: [Answer] = []
  private(set) var messages: [HTTPMessage] = []
  private(set) var events: [SessionEvent] = []
  /// What came, as it came.
  private(set) var received: [UInt8] = []
  private(set) var hasEnded = false
  private var token: EventLoop.Token?
  private var outgoing = OutgoingBytes()
  private var writing: EventLoop.Token?

  init(_ path: String, _ loop: EventLoop) throws {
    descriptor = try #require(try ControlSocket.connect(to: path))
    var limits = SessionLimits()
    limits.bodyBytes = 1 << 26
    session = try ClientSession(limits: limits)
    self.loop = loop
    makeNonBlocking(descriptor)
    startReading()
  }

  deinit {
    stopReading()
    writing.map(loop.cancel)
    close(descriptor)
  }

  func startReading() { token = loop.watch(descriptor) { [weak self] in self?.read() } }
  func stopReading() { token.map(loop.cancel) }

  /// Asks, and sends.
  @discardableResult
  func ask(_ method: String, _ path: String, _ body: String = "", fields: [HTTPField] = []) throws -> StreamIdentifier {
    let stream = try #require(queue(method, path, Array(body.utf8), fields: fields))
    try flush()
    return stream
  }

  /// Asks, and does not send yet.
  func queue(
    _ method: String, _ path: String, _ body: [UInt8], fields: [HTTPField] = []
  ) -> StreamIdentifier? {
    session.request(method: method, authority: "localhost", path: path, fields: fields, body: body)
  }

  /// What is to be sent.
  func pending() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try session.send(into: &bytes)
    return bytes
  }

  /// Sends as much as the socket takes now, and the rest when it takes more.
  func flush() throws {
    guard outgoing.flush(session, to: descriptor), !outgoing.isEmpty else {
      writing.map(loop.cancel)
      return writing = nil
    }
    if writing == nil { writing = loop.watch(descriptor, for: .writable) { [weak self] in try? self?.flush() } }
  }

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
      received += bytes
      try? session.receive(bytes)
      for event in session.takeEvents() {
        events.append(event)
        if case .message(_, let message) = event {
          messages.append(message)
          answers.append(Answer(message))
        }
      }
      try? flush()
    case .wouldBlock: break
    case .end, .failed:
      hasEnded = true
      stopReading()
    }
  }
}
