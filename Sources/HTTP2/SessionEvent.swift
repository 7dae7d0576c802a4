/// Something that a session has learnt.
public enum SessionEvent: Equatable, Sendable {
  /// The fields of a message are here, and a body is to follow.
  ///
  /// Comes at most once a stream, and ``message(_:_:)`` follows, or ``brokenOff(_:_:_:)``. Left out where the
  /// message follows at once.
  case began(StreamIdentifier)
  /// A message is here: at a server a request, at a client a response.
  case message(StreamIdentifier, HTTPMessage)
  /// A message broke the rules of HTTP; its stream is being reset. With what came of it, and what was wrong.
  case malformed(StreamIdentifier, HTTPMessage, String)
  /// A stream ended before its message was complete. With what came of it; its ``closed(_:_:)`` follows.
  case brokenOff(StreamIdentifier, HTTPMessage, ErrorCode)
  /// A stream of the peer's was refused, since it was one too many (REFUSED_STREAM). It never began.
  case refused(StreamIdentifier)
  /// A stream of the peer's came after our GOAWAY: nothing of it is looked at. It never began.
  case late(StreamIdentifier)
  /// A stream is over. Comes once for each stream that began, as the last of its events.
  case closed(StreamIdentifier, ErrorCode)
  /// The peer reset a stream. Before its ``closed(_:_:)``: who counts these sees a rapid reset.
  case reset(StreamIdentifier, ErrorCode)
  /// The peer told its settings.
  case settings
  /// The peer knows the settings that we told last.
  case settingsAcknowledged
  /// The peer asked for a sign of life; it is answered already.
  case ping
  /// The peer gave the sign of life that ``Session/ping()`` asked for.
  case pong
  /// The peer ends the connection, and will not look at streams of ours above `lastStream`.
  case goAway(lastStream: StreamIdentifier, ErrorCode, debugData: [UInt8])
  /// We end the connection: a GOAWAY with this error has been given to ``Session/send(into:upTo:)``. With the reason.
  case failed(ErrorCode, String)
}
