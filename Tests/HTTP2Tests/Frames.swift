import HTTP2

// Frames that no well-behaved client sends (RFC 9113 section 4.1).

/// A frame as it goes over the wire.
func frame(_ type: UInt8, flags: UInt8 = 0, stream: UInt32 = 0, _ payload: [UInt8] = []) -> [UInt8] {
  let count = UInt32(payload.count)
  let head = [UInt8(count >> 16 & 255), UInt8(count >> 8 & 255), UInt8(count & 255), type, flags]
  return head + [UInt8(stream >> 24), UInt8(stream >> 16 & 255), UInt8(stream >> 8 & 255), UInt8(stream & 255)]
    + payload
}

/// A header field as a literal without indexing and without Huffman coding (RFC 7541 section 6.2.2).
func literal(_ name: String, _ value: String) -> [UInt8] { [0] + text(name) + text(value) }

/// A text of fewer than 16,383 bytes as HPACK has it.
private func text(_ text: String) -> [UInt8] {
  let count = text.utf8.count
  guard count >= 127 else { return [UInt8(count)] + Array(text.utf8) }
  let rest = count - 127
  return [127] + (rest < 128 ? [UInt8(rest)] : [UInt8(rest & 127 | 128), UInt8(rest >> 7)]) + Array(text.utf8)
}

/// The fields that a request must have.
let requestFields =
  literal(":method", "POST") + literal(":scheme", "https") + literal(":path", "/3/device/00")
  + literal(":authority", "localhost")

/// What a connection begins with: the preface and empty SETTINGS.
let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + frame(4)

/// A server that is told raw bytes, with what it says and learns.
final class Victim {
  let session: ServerSession
  private(set) var events: [SessionEvent] = []
  private(set) var error: SessionError?

  init(_ limits: SessionLimits = SessionLimits(concurrentStreams: 100)) throws {
    session = try ServerSession(limits: limits)
  }

  /// Takes the bytes and returns what is answered.
  @discardableResult
  func hear(_ bytes: [UInt8]) -> [UInt8] {
    var answer: [UInt8] = []
    do throws(SessionError) {
      try session.receive(bytes)
      try session.send(into: &answer)
    } catch {
      self.error = error
    }
    events += session.takeEvents()
    return answer
  }

  var requests: [HTTPMessage] {
    events.compactMap { if case .message(_, let message) = $0 { message } else { nil } }
  }
  /// The error that it ended the connection with.
  var failure: ErrorCode? {
    events.lazy.compactMap { if case .failed(let code, _) = $0 { code } else { nil } }.first
  }
}
