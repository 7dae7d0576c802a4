import HTTP2
import Payload

/// What a session has for its peer, on the way to a socket that takes as much as it likes.
struct OutgoingBytes {
  /// Bytes that are taken from a session at a time.
  private static let portion = 1 << 16
  private var bytes: [UInt8] = []
  private var sentCount = 0

  /// Whether the socket has taken all that the session gave.
  var isEmpty: Bool { sentCount == bytes.count }

  /// Sends what the socket takes; false where the connection is of no use any more.
  @discardableResult
  mutating func flush(_ session: Session, to descriptor: Int32) -> Bool {
    while true {
      if isEmpty {
        bytes.removeAll(keepingCapacity: true)
        sentCount = 0
        do throws(SessionError) { try session.send(into: &bytes, upTo: Self.portion) } catch { return false }
        if bytes.isEmpty { return true }
      }
      do throws(SystemError) {
        let count = try sendBytes(descriptor, bytes[sentCount...])
        if count == 0 { return true }
        sentCount += count
      } catch {
        return false
      }
    }
  }

  /// Tells a client that speaks HTTP/1, in its own words, what is spoken here.
  static func answerHTTP1(on descriptor: Int32) {
    let error = ControlError(505, "the control socket speaks HTTP/2 alone; curl does with --http2-prior-knowledge")
    let body = String(decoding: ControlAnswer(error).body, as: UTF8.self)
    let answer =
      "HTTP/1.1 505 HTTP Version Not Supported\r\ncontent-type: application/json\r\n"
      + "content-length: \(body.utf8.count)\r\nconnection: close\r\n\r\n" + body
    // Whoever does not take a few hundred bytes at once does not want to know.
    _ = try? sendBytes(descriptor, Array(answer.utf8)[...])
  }
}
