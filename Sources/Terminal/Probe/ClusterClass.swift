import TextLayout

/// Clusters that terminals draw in more than one width, by kind; one of each is shown at the start to see.
///
/// Named for what they are in Unicode. The order is that of the questions.
public enum ClusterClass: String, CaseIterable, Sendable {
  /// Emoji that are older than emoji presentation, in the Basic Multilingual Plane: ☕.
  case basicPlaneEmoji
  /// Emoji above it: 😀.
  case emoji
  /// Emoji of Unicode 13 and later: 🫠.
  case recentEmoji
  /// Symbols that are emoji only with a selector: ⚠.
  case textSymbol
  /// Symbols with the selector of emoji style, U+FE0F.
  case emojiStyle
  /// An emoji with a skin tone.
  case skinTone
  /// Emoji joined by U+200D: a family.
  case joinedEmoji
  /// Two regional indicators.
  case flag
  /// A flag of tags: Scotland's.
  case tagFlag
  /// A digit with U+FE0F and U+20E3.
  case keycap
  /// Ideographs.
  case ideograph
  /// Hangul in syllables.
  case hangul
  /// Hangul in letters that join: three of them make a syllable.
  case jamo
  /// A letter with a mark above it.
  case combiningMark
  /// A letter of an Indic script with a vowel sign that takes room.
  case spacingMark
  /// Two letters of an Indic script that make one.
  case conjunct
  /// A Thai letter with U+0E33, which stands above and behind it.
  case thaiVowel
  /// An Arabic letter with a vowel mark.
  case arabicMark
  /// What East Asian fonts draw wide: §.
  case ambiguous
  /// The lines of frames.
  case line
  /// The blocks of frames.
  case block
  /// Characters of fonts of one's own.
  case privateUse
  /// A letter with U+200B behind it.
  case zeroWidth

  /// The cluster that is shown to the terminal.
  public var representative: String {
    switch self {
    case .basicPlaneEmoji: "\u{2615}"
    case .emoji: "\u{1F600}"
    case .recentEmoji: "\u{1FAE0}"
    case .textSymbol: "\u{26A0}"
    case .emojiStyle: "\u{2764}\u{FE0F}"
    case .skinTone: "\u{1F44D}\u{1F3FD}"
    case .joinedEmoji: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    case .flag: "\u{1F1EB}\u{1F1F7}"
    case .tagFlag: "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"
    case .keycap: "1\u{FE0F}\u{20E3}"
    case .ideograph: "\u{4E2D}"
    case .hangul: "\u{D55C}"
    case .jamo: "\u{1112}\u{1161}\u{11AB}"
    case .combiningMark: "e\u{301}"
    case .spacingMark: "\u{915}\u{93E}"
    case .conjunct: "\u{915}\u{94D}\u{937}"
    case .thaiVowel: "\u{E01}\u{E33}"
    case .arabicMark: "\u{628}\u{64E}"
    case .ambiguous: "\u{A7}"
    case .line: "\u{2500}"
    case .block: "\u{2584}"
    case .privateUse: "\u{E0A0}"
    case .zeroWidth: "a\u{200B}"
    }
  }

  /// The cells that Unicode gives it, which a layout counts with.
  public var expectedWidth: Int { cellWidth(of: representative) }

  /// The kind of a cluster of text; nil where every terminal draws what is laid out.
  init?(of cluster: Character) {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first, !cluster.isASCII else { return nil }
    if isRegionalIndicator(first) {
      self = .flag
    } else if first.properties.isEmoji {
      self.init(ofEmoji: scalars, first: first)
    } else {
      self.init(ofText: scalars, first: first)
    }
  }

  private init?(ofEmoji scalars: Character.UnicodeScalarView, first: Unicode.Scalar) {
    if scalars.contains("\u{200D}") {
      self = .joinedEmoji
    } else if scalars.contains("\u{20E3}") {
      self = .keycap
    } else if scalars.contains(where: { (0xE0020...0xE007F).contains($0.value) }) {
      self = .tagFlag
    } else if scalars.contains(where: \.properties.isEmojiModifier), scalars.count > 1 {
      self = .skinTone
    } else if scalars.contains("\u{FE0F}") {
      self = .emojiStyle
    } else if !first.properties.isEmojiPresentation {
      // ©, ®, ‼ and their like are as old as the terminals.
      guard first.value > 0x2190 else { return nil }
      self = .textSymbol
    } else if first.value < 0x10000 {
      self = .basicPlaneEmoji
    } else {
      self = (first.properties.age.map { $0.major >= 13 } ?? true) ? .recentEmoji : .emoji
    }
  }

  private init?(ofText scalars: Character.UnicodeScalarView, first: Unicode.Scalar) {
    switch first.value {
    case 0x1100...0x11FF where scalars.count > 1: self = .jamo
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: self = .privateUse
    case _ where scalars.count < 2: return nil
    case _ where scalars.contains("\u{E33}") || scalars.contains("\u{EB3}"): self = .thaiVowel
    default:
      let letters = scalars.count { $0.properties.generalCategory == .otherLetter }
      if letters > 1 {
        self = .conjunct
      } else if scalars.contains(where: { $0.properties.generalCategory == .spacingMark }) {
        self = .spacingMark
      } else {
        return nil
      }
    }
  }
}

private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool { scalar.value &- 0x1F1E6 < 26 }
