import Foundation

@testable import Runtime

/// An HTTP server for one test, on the test's own loop: answers each request with the next of its answers.
final class LoopbackServer {
  private let loop: EventLoop
  private let listener: Int32
  private(set) var port: UInt16 = 0
  private var answers: [(status: Int, body: String)]
  /// The requests as they came, heads and bodies.
  private(set) var requests: [String] = []
  private var tokens: [Int32: EventLoop.Token] = [:]

  init(on loop: EventLoop, answering answers: [(status: Int, body: String)]) throws {
    self.loop = loop
    self.answers = answers
    #if canImport(Glibc)
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound else { throw SystemError.last }
    port = UInt16(bigEndian: address.sin_port)
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
