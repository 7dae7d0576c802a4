import CUtf8proc

/// What utf8proc's tables say about one scalar, in the few words that layout needs.
struct ScalarTraits {
  /// The kinds of scalars that are treated apart.
  enum Kind {
    case control
    case format
    case lineSeparator
    case blank
    /// A mark that takes no cell of its own.
    case nonspacingMark
    /// A mark that takes a cell, as in most Indic scripts.
    case spacingMark
    case privateUse
    case unassigned
    case other
  }

  let kind: Kind
  /// Cells that terminals advance for the scalar alone.
  let width: Int

  /// Looks `scalar` up.
  init(_ scalar: Unicode.Scalar) {
    let code = utf8proc_int32_t(bitPattern: scalar.value)
    let kind = Self.kind(utf8proc_category(code))
    self.kind = kind == .spacingMark && Self.standsAlone(code) ? .other : kind
    width =
      switch self.kind {
      case .spacingMark, .privateUse, .unassigned: 1
      case .nonspacingMark, .control, .lineSeparator: 0
      case .format: Self.isVisibleFormat(scalar) ? 1 : 0
      case .blank, .other: Self.spacingWidth(scalar, code)
      }
  }

  private static func kind(_ category: utf8proc_category_t) -> Kind {
    // Raw values: comparing an imported enumeration is a generic call, and this is the innermost loop.
    switch category.rawValue {
    case UTF8PROC_CATEGORY_CC.rawValue: .control
    case UTF8PROC_CATEGORY_CF.rawValue: .format
    case UTF8PROC_CATEGORY_ZL.rawValue, UTF8PROC_CATEGORY_ZP.rawValue: .lineSeparator
    case UTF8PROC_CATEGORY_ZS.rawValue: .blank
    case UTF8PROC_CATEGORY_MN.rawValue, UTF8PROC_CATEGORY_ME.rawValue: .nonspacingMark
    case UTF8PROC_CATEGORY_MC.rawValue: .spacingMark
    case UTF8PROC_CATEGORY_CO.rawValue: .privateUse
    case UTF8PROC_CATEGORY_CN.rawValue, UTF8PROC_CATEGORY_CS.rawValue: .unassigned
    default: .other
    }
  }

  /// Whether a spacing mark is a grapheme cluster of its own, as some vowels and tones of Myanmar are: a letter to layout.
  ///
  /// Source: UAX #29, table 2.
  private static func standsAlone(_ code: utf8proc_int32_t) -> Bool {
    utf8proc_get_property(code).pointee.boundclass == UTF8PROC_BOUNDCLASS_OTHER.rawValue
  }

  /// Signs that span the digits after them, such as U+06DD: format characters that are drawn.
  static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// utf8proc's width, but for the ranges where the C libraries that terminals ask say otherwise.
  private static func spacingWidth(_ scalar: Unicode.Scalar, _ code: utf8proc_int32_t) -> Int {
    switch scalar.value {
    // Vowels and finals of conjoining hangul stand in the cells of their initial.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
    // Circled numbers on black squares and hexagrams: wide since Unicode 16, and in glibc before.
    case 0x3248...0x324F, 0x4DC0...0x4DFF: 2
    default: Int(utf8proc_charwidth(code))
    }
  }
}
