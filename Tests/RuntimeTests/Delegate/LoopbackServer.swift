import Foundation
import TestSupport

@testable import Runtime

/// An HTTP server for one test, on the test's own loop: answers each request with the next of its answers.
final class LoopbackServer {
  private let loop: EventLoop
  private let listener: Int32
  let port: UInt16
  private var answers: [(status: Int, body: String)]
  /// The requests as they came, heads and bodies.
  private(set) var requests: [String] = []
  private var tokens: [Int32: EventLoop.Token] = [:]

  init(on loop: EventLoop, answering answers: [(status: Int, body: String)]) throws {
    self.loop = loop
    self.answers = answers
    let socket = try LoopbackSocket()
    (listener, port) = (socket.descriptor, socket.port)
    makeNonBlocking(listener)
    tokens[listener] = loop.watch(listener) { [weak self] in self?.accept() }
  }

  deinit {
    for (descriptor, token) in tokens {
      loop.cancel(token)
      close(descriptor)
    }
  }

  private func accept() {
    let connection = Foundation.accept(listener, nil, nil)
    guard connection >= 0 else { return }
    makeNonBlocking(connection)
    var received: [UInt8] = []
    tokens[connection] = loop.watch(connection) { [weak self] in
      guard case .bytes(let bytes) = readBytes(connection, limit: 1 << 16) else { return }
      received += bytes
      self?.answer(String(decoding: received, as: UTF8.self), on: connection)
    }
  }

  private func answer(_ request: String, on connection: Int32) {
    guard let end = request.range(of: "\r\n\r\n"),
      let length = request[..<end.lowerBound].lowercased().firstMatch(of: #/content-length: ([0-9]+)/#),
      let count = Int(length.output.1), request[end.upperBound...].utf8.count >= count
    else { return }
    requests.append(request)
    let (status, body) = answers.isEmpty ? (200, "") : answers.removeFirst()
    let text = "HTTP/1.1 \(status) Answer\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    let bytes = Array(text.utf8)
    _ = try? sendBytes(connection, bytes[...])
    if let token = tokens.removeValue(forKey: connection) { loop.cancel(token) }
    close(connection)
  }
}
