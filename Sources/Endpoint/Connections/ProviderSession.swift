import APNs
import Cryptography
import HTTP2
import Runtime

/// One connection of a provider: its socket, TLS where there is any, and HTTP/2.
///
///     readable ─▶ read, once a turn ─▶ TLS ─▶ HTTP/2 ─▶ events ─▶ Endpoint.take
///     answers of the turn ─▶ HTTP/2 ─▶ TLS ─▶ output ─▶ as much as the socket takes
final class ProviderSession {
  /// How far it is.
  enum Phase: Equatable {
    /// Requests are taken.
    case serving
    /// It was sent a GOAWAY: what was taken is answered, then it ends.
    case leaving(ConnectionRecord.End)
    /// Everything is said: what the peer still sends is thrown away, so that it can read what was said.
    case lingering(ConnectionRecord.End)
    /// The socket is closed.
    case closed
  }

  /// What the gateway knows of it.
  var provider: ProviderConnection
  var http: ServerSession
  var requests = RequestMaker()
  let tls: TLSConnection?
  let descriptor: Int32
  /// `127.0.0.1:53122`.
  let peer: String
  unowned let endpoint: Endpoint
  var phase = Phase.serving
  /// When what happened.
  var moments: SessionMoments
  /// Bytes for the socket, the first `sentCount` of which it has taken.
  var output: [UInt8] = []
  var sentCount = 0
  /// Requests that were taken and whose answers have not been handed to HTTP/2.
  var unansweredCount = 0
  /// Requests in a row that were refused.
  var refusalCount = 0
  /// How many streams the peer may still reset before it is too many.
  var resets: ResetAllowance
  /// What the fault deck has in store for it.
  let faults: ConnectionFaults
  /// Why it ends, in the words of TLS or HTTP/2; nil: there is no more to say.
  var endDetail: String?
  /// Whether the peer has said that it will send no more.
  var peerHasEnded = false
  /// Whether a fault keeps it from being read.
  var isStalled = false
  /// Whether it is known who asks: at once in cleartext, with TLS when the handshake is done.
  var isIntroduced = false
  /// Whether the peer has said anything in plaintext.
  var hasHeard = false
  /// Whether answers were handed to HTTP/2 that are not sent yet.
  var hasNewAnswers = false
  private var reading: EventLoop.Token?
  private var writing: EventLoop.Token?

  init(
    _ descriptor: Int32, peer: String, provider: ProviderConnection, http: ServerSession, tls: TLSConnection?,
    faults: ConnectionFaults, endpoint: Endpoint
  ) {
    self.faults = faults
    self.descriptor = descriptor
    self.peer = peer
    self.provider = provider
    self.http = http
    self.tls = tls
    self.endpoint = endpoint
    moments = SessionMoments(.now)
    resets = ResetAllowance(endpoint.limits)
  }

  /// Bytes that wait for the peer.
  var unsentByteCount: Int { output.count - sentCount + http.unsentBodyBytes }

  /// Bytes that are kept for it: those, and bodies of requests that are not complete.
  var heldByteCount: Int { unsentByteCount + http.keptBodyBytes }

  /// Whether nothing is left to be sent.
  var hasSentAll: Bool { output.count == sentCount && !http.hasOutput }

  /// Whether HTTP/2 may say something.
  ///
  /// Who agreed on no protocol speaks first: HTTP/1 is then answered in words that it knows.
  var maySpeak: Bool {
    isIntroduced && (hasHeard || phase != .serving || tls == nil || tls?.applicationProtocol != nil)
  }

  // MARK: What is waited for

  /// Waits for what can be done: reading while the peer takes its answers, writing while something is left.
  func updateWatches() {
    let wantsToRead =
      phase != .closed && !peerHasEnded && !isStalled && output.count - sentCount < endpoint.limits.outputBytes
    if wantsToRead, reading == nil {
      reading = endpoint.loop.watch(descriptor) { [unowned self] in read() }
    } else if !wantsToRead, let token = reading {
      endpoint.loop.cancel(token)
      reading = nil
    }
    let wantsToWrite = phase != .closed && output.count > sentCount
    if wantsToWrite, writing == nil {
      writing = endpoint.loop.watch(descriptor, for: .writable) { [unowned self] in send() }
    } else if !wantsToWrite, let token = writing {
      endpoint.loop.cancel(token)
      writing = nil
    }
  }

  /// Closes the socket at once.
  func close(_ end: ConnectionRecord.End) {
    guard phase != .closed else { return }
    phase = .closed
    updateWatches()
    closeDescriptor(descriptor)
    for message in http.takeUnfinished() {
      endpoint.breakOff(message, "the connection ended before it was complete: \(end.words)", on: self)
    }
    endpoint.forget(self, end)
  }
}
