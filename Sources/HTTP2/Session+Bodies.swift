internal import CNghttp2

extension Session {
  /// Keeps `body` for the stream at `place` and calls `submit` with a source of it; with nil where it is empty.
  func withBody(
    _ body: [UInt8], at place: Int, _ submit: (UnsafePointer<nghttp2_data_provider>?) -> Int32
  ) -> Int32 {
    guard !body.isEmpty else { return submit(nil) }
    streams[place].outgoing = body
    streams[place].sentCount = 0
    unsentBodyBytes += body.count
    var provider = nghttp2_data_provider()
    provider.source.ptr = UnsafeMutableRawPointer(bitPattern: place + 1)
    provider.read_callback = { _, _, buffer, length, flags, source, context in
      guard let buffer, let flags, let source, let session = Session.of(context) else {
        return Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue)
      }
      return session.readBody(at: Int(bitPattern: source.pointee.ptr) - 1, into: buffer, length: length, flags: flags)
    }
    return submit(&provider)
  }

  /// Copies the next `length` bytes of the body at `place` to `buffer`.
  private func readBody(
    at place: Int, into buffer: UnsafeMutablePointer<UInt8>, length: Int, flags: UnsafeMutablePointer<UInt32>
  ) -> Int {
    let start = streams[place].sentCount
    let count = min(length, streams[place].outgoing.count - start)
    streams[place].outgoing.withUnsafeBufferPointer { bytes in
      if let base = bytes.baseAddress { buffer.update(from: base + start, count: count) }
    }
    streams[place].sentCount += count
    unsentBodyBytes -= count
    if streams[place].sentCount == streams[place].outgoing.count {
      streams[place].outgoing = []
      streams[place].sentCount = 0
      flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue
    }
    return count
  }
}
