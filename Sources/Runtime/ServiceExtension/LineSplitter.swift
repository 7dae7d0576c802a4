/// Cuts what comes in pieces into lines.
struct LineSplitter {
  /// Bytes of a line that are kept.
  let limit: Int
  private var rest: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  /// The lines that `bytes` complete, without their ends.
  mutating func take(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for (number, piece) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if number > 0 {
        lines.append(rest)
        rest = []
      }
      rest += piece.prefix(limit - rest.count)
    }
    return lines
  }

  /// The last line, where it has no end.
  mutating func finish() -> [UInt8]? {
    defer { rest = [] }
    return rest.isEmpty ? nil : rest
  }
}
