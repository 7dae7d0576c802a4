import CUtf8proc

/// Text as a search compares it: without regard to case, accents and other marks that a reader may leave out.
///
/// Unicode's compatibility decomposition and case folding, without the marks of Latin, Greek and Cyrillic letters,
/// the points of Hebrew and the vowel signs of Arabic, without variation selectors, joiners and other characters that
/// have nothing to show. Marks of other scripts stay: without them many words of Hindi or Thai would be the same. Forms
/// of one letter that only differ by the language, such as the Arabic and the Urdu yeh, count as one.
public struct FoldedText: Hashable, Sendable {
  /// The folded text in UTF-8.
  public private(set) var utf8: [UInt8] = []

  /// No text.
  public init() {}

  /// Folds a text.
  public init(_ text: String) { append(text) }

  /// Whether nothing is left to search for.
  public var isEmpty: Bool { utf8.isEmpty }

  /// Takes the text away and keeps the space, to fold another one.
  public mutating func removeAll() { utf8.removeAll(keepingCapacity: true) }

  /// Folds `text` behind what is there.
  public mutating func append(_ text: String) {
    // In a text of ASCII, every byte is folded by itself.
    for byte in text.utf8 {
      guard byte < 0x80 else { return appendScalars(of: text) }
      utf8.append(lowercased(byte))
    }
  }

  /// Folds `text` as a part of its own: no match runs over its end.
  public mutating func append(part text: String) {
    append(text)
    // No byte of UTF-8.
    utf8.append(0xFF)
  }

  /// Folds one cluster behind what is there.
  public mutating func append(_ cluster: Character) {
    for scalar in cluster.unicodeScalars { append(scalar) }
  }

  private mutating func appendScalars(of text: String) {
    // The bytes before the first that is not ASCII are there already.
    let start = text.utf8.firstIndex { $0 >= 0x80 } ?? text.utf8.endIndex
    for scalar in text.unicodeScalars[start...] { append(scalar) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { return utf8.append(lowercased(UInt8(scalar.value))) }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.longestForm) { form in
      var boundary: Int32 = 0
      let count = utf8proc_decompose_char(
        Int32(scalar.value), form.baseAddress, form.count, Self.options, &boundary)
      for index in 0..<max(0, min(count, form.count)) {
        if let part = Unicode.Scalar(UInt32(form[index])), let letter = Self.letter(part) {
          utf8.append(contentsOf: UTF8.encode(letter) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
  }

  /// The most scalars that one is folded to: U+FDFA has 18.
  private static let longestForm = 24

  private static let options = utf8proc_option_t(
    UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_IGNORE.rawValue)

  /// The scalar that stands for `scalar`; nil for a mark that is left out.
  private static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    // Combining diacritical marks.
    case 0x300...0x36F, 0x483...0x487, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: nil
    // Hebrew points and accents.
    case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7: nil
    // Arabic signs, vowel signs and the stroke that only makes a word longer.
    case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED: nil
    // Yeh and kaf as Arabic, Persian and Urdu type them, and the hehs that look the same at the end of a word.
    case 0x649, 0x6CC, 0x6D2: "\u{64A}"
    case 0x6A9: "\u{643}"
    case 0x6C1, 0x6D5, 0x6BE, 0x629: "\u{647}"
    default: scalar
    }
  }
}

/// An ASCII character in lower case; a line end or a tab counts as a blank.
private func lowercased(_ byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte < 0x20 ? 0x20 : byte
}

extension FoldedText {
  /// Whether `needle` stands somewhere in the text; an empty one does.
  public func contains(_ needle: FoldedText) -> Bool { firstOffset(of: needle, from: 0) != nil }

  /// The first place from `start` on where `needle` begins, in bytes; nil where it is not there.
  func firstOffset(of needle: FoldedText, from start: Int) -> Int? {
    utf8.withUnsafeBufferPointer { text in
      needle.utf8.withUnsafeBufferPointer { word in
        guard let first = word.first else { return start }
        guard text.count - word.count >= start else { return nil }
        return (start...text.count - word.count).first { place in
          text[place] == first && (1..<word.count).allSatisfy { text[place + $0] == word[$0] }
        }
      }
    }
  }
}

/// The clusters that matches of `needles` cover, in one line of text; overlapping matches are joined.
///
/// A match begins and ends with a whole cluster: half of an emoji is no place to stop.
public func matchedClusters(in clusters: [Character], needles: [FoldedText]) -> [Range<Int>] {
  var text = FoldedText()
  // For each byte of the folded text the cluster that it comes from.
  var owners: [Int] = []
  for (index, cluster) in clusters.enumerated() {
    text.append(cluster)
    owners += Array(repeating: index, count: text.utf8.count - owners.count)
  }
  var ranges: [Range<Int>] = []
  for needle in needles where !needle.isEmpty {
    var start = 0
    while let place = text.firstOffset(of: needle, from: start) {
      let end = place + needle.utf8.count
      ranges.append(owners[place]..<owners[end - 1] + 1)
      start = end
    }
  }
  var joined: [Range<Int>] = []
  for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
    if let last = joined.last, range.lowerBound <= last.upperBound {
      joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    } else {
      joined.append(range)
    }
  }
  return joined
}
