internal import CNghttp2

/// What each of nghttp2's callbacks means.
extension Session {
  /// The head of a frame is there.
  func frameBegins(_ head: nghttp2_frame_hd) {
    guard hasGoneAway, isServer, nghttp2_frame_type(rawValue: UInt32(head.type)) == NGHTTP2_HEADERS,
      head.stream_id > nghttp2_session_get_last_proc_stream_id(handle)
    else { return }
    events.append(.late(head.stream_id))
  }

  /// A header block begins: a request, a response, or trailers.
  func fieldsBegin(_ frame: nghttp2_frame) {
    let stream = frame.hd.stream_id
    block = HeaderBlock()
    if let place = place(of: stream) {
      block.isWanted = !streams[place].hasFields
    } else if frame.headers.cat == NGHTTP2_HCAT_REQUEST {
      let place = streams.add(Stream(identifier: stream))
      nghttp2_session_set_stream_user_data(handle, stream, UnsafeMutableRawPointer(bitPattern: place + 1))
      block.isWanted = true
    }
  }

  /// A field of the block that is being read.
  func fieldCame(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) {
    guard block.isWanted else { return }
    block.byteCount += name.count + value.count + 32
    if block.byteCount <= limits.fieldBytes { block.fields.append(name: name, value: value) }
  }

  /// A field that HTTP/2 does not allow: its stream is reset.
  func invalidFieldCame(_ stream: StreamIdentifier, name: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: name.map { $0 > 0x20 && $0 < 0x7F ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    breakOff(stream, "the header field '\(text)' has a name or a value that HTTP/2 does not allow")
  }

  /// A message breaks a rule: nothing of it comes after what it has come to.
  private func breakOff(_ stream: StreamIdentifier, _ reason: String) {
    guard let place = place(of: stream), !streams[place].isDelivered else { return }
    if !streams[place].hasFields { streams[place].take(&block) }
    events.append(.malformed(stream, takeMessage(at: place, isComplete: false), reason))
  }

  /// Bytes of a body.
  func dataCame(_ stream: StreamIdentifier, _ bytes: UnsafeBufferPointer<UInt8>) {
    let place = place(of: stream)
    if holdsWindows {
      heldConnectionBytes += bytes.count
      if let place { streams[place].heldBytes += bytes.count }
    } else {
      nghttp2_session_consume(handle, stream, bytes.count)
    }
    guard let place, !streams[place].isDelivered else { return }
    let kept = UnsafeBufferPointer(rebasing: bytes.prefix(max(0, limits.bodyBytes - streams[place].body.count)))
    streams[place].body.append(contentsOf: kept)
    keptBodyBytes += kept.count
    streams[place].bodyByteCount += bytes.count
    let isTooMuch = streams[place].bodyByteCount - limits.bodyBytes > limits.discardedBodyBytes
    if isTooMuch { deliver(stream, at: place, isComplete: false) }
  }

  /// A frame is complete and was in order.
  func frameCame(_ frame: nghttp2_frame) {
    let stream = frame.hd.stream_id
    let isLast = frame.hd.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0
    let isAcknowledgement = frame.hd.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) != 0
    switch nghttp2_frame_type(rawValue: UInt32(frame.hd.type)) {
    case NGHTTP2_HEADERS: fieldsEnd(stream, isLast: isLast)
    case NGHTTP2_DATA:
      if isLast, let place = place(of: stream) { deliver(stream, at: place, isComplete: true) }
    case NGHTTP2_RST_STREAM: events.append(.reset(stream, ErrorCode(rawValue: frame.rst_stream.error_code)))
    case NGHTTP2_SETTINGS: events.append(isAcknowledgement ? .settingsAcknowledged : .settings)
    case NGHTTP2_PING: events.append(isAcknowledgement ? .pong : .ping)
    case NGHTTP2_GOAWAY:
      let data = UnsafeBufferPointer(start: frame.goaway.opaque_data, count: frame.goaway.opaque_data_len)
      events.append(
        .goAway(
          lastStream: frame.goaway.last_stream_id, ErrorCode(rawValue: frame.goaway.error_code),
          debugData: Array(data)))
    default: break
    }
  }

  private func fieldsEnd(_ stream: StreamIdentifier, isLast: Bool) {
    guard let place = place(of: stream) else { return }
    // An interim response (RFC 9110 section 15.2) says nothing: the one that counts follows.
    if !isServer, block.fields.valueBytes(of: ":status")?.first == UInt8(ascii: "1") { return }
    let isFirst = !streams[place].hasFields
    if isFirst { streams[place].take(&block) }
    if isLast {
      deliver(stream, at: place, isComplete: true)
    } else if isFirst {
      events.append(.began(stream))
    }
  }

  private func deliver(_ stream: StreamIdentifier, at place: Int, isComplete: Bool) {
    guard !streams[place].isDelivered else { return }
    let message = takeMessage(at: place, isComplete: isComplete)
    // Most messages come in one piece: nobody has to be told that they began.
    if case .began(stream)? = events.last { events.removeLast() }
    events.append(.message(stream, message))
  }

  /// Takes the message out of its stream as far as it came.
  private func takeMessage(at place: Int, isComplete: Bool) -> HTTPMessage {
    keptBodyBytes -= streams[place].body.count
    return streams[place].takeMessage(fieldLimit: limits.fieldBytes, isComplete: isComplete)
  }

  /// Takes the messages that are on their way as far as they came, for whoever ends the connection.
  public func takeUnfinished() -> [HTTPMessage] {
    streams.identifiers.compactMap(place).compactMap { place in
      streams[place].isOnItsWay ? takeMessage(at: place, isComplete: false) : nil
    }
  }

  /// A frame was given to the one who sends.
  func frameWent(_ frame: nghttp2_frame) {
    switch nghttp2_frame_type(rawValue: UInt32(frame.hd.type)) {
    case NGHTTP2_HEADERS, NGHTTP2_DATA:
      // Who has its answer need not go on asking (RFC 9113 section 8.1).
      let isLast = frame.hd.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0
      guard isLast, nghttp2_session_check_server_session(handle) != 0,
        nghttp2_session_get_stream_remote_close(handle, frame.hd.stream_id) == 0
      else { return }
      reset(frame.hd.stream_id, .noError)
    case NGHTTP2_RST_STREAM where ErrorCode(rawValue: frame.rst_stream.error_code) == .refusedStream:
      if place(of: frame.hd.stream_id) == nil { events.append(.refused(frame.hd.stream_id)) }
    case NGHTTP2_GOAWAY where frame.goaway.error_code == NGHTTP2_NO_ERROR.rawValue: hasGoneAway = true
    case NGHTTP2_GOAWAY where frame.goaway.error_code != NGHTTP2_NO_ERROR.rawValue:
      let data = UnsafeBufferPointer(start: frame.goaway.opaque_data, count: frame.goaway.opaque_data_len)
      let reason = data.isEmpty ? complaint : String(decoding: data, as: UTF8.self)
      events.append(.failed(ErrorCode(rawValue: frame.goaway.error_code), reason))
    default: break
    }
  }

  /// A frame broke a rule; where that ends the connection, `frameWent` tells.
  func invalidFrameCame(_ frame: nghttp2_frame, _ code: Int32) {
    switch nghttp2_error(rawValue: code) {
    case NGHTTP2_ERR_HTTP_HEADER, NGHTTP2_ERR_HTTP_MESSAGING:
      // The value stays out of it: it may be a credential.
      let reason = complaint.firstRange(of: ", value:").map { complaint[..<$0.lowerBound] } ?? complaint[...]
      breakOff(frame.hd.stream_id, String(reason))
    default: break
    }
  }

  /// A stream is over.
  func streamClosed(_ stream: StreamIdentifier, _ code: ErrorCode) {
    guard let place = place(of: stream) else { return }
    unsentBodyBytes -= streams[place].outgoing.count - streams[place].sentCount
    if streams[place].isOnItsWay {
      events.append(.brokenOff(stream, takeMessage(at: place, isComplete: false), code))
    }
    streams.remove(at: place)
    events.append(.closed(stream, code))
  }
}
