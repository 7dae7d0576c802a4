import Foundation
import TestSupport

@testable import Runtime

/// An HTTP server for one test, on the test's own loop: what it says of a path is written byte by byte.
final class MediaServer {
  /// What it does with a request.
  enum Answer {
    /// 200 with these bytes.
    case bytes([UInt8])
    /// Exactly this, and then the end of the connection.
    case raw(String)
    /// 302 to this address.
    case redirect(String)
    /// 200, these bytes, and then more and more zeros for as long as somebody takes them.
    case endless([UInt8])
    /// These bytes of a head or of a body, and then nothing.
    case silence(String)
  }

  private let loop: EventLoop
  private let listener: Int32
  let port: UInt16
  private var answers: [String: Answer] = [:]
  /// The first lines of the requests.
  private(set) var requests: [String] = []
  private var tokens: [Int32: EventLoop.Token] = [:]

  init(on loop: EventLoop) throws {
    self.loop = loop
    let socket = try LoopbackSocket()
    (listener, port) = (socket.descriptor, socket.port)
    makeNonBlocking(listener)
    tokens[listener] = loop.watch(listener) { [weak self] in self?.accept() }
  }

  deinit { end() }

  /// Closes everything.
  func end() {
    for (descriptor, token) in tokens {
      loop.cancel(token)
      close(descriptor)
    }
    tokens = [:]
  }

  /// Its address of `path`, where it answers so from now on.
  func address(_ path: String, _ answer: Answer) -> String {
    answers["/" + path] = answer
    return "http://127.0.0.1:\(port)/\(path)"
  }

  private func accept() {
    let connection = Foundation.accept(listener, nil, nil)
    guard connection >= 0 else { return }
    makeNonBlocking(connection)
    var received: [UInt8] = []
    watch(connection, for: .readable) { server in
      guard case .bytes(let bytes) = readBytes(connection, limit: 1 << 16) else { return server.close(connection) }
      received += bytes
      let request = String(decoding: received, as: UTF8.self)
      guard request.contains("\r\n\r\n"), let line = request.split(separator: "\r\n").first else { return }
      server.requests.append(String(line))
      server.answer(line.split(separator: " ").dropFirst().first.map(String.init) ?? "", on: connection)
    }
  }

  private func answer(_ path: String, on connection: Int32) {
    switch answers[path] {
    case .bytes(let bytes)?:
      send(Array("HTTP/1.1 200 OK\r\nContent-Length: \(bytes.count)\r\n\r\n".utf8) + bytes, on: connection)
    case .raw(let text)?: send(Array(text.utf8), on: connection)
    case .redirect(let address)?:
      let page = "<html>It is somewhere else.</html>"
      send(
        Array("HTTP/1.1 302 Found\r\nLocation: \(address)\r\nContent-Length: \(page.utf8.count)\r\n\r\n\(page)".utf8),
        on: connection)
    case .endless(let bytes)?: send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + bytes, on: connection, then: .more)
    case .silence(let text)?: send(Array(text.utf8), on: connection, then: .nothing)
    case nil:
      let page = "<!doctype html><title>Not here</title>"
      send(Array("HTTP/1.1 404 Not Found\r\nContent-Length: \(page.utf8.count)\r\n\r\n\(page)".utf8), on: connection)
    }
  }

  private enum Sequel { case end, more, nothing }

  private func send(_ bytes: [UInt8], on connection: Int32, then sequel: Sequel = .end) {
    var rest = bytes[...]
    watch(connection, for: .writable) { server in
      if rest.isEmpty, sequel == .more { rest = [UInt8](repeating: 0, count: 1 << 16)[...] }
      guard let count = try? sendBytes(connection, rest) else { return server.close(connection) }
      rest = rest.dropFirst(count)
      guard rest.isEmpty, sequel != .more else { return }
      if sequel == .end { return server.close(connection) }
      server.watch(connection, for: .readable) { $0.close(connection) }
    }
  }

  private func watch(
    _ connection: Int32, for readiness: EventLoop.Readiness, _ body: @escaping (MediaServer) -> Void
  ) {
    if let token = tokens[connection] { loop.cancel(token) }
    tokens[connection] = loop.watch(connection, for: readiness) { [weak self] in
      if let self { body(self) }
    }
  }

  private func close(_ connection: Int32) {
    if let token = tokens.removeValue(forKey: connection) { loop.cancel(token) }
    Foundation.close(connection)
  }
}
