internal import CNghttp2

/// The side of a connection that answers.
public final class ServerSession: Session {
  /// Makes a session and queues its SETTINGS.
  public init(limits: SessionLimits = SessionLimits(concurrentStreams: 100)) throws(SessionError) {
    try super.init(isServer: true, limits: limits)
  }

  /// Answers a request; END_STREAM is on the HEADERS where `body` is empty, or was not asked for: an answer to HEAD has
  /// none.
  ///
  /// Returns false, and nothing happens, where the stream is over already: its peer does not want to know.
  @discardableResult
  public func respond(
    to stream: StreamIdentifier, status: Int, fields: [HTTPField] = [], body: [UInt8] = []
  ) -> Bool {
    guard let place = place(of: stream) else { return false }
    let code = withFields([(":status", String(status))], fields) { list, count in
      withBody(streams[place].wantsHeadersAlone ? [] : body, at: place) {
        nghttp2_submit_response(handle, stream, list, count, $0)
      }
    }
    return code == 0
  }

  /// Changes SETTINGS_MAX_CONCURRENT_STREAMS.
  ///
  /// Until the peer acknowledges it, streams over a lower limit are refused with REFUSED_STREAM; after that they are an
  /// error of the connection.
  public func setConcurrentStreams(_ count: Int) { submit(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, count) }
}
