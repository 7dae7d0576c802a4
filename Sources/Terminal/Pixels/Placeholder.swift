import Rendering

/// The characters that stand for a part of a picture in kitty's graphics protocol ("Unicode placeholders"): the terminal
/// draws the pixels in their place, so whatever moves, cuts or covers text does so with pictures.
enum Placeholder {
  /// In the private use of plane 16.
  static let base: Unicode.Scalar = "\u{10EEEE}"

  /// The marks that count rows and columns, from 0: those of Unicode 6.0 that stand above a letter (combining class 230),
  /// but for what is itself composed or becomes one character with a letter before it.
  static let marks: [Unicode.Scalar] = blocks.joined().compactMap { value in
    guard let scalar = Unicode.Scalar(UInt32(value)), !joining.contains(scalar.value),
      scalar.properties.canonicalCombiningClass == .above, let age = scalar.properties.age,
      (age.major, age.minor) <= (6, 0)
    else { return nil }
    return scalar
  }

  /// Where such marks are.
  private static let blocks: [ClosedRange<Int>] = [
    0x300...0x302F, 0xA600...0xABFF, 0xFE20...0xFE2F, 0x10A00...0x10AFF, 0x1D100...0x1D2FF,
  ]

  private static let joining: Set<UInt32> = [
    0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x30F, 0x311, 0x313, 0x314,
    0x340, 0x341, 0x342, 0x343, 0x344, 0x653, 0x654,
  ]

  /// What is written into the cell of a part; nil where there is no mark for its row or column.
  static func scalars(of part: PixelPart) -> [Unicode.Scalar]? {
    guard marks.indices.contains(Int(part.row)), marks.indices.contains(Int(part.column)) else { return nil }
    return [base, marks[Int(part.row)], marks[Int(part.column)]]
  }

  /// Whether a C library that counts so for scalars lets ncurses write them.
  static func areUsable(scalarWidth: (Unicode.Scalar) -> Int) -> Bool {
    scalarWidth(base) == 1 && marks.count >= PixelPart.limit && marks.allSatisfy { scalarWidth($0) == 0 }
  }
}
