import Cryptography
import Foundation
import HTTP2
import Testing

@testable import Runtime

/// A provider, or somebody who pretends to be one: HTTP/2 as it should be, and any bytes at all.
final class Client {
  let descriptor: Int32
  let http: ClientSession
  private let tls: TLSConnection?
  private let loop: EventLoop
  private var reading: EventLoop.Token?
  private var writing: EventLoop.Token?
  private var output: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var answers: [StreamIdentifier: HTTPMessage] = [:]

  /// Everything that came, in cleartext, as it came.
  private(set) var received: [UInt8] = []
  /// Whether the server has closed.
  private(set) var isClosed = false
  /// Why streams ended that did not end well.
  private(set) var resets: [StreamIdentifier: ErrorCode] = [:]
  /// The server's GOAWAY.
  private(set) var goAway: (code: ErrorCode, reason: String)?
  /// Whether the server's settings are known.
  private(set) var hasSettings = false
  /// Answers in the order in which they came.
  private(set) var order: [StreamIdentifier] = []
  /// Whether it reads what comes.
  var reads = true { didSet { updateWatches() } }
  /// Whether it says what its session has to say, such as acknowledgements and more window.
  var speaks = true

  /// Connects; one that is silent says nothing by itself, and `receiveBuffer` is how much the system takes for it
  /// while it does not read, in bytes.
  init(
    port: UInt16, loop: EventLoop, limits: SessionLimits, tls: TLSClient?, isSilent: Bool = false,
    receiveBuffer: Int32? = nil
  ) throws {
    self.loop = loop
    http = try ClientSession(limits: limits)
    self.tls = try tls?.makeConnection(to: "127.0.0.1")
    let address = try TCPAddress.resolve(host: "127.0.0.1", port: port)[0]
    descriptor = socket(address.family, streamSocketType, 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    guard address.withPointer({ connect(descriptor, $0, $1) }) == 0 else { throw SystemError.last }
    makeNonBlocking(descriptor)
    speaks = !isSilent
    updateWatches()
    flush()
  }

  deinit { close() }

  /// The answer to a request; nil: none yet.
  func answer(_ stream: StreamIdentifier?) -> HTTPMessage? { stream.flatMap { answers[$0] } }
  /// Whether nothing more is to come for a request: it was answered, its stream was reset, or the connection ended.
  func isOver(_ stream: StreamIdentifier?) -> Bool {
    guard let stream, !isClosed else { return true }
    return answers[stream] != nil || resets[stream] != nil
  }
  /// Bytes that the server has not taken yet.
  var unsentByteCount: Int { output.count }
  /// How many answers came.
  var answerCount: Int { answers.count }

  /// Turns its loop until `condition` holds.
  func turn(until condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    loop.turn(until: condition, sourceLocation: sourceLocation)
  }

  /// The JSON body's reason.
  func reason(_ stream: StreamIdentifier?) -> String? {
    answer(stream).flatMap { try? JSONSerialization.jsonObject(with: Data($0.body)) as? [String: Any] }?["reason"]
      as? String
  }

  /// Sends a push, as a provider does.
  @discardableResult
  func push(
    _ body: String = #"{"aps":{"alert":"hello"}}"#, token: String = sampleToken, topic: String = "com.example.app",
    fields: [HTTPField] = []
  ) -> StreamIdentifier? {
    let stream = http.request(
      method: "POST", authority: "localhost", path: "/3/device/\(token)",
      fields: [HTTPField("apns-topic", topic)] + fields,
      body: Array(body.utf8))
    flush()
    return stream
  }

  /// Sends bytes as they are.
  func send(raw bytes: [UInt8]) {
    if let tls {
      tls.send(bytes)
      tls.takeOutput(into: &output)
    } else {
      output += bytes
    }
    write()
  }

  /// Sends what the session has to say.
  func flush() {
    guard speaks, !isClosed else { return }
    var plain: [UInt8] = []
    try? http.send(into: &plain)
    send(raw: plain)
  }

  /// Says that it will send no more.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    updateWatches()
    Foundation.close(descriptor)
  }

  private func write() {
    while !output.isEmpty, !isClosed {
      guard let count = try? sendBytes(descriptor, output[...]) else {
        output = []
        // Who reads hears of the end in order, after what came before it.
        if !reads { close() }
        break
      }
      if count == 0 { break }
      output.removeFirst(count)
    }
    updateWatches()
  }

  private func read() {
    switch readBytes(descriptor, into: &buffer) {
    case .bytes(let count):
      var plain = Array(buffer[..<count])
      if let tls {
        plain = []
        tls.receive(buffer[..<count], into: &plain)
        tls.takeOutput(into: &output)
      }
      received += plain
      try? http.receive(plain)
      for event in http.takeEvents() { take(event) }
      flush()
    case .wouldBlock: break
    case .end, .failed: close()
    }
  }

  private func take(_ event: SessionEvent) {
    switch event {
    case .message(let stream, let message):
      answers[stream] = message
      order.append(stream)
    case .closed(let stream, let code): if code != .noError { resets[stream] = code }
    case .goAway(_, let code, let data): goAway = (code, String(decoding: data, as: UTF8.self))
    case .settings: hasSettings = true
    default: break
    }
  }

  private func updateWatches() {
    if reads, !isClosed, reading == nil {
      reading = loop.watch(descriptor) { [unowned self] in read() }
    } else if let token = reading, !reads || isClosed {
      loop.cancel(token)
      reading = nil
    }
    if !output.isEmpty, !isClosed, writing == nil {
      writing = loop.watch(descriptor, for: .writable) { [unowned self] in write() }
    } else if let token = writing, output.isEmpty || isClosed {
      loop.cancel(token)
      writing = nil
    }
  }
}
