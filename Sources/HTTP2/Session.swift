internal import CNghttp2

/// One side of a connection.
///
/// Bytes of the peer go in with ``receive(_:)``, what they meant comes out with ``takeEvents()``, and bytes for the peer
/// with ``send(into:upTo:)``: after every call that may cause some, and whenever the peer can take more. A connection is
/// done when ``isFinished``.
///
/// With its extensions the only code that touches nghttp2's pointers. Confined to one thread, as its owner is.
public class Session {
  /// What is kept and told.
  public let limits: SessionLimits
  /// nghttp2's session; lives as long as this object.
  let handle: OpaquePointer
  var streams = Streams()
  /// The header block that is being read: nothing of another stream can come between its frames.
  var block = HeaderBlock()
  var events: [SessionEvent] = []
  /// Bytes of response or request bodies that were given and not sent yet.
  public internal(set) var unsentBodyBytes = 0
  /// Bytes that are kept of bodies of messages that are not complete yet: what the peer makes us hold.
  public internal(set) var keptBodyBytes = 0
  /// nghttp2's last complaint.
  var complaint = ""
  private var preface: [UInt8] = []
  let isServer: Bool
  /// Fields of a message on their way to nghttp2, which copies them: names and values side by side, and where each ends.
  private var scratch: [UInt8] = []
  private var scratchEnds: [Int] = []

  /// Makes a session and queues its SETTINGS.
  init(isServer: Bool, limits: SessionLimits) throws(SessionError) {
    guard let handle = Self.makeHandle(isServer: isServer, limits: limits) else { throw .outOfMemory }
    self.handle = handle
    self.limits = limits
    self.isServer = isServer
    nghttp2_session_set_user_data(handle, Unmanaged.passUnretained(self).toOpaque())
    var settings = [
      nghttp2_settings_entry(NGHTTP2_SETTINGS_HEADER_TABLE_SIZE, limits.headerTableBytes),
      nghttp2_settings_entry(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, limits.fieldBytes),
      nghttp2_settings_entry(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, limits.streamWindow),
    ]
    if let count = limits.concurrentStreams {
      settings.append(nghttp2_settings_entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, count))
    }
    if !isServer { settings.append(nghttp2_settings_entry(NGHTTP2_SETTINGS_ENABLE_PUSH, 0)) }
    nghttp2_submit_settings(handle, UInt8(NGHTTP2_FLAG_NONE.rawValue), settings, settings.count)
    nghttp2_session_set_local_window_size(
      handle, UInt8(NGHTTP2_FLAG_NONE.rawValue), 0, Int32(clamping: limits.connectionWindow))
  }

  deinit { nghttp2_session_del(handle) }

  // MARK: Bytes

  /// Takes bytes of the peer.
  ///
  /// What they meant waits in ``takeEvents()``, also where an error is thrown. An error is the end: what ``send(into:upTo:)`` gives may still be sent, then the connection is to be closed.
  public func receive(_ bytes: ArraySlice<UInt8>) throws(SessionError) {
    if isServer && preface.count < 24 { preface += bytes.prefix(24 - preface.count) }
    let code = bytes.withUnsafeBufferPointer { nghttp2_session_mem_recv(handle, $0.baseAddress, $0.count) }
    if code < 0 { throw error(Int32(code)) }
  }

  /// Takes bytes of the peer.
  public func receive(_ bytes: [UInt8]) throws(SessionError) { try receive(bytes[...]) }

  /// Appends to `buffer` what is to be sent, until nothing is left or `buffer` has `limit` bytes (a frame more at most).
  public func send(into buffer: inout [UInt8], upTo limit: Int = .max) throws(SessionError) {
    while buffer.count < limit {
      var data: UnsafePointer<UInt8>?
      let count = nghttp2_session_mem_send(handle, &data)
      if count < 0 { throw error(Int32(count)) }
      guard count > 0, let data else { return }
      buffer.append(contentsOf: UnsafeBufferPointer(start: data, count: count))
    }
  }

  /// What has happened since it was asked last, in order.
  public func takeEvents() -> [SessionEvent] {
    defer { events = [] }
    return events
  }

  /// Whether ``send(into:upTo:)`` would give something.
  public var hasOutput: Bool { nghttp2_session_want_write(handle) != 0 }

  /// Whether the connection has served its purpose: nothing is to be read or sent any more.
  public var isFinished: Bool {
    nghttp2_session_want_read(handle) == 0 && nghttp2_session_want_write(handle) == 0
  }

  /// How many streams are open.
  public var openStreamCount: Int { streams.count }

  /// The streams that are open.
  public var openStreams: [StreamIdentifier] { streams.identifiers }

  /// How many frames wait to be sent.
  public var unsentFrameCount: Int { nghttp2_session_get_outbound_queue_size(handle) }

  // MARK: The connection

  /// Tells the peer that the connection will end soon, while its streams are still welcome (RFC 9113 section 6.8).
  ///
  /// ``goAway(_:debugData:)`` follows a round trip later.
  public func announceShutdown() { nghttp2_submit_shutdown_notice(handle) }

  /// Ends the connection: streams that are open are finished, no new ones are taken.
  ///
  /// Call ``send(into:upTo:)`` before ``receive(_:)``: what is received before this is sent would be taken, and yet be told
  /// to be not.
  public func goAway(_ code: ErrorCode = .noError, debugData: [UInt8] = []) {
    let last = nghttp2_session_get_last_proc_stream_id(handle)
    nghttp2_submit_goaway(
      handle, UInt8(NGHTTP2_FLAG_NONE.rawValue), last, code.rawValue, debugData, debugData.count)
  }

  /// Ends the connection at once: after its GOAWAY nothing is read or sent any more.
  public func terminate(_ code: ErrorCode) { nghttp2_session_terminate_session(handle, code.rawValue) }

  /// Ends a stream at once.
  public func reset(_ stream: StreamIdentifier, _ code: ErrorCode) {
    nghttp2_submit_rst_stream(handle, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream, code.rawValue)
  }

  /// Asks for a sign of life.
  public func ping() { nghttp2_submit_ping(handle, UInt8(NGHTTP2_FLAG_NONE.rawValue), nil) }

  /// Whether the peer is kept from sending more body than the windows that it has allow: a stalled connection.
  ///
  /// Taking it back lets the peer go on.
  public var holdsWindows = false {
    didSet { if oldValue && !holdsWindows { releaseWindows() } }
  }

  private func releaseWindows() {
    for identifier in streams.identifiers {
      guard let place = place(of: identifier) else { continue }
      let count = streams[place].heldBytes
      streams[place].heldBytes = 0
      nghttp2_session_consume_stream(handle, identifier, count)
    }
    nghttp2_session_consume_connection(handle, heldConnectionBytes)
    heldConnectionBytes = 0
  }
  var heldConnectionBytes = 0
  /// Whether the peer was told to leave in good order.
  var hasGoneAway = false

  /// Changes SETTINGS_INITIAL_WINDOW_SIZE, for streams that are open too.
  public func setStreamWindow(_ bytes: Int) { submit(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, bytes) }

  func submit(_ setting: nghttp2_settings_id, _ value: Int) {
    var entry = nghttp2_settings_entry(setting, value)
    nghttp2_submit_settings(handle, UInt8(NGHTTP2_FLAG_NONE.rawValue), &entry, 1)
  }

  // MARK: Streams

  /// Where the stream is kept; nil where it is over or was never there.
  func place(of stream: StreamIdentifier) -> Int? {
    let data = Int(bitPattern: nghttp2_session_get_stream_user_data(handle, stream))
    return data > 0 ? data - 1 : nil
  }

  /// Calls `body` with the fields as nghttp2 wants them.
  func withFields(
    _ pseudo: [(StaticString, String)], _ fields: [HTTPField],
    _ body: (UnsafePointer<nghttp2_nv>?, Int) -> Int32
  ) -> Int32 {
    scratch.removeAll(keepingCapacity: true)
    scratchEnds.removeAll(keepingCapacity: true)
    for (name, value) in pseudo {
      name.withUTF8Buffer(addToScratch)
      add(value)
    }
    for field in fields {
      add(field.name)
      add(field.value)
    }
    let ends = scratchEnds
    return scratch.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return body(nil, 0) }
      return withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: ends.count / 2) { list in
        var start = 0
        for index in list.indices {
          let middle = ends[2 * index]
          let end = ends[2 * index + 1]
          let isUnique = index >= pseudo.count && fields[index - pseudo.count].isUnique
          let flags = isUnique ? NGHTTP2_NV_FLAG_NO_INDEX : NGHTTP2_NV_FLAG_NONE
          list[index] = nghttp2_nv(
            name: base + start, value: base + middle, namelen: middle - start, valuelen: end - middle,
            flags: UInt8(flags.rawValue))
          start = end
        }
        return body(list.baseAddress, list.count)
      }
    }
  }

  private func add(_ text: String) {
    var text = text
    text.withUTF8(addToScratch)
  }

  private func addToScratch(_ bytes: UnsafeBufferPointer<UInt8>) {
    scratch.append(contentsOf: bytes)
    scratchEnds.append(scratch.count)
  }

  /// The error for one of nghttp2's.
  func error(_ code: Int32) -> SessionError {
    switch nghttp2_error(rawValue: code) {
    case NGHTTP2_ERR_NOMEM: .outOfMemory
    case NGHTTP2_ERR_FLOODED: .flooded
    case NGHTTP2_ERR_BAD_CLIENT_MAGIC: Preface.looksLikeHTTP1(preface) ? .http1 : .notHTTP2
    default: .other(String(cString: nghttp2_strerror(code)))
    }
  }
}

extension nghttp2_settings_entry {
  init(_ setting: nghttp2_settings_id, _ value: Int) {
    self.init(settings_id: Int32(setting.rawValue), value: UInt32(clamping: value))
  }
}
