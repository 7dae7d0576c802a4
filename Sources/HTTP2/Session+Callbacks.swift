internal import CNghttp2

extension Session {
  /// Makes nghttp2's session; nil where there is no memory.
  static func makeHandle(isServer: Bool, limits: SessionLimits) -> OpaquePointer? {
    var callbacks: OpaquePointer?
    var option: OpaquePointer?
    defer {
      nghttp2_session_callbacks_del(callbacks)
      nghttp2_option_del(option)
    }
    guard nghttp2_session_callbacks_new(&callbacks) == 0, nghttp2_option_new(&option) == 0 else { return nil }
    nghttp2_option_set_no_auto_window_update(option, 1)
    nghttp2_option_set_no_closed_streams(option, 1)
    nghttp2_option_set_max_settings(option, limits.settingsEntries)
    nghttp2_option_set_max_outbound_ack(option, limits.unsentAcknowledgements)
    nghttp2_option_set_max_deflate_dynamic_table_size(option, limits.headerTableBytes)
    // A value with blanks round it is malformed by RFC 9113 section 8.2.1, and a server may still answer it: Apple's
    // service has a reason for an empty token, which clients send who filled in a variable that is not there.
    nghttp2_option_set_no_rfc9113_leading_and_trailing_ws_validation(option, 1)
    setCallbacks(callbacks)
    var session: OpaquePointer?
    let code =
      isServer
      ? nghttp2_session_server_new2(&session, callbacks, nil, option)
      : nghttp2_session_client_new2(&session, callbacks, nil, option)
    return code == 0 ? session : nil
  }

  /// The session that a callback is for.
  static func of(_ context: UnsafeMutableRawPointer?) -> Session? {
    context.map { Unmanaged<Session>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func setCallbacks(_ callbacks: OpaquePointer?) {
    nghttp2_session_callbacks_set_on_begin_frame_callback(callbacks) { _, head, context in
      if let head { Session.of(context)?.frameBegins(head.pointee) }
      return 0
    }
    nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks) { _, frame, context in
      guard let frame, let session = Session.of(context) else { return NGHTTP2_ERR_CALLBACK_FAILURE.rawValue }
      session.fieldsBegin(frame.pointee)
      return 0
    }
    nghttp2_session_callbacks_set_on_header_callback(callbacks) {
      _, _, name, nameCount, value, valueCount, _, context in
      Session.of(context)?.fieldCame(
        name: UnsafeBufferPointer(start: name, count: nameCount),
        value: UnsafeBufferPointer(start: value, count: valueCount))
      return 0
    }
    nghttp2_session_callbacks_set_on_invalid_header_callback(callbacks) { _, frame, name, count, _, _, _, context in
      guard let frame else { return 0 }
      Session.of(context)?.invalidFieldCame(
        frame.pointee.hd.stream_id, name: UnsafeBufferPointer(start: name, count: count))
      return NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue
    }
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) { _, _, stream, data, count, context in
      Session.of(context)?.dataCame(stream, UnsafeBufferPointer(start: data, count: count))
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, context in
      if let frame { Session.of(context)?.frameCame(frame.pointee) }
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_send_callback(callbacks) { _, frame, context in
      if let frame { Session.of(context)?.frameWent(frame.pointee) }
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, stream, code, context in
      Session.of(context)?.streamClosed(stream, ErrorCode(rawValue: code))
      return 0
    }
    nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(callbacks) { _, frame, code, context in
      if let frame { Session.of(context)?.invalidFrameCame(frame.pointee, code) }
      return 0
    }
    nghttp2_session_callbacks_set_error_callback2(callbacks) { _, _, message, count, context in
      guard let message else { return 0 }
      let bytes = UnsafeRawBufferPointer(start: message, count: count)
      Session.of(context)?.complaint = String(decoding: bytes, as: UTF8.self)
      return 0
    }
  }
}
