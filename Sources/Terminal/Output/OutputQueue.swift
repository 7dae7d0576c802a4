/// What the terminal has still to be sent, in order.
struct OutputQueue: Equatable {
  private var bytes: [UInt8] = []
  /// How many of them are sent.
  private var sent = 0

  /// Whether everything is sent.
  var isEmpty: Bool { sent == bytes.count }
  /// Bytes that are not sent.
  var count: Int { bytes.count - sent }

  /// Adds bytes behind all others.
  mutating func append(_ more: [UInt8]) {
    if isEmpty { removeAll() }
    bytes += more
  }

  /// Sends as much as `write` takes.
  ///
  /// `write` answers with the number of bytes it took: 0, it takes none now; nil, never again, and all is dropped.
  mutating func send(_ write: (UnsafeRawBufferPointer) -> Int?) {
    while !isEmpty {
      let written = bytes.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
      guard let written else { return removeAll() }
      guard written > 0 else { return }
      sent += min(written, count)
    }
    removeAll()
  }

  /// Drops what is not sent.
  mutating func removeAll() {
    // Keeps the room of an ordinary frame, and gives back that of a giant one.
    bytes.removeAll(keepingCapacity: bytes.count < 65_536)
    sent = 0
  }
}
