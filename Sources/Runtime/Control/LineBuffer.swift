/// Cuts a stream of bytes into lines, however the bytes come in.
///
/// Sans I/O.
struct LineBuffer {
  /// A line was longer than the limit; the stream is of no use any more.
  struct TooLong: Error, Equatable {}

  /// Bytes that a line may have, its line feed not counted.
  let limit: Int
  private var bytes: [UInt8] = []
  /// Where the first line that was not taken yet begins.
  private var start = 0
  /// Up to where no line feed was found.
  private var scanned = 0

  init(limit: Int) { self.limit = limit }

  /// Whether nothing is waiting, not even half a line.
  var isEmpty: Bool { start == bytes.count }

  mutating func append(_ part: [UInt8]) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      scanned -= start
      start = 0
    }
    bytes += part
  }

  /// Takes the next whole line, without its line feed; nil where none is complete.
  mutating func next() throws(TooLong) -> [UInt8]? {
    guard let end = bytes[scanned...].firstIndex(of: UInt8(ascii: "\n")) else {
      scanned = bytes.count
      if bytes.count - start > limit { throw TooLong() }
      return nil
    }
    guard end - start <= limit else { throw TooLong() }
    defer {
      start = end + 1
      scanned = start
    }
    return Array(bytes[start..<end])
  }
}
