/// Finds line and column of a byte without a table of all lines.
///
/// Every 4096 bytes the counts so far are kept, so that a position costs one look-up and one short scan. A text as short
/// as payloads are needs nothing at all.
struct LineIndex: Sendable {
  private struct Checkpoint {
    var lines = 0
    /// Scalars before the checkpoint.
    var scalars = 0
    /// Scalars before the line that the checkpoint stands in.
    var scalarsBeforeLine = 0
  }

  private static let stride = 4096
  private var checkpoints: [Checkpoint] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count > 4 * Self.stride else { return }
    checkpoints.reserveCapacity(bytes.count / Self.stride + 1)
    var sum = Checkpoint()
    var offset = 0
    while offset < bytes.count {
      checkpoints.append(sum)
      let end = min(offset + Self.stride, bytes.count)
      Self.count(bytes, offset..<end, into: &sum)
      offset = end
    }
  }

  /// The place of the byte at `offset`, which is clamped to the text.
  func position(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    var sum = Checkpoint()
    var start = 0
    if !checkpoints.isEmpty {
      let number = min(offset / Self.stride, checkpoints.count - 1)
      sum = checkpoints[number]
      start = number * Self.stride
    }
    Self.count(bytes, start..<offset, into: &sum)
    return SourcePosition(offset: offset, line: sum.lines + 1, column: sum.scalars - sum.scalarsBeforeLine + 1)
  }

  private static func count(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into sum: inout Checkpoint) {
    var (lines, scalars, before) = (sum.lines, sum.scalars, sum.scalarsBeforeLine)
    for offset in range {
      let byte = bytes[offset]
      if byte & 0xC0 != 0x80 { scalars &+= 1 }
      if byte > 0x0D { continue }
      if byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)) {
        lines &+= 1
        before = scalars
      }
    }
    sum = Checkpoint(lines: lines, scalars: scalars, scalarsBeforeLine: before)
  }
}
