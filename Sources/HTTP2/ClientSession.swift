internal import CNghttp2

/// The side of a connection that asks.
public final class ClientSession: Session {
  /// Makes a session and queues its preface and SETTINGS.
  public init(limits: SessionLimits = SessionLimits()) throws(SessionError) {
    try super.init(isServer: false, limits: limits)
  }

  /// Sends a request; the answer comes as ``SessionEvent/message(_:_:)`` of the stream that is returned.
  ///
  /// Where the server allows no more streams right now, it waits; where the server is ending the connection, the stream is
  /// closed with REFUSED_STREAM. nil: the connection has no streams left.
  public func request(
    method: String, scheme: String = "http", authority: String? = nil, path: String, fields: [HTTPField] = [],
    body: [UInt8] = []
  ) -> StreamIdentifier? {
    let place = streams.add(Stream())
    var pseudo: [(StaticString, String)] = [(":method", method), (":scheme", scheme), (":path", path)]
    if let authority { pseudo.append((":authority", authority)) }
    let data = UnsafeMutableRawPointer(bitPattern: place + 1)
    let code = withFields(pseudo, fields) { list, count in
      withBody(body, at: place) { nghttp2_submit_request(handle, nil, list, count, $0, data) }
    }
    guard code > 0 else {
      unsentBodyBytes -= streams[place].outgoing.count
      streams.remove(at: place)
      return nil
    }
    streams[place].identifier = code
    return code
  }
}
