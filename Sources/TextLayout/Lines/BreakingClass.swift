/// What a cluster is to the line breaker: a small cut of UAX #14 that needs no dictionary.
enum BreakingClass {
  /// A blank: a line may end after it, and the blanks at the end take no room.
  case blank
  /// A letter, digit or sign that holds on to its neighbours.
  case letter
  /// A hyphen or dash: a line may end after it.
  case hyphen
  /// An ideograph, kana, hangul syllable or emoji: a line may end at either side.
  case ideograph
  /// A letter of a script that writes no blanks between words (Thai, Lao, Khmer, Myanmar): a line may end anywhere.
  case unspaced
  /// Closing punctuation, small kana, and vowels written after their consonant: no line begins with it.
  case closing
  /// Opening punctuation, and vowels written before their consonant: no line ends in it.
  case opening

  /// Looks a printable ASCII character up.
  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "): self = .blank
    case UInt8(ascii: "-"): self = .hyphen
    default: self = .letter
    }
  }

  /// Looks a cluster up by its base.
  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .letter
      return
    }
    self = scalar.value < 0x80 ? BreakingClass(ascii: UInt8(scalar.value)) : BreakingClass(scalar)
  }

  private init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // No-break space, figure space, narrow no-break space.
    case 0xA0, 0x2007, 0x202F: self = .letter
    case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: self = .blank
    case 0x2010, 0x2012...0x2014, 0x58A, 0x5BE: self = .hyphen
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0xFF01, 0xFF09,
      0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF61, 0xFF63, 0x2019, 0x201D, 0x2026, 0x30FB, 0x30FC,
      0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x30A1, 0x30A3, 0x30A5, 0x30A7,
      0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE:
      self = .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0xFF08, 0xFF3B, 0xFF5B, 0xFF62,
      0x2018, 0x201C:
      self = .opening
    // Vowels of Thai and Lao before and after their consonant, repetition signs; vowels and tones of Myanmar.
    case 0xE40...0xE44, 0xEC0...0xEC4: self = .opening
    case 0xE2F, 0xE30, 0xE32, 0xE45, 0xE46, 0xEAF, 0xEB0, 0xEB2, 0xEC6, 0x102B, 0x102C, 0x1038, 0x1062...0x1064,
      0x1067...0x106D, 0x1083, 0x1087...0x108C, 0x108F, 0x109A...0x109C:
      self = .closing
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1A20...0x1AAF: self = .unspaced
    case 0x2E80...0x2FFF, 0x3003...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x1F300...0x1FAFF,
      0x20000...0x3FFFF:
      self = .ideograph
    default: self = .letter
    }
  }

  /// Whether a line may end between two neighbours.
  static func allowsBreak(after left: BreakingClass, before right: BreakingClass) -> Bool {
    switch (left, right) {
    case (_, .blank), (_, .closing), (.opening, _): false
    case (.blank, _), (.ideograph, _), (_, .ideograph), (.unspaced, _), (_, .unspaced), (.closing, .opening): true
    case (.hyphen, .letter): true
    default: false
    }
  }
}
