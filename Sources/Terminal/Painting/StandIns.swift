/// Characters that stand for clusters inside ncurses.
///
/// ncurses counts the cells of a cluster by its scalars, and no terminal draws a family or a flag so. It is given one
/// character in place of the cluster, of the width that was laid out; on the way to the terminal the cluster itself is
/// put there, with the cursor's column set behind it. So ncurses and the terminal agree on every cell, whatever a
/// terminal draws, and nothing to the right ever moves.
struct StandIns {
  /// A cluster at its place.
  struct Placed: Hashable {
    /// What is sent.
    var text: String
    /// Cells that are laid out for it: 1 or 2.
    var width: Int
    /// Whether it may fill fewer cells than that: the others are blanked.
    var mayBeNarrower: Bool
    /// Its place in the row.
    var column: Int
    /// Whether it ends where the row ends: the cursor stays where the terminal left it.
    var endsRow: Bool
  }

  /// Ideographs of plane 2 are two cells wide, the private use of plane 15 one, in every C library.
  ///
  /// Text that has them is placed as well.
  private static let wide: Range<UInt32> = 0x20000..<0x2A6D0
  private static let narrow: Range<UInt32> = 0xF0000..<0xFFFF0

  private var scalars: [Placed: Unicode.Scalar] = [:]
  private var sent: [UInt32: [UInt8]] = [:]
  private var wideCount: UInt32 = 0
  private var narrowCount: UInt32 = 0

  /// Whether a C library that counts so for scalars lends itself to this.
  static func areUsable(scalarWidth: (Unicode.Scalar) -> Int) -> Bool {
    [wide.lowerBound, wide.upperBound - 1].compactMap(Unicode.Scalar.init).allSatisfy { scalarWidth($0) == 2 }
      && [narrow.lowerBound, narrow.upperBound - 1].compactMap(Unicode.Scalar.init).allSatisfy { scalarWidth($0) == 1 }
  }

  /// Whether text must not have this scalar beside stand-ins.
  static func include(_ scalar: Unicode.Scalar) -> Bool {
    wide.contains(scalar.value) || narrow.contains(scalar.value)
  }

  /// Whether more than half of the characters are taken: time to begin anew, with a screen that is painted whole.
  var isHalfFull: Bool { wideCount > UInt32(Self.wide.count / 2) || narrowCount > UInt32(Self.narrow.count / 2) }

  /// The character for a cluster; nil where all are taken.
  mutating func scalar(for placed: Placed) -> Unicode.Scalar? {
    if let scalar = scalars[placed] { return scalar }
    let value = placed.width == 2 ? Self.wide.lowerBound + wideCount : Self.narrow.lowerBound + narrowCount
    guard (placed.width == 2 ? Self.wide : Self.narrow).contains(value), let scalar = Unicode.Scalar(value) else {
      return nil
    }
    if placed.width == 2 { wideCount += 1 } else { narrowCount += 1 }
    scalars[placed] = scalar
    sent[value] = Array(placed.sequence.utf8)
    return scalar
  }

  /// What ncurses wrote, with the clusters in place of the characters that stood for them.
  func replaced(in bytes: [UInt8]) -> [UInt8] {
    guard !sent.isEmpty, bytes.contains(where: { $0 == 0xF0 || $0 == 0xF3 }) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0xF0 || byte == 0xF3, index + 3 < bytes.count {
        let value = bytes[index + 1..<index + 4].reduce(UInt32(byte & 7)) { $0 << 6 | UInt32($1 & 0x3F) }
        if let cluster = sent[value] {
          result += cluster
          index += 4
          continue
        }
      }
      result.append(byte)
      index += 1
    }
    return result
  }
}

extension StandIns.Placed {
  /// The bytes for the terminal, where the cursor stands at ``column``.
  fileprivate var sequence: String {
    let blanks = mayBeNarrower ? String(repeating: " ", count: width) + move(to: column) : ""
    return blanks + text + (endsRow ? "" : move(to: column + width))
  }

  /// Carriage return and cursor forward: every terminal knows them.
  private func move(to column: Int) -> String { column == 0 ? "\r" : "\r\u{1B}[\(column)C" }
}
