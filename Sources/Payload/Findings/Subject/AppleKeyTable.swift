/// Recognises ``AppleKey``s in bytes, also where case or joints differ: `content_available`, `ThreadId`.
///
/// A small open hash table over the spelling without case and joints; a look-up costs one pass over the key.
struct AppleKeyTable: Sendable {
  /// A key that was recognised.
  struct Match: Sendable {
    let key: AppleKey
    /// Whether it is spelt as Apple spells it.
    let isExact: Bool
  }

  static let standard = AppleKeyTable()

  private static let slotCount = 256
  /// No key of Apple's is longer; longer keys are data.
  private static let longest = 40

  private var slots = [AppleKey?](repeating: nil, count: slotCount)
  private let spellings: [[UInt8]]
  private let folded: [[UInt8]]

  private init() {
    spellings = AppleKey.allCases.map { Array($0.text.utf8) }
    folded = spellings.map { $0.filter { !Self.isJoint($0) }.map(Self.lowercase) }
    for key in AppleKey.allCases {
      var slot = Self.slot(of: folded[Int(key.rawValue)])
      while slots[slot] != nil { slot = (slot + 1) % Self.slotCount }
      slots[slot] = key
    }
  }

  /// The key that `bytes[range]` spells, exactly or but for case and joints.
  func match(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Match? {
    guard !range.isEmpty, range.count <= Self.longest else { return nil }
    var hash = Self.seed
    var count = 0
    for offset in range {
      let byte = bytes[offset]
      if Self.isJoint(byte) { continue }
      hash = Self.step(hash, Self.lowercase(byte))
      count += 1
    }
    var slot = Int(hash) % Self.slotCount
    while let key = slots[slot] {
      let expected = folded[Int(key.rawValue)]
      if expected.count == count, Self.equals(bytes, range, expected) {
        let spelling = spellings[Int(key.rawValue)]
        return Match(key: key, isExact: Self.isSpelt(bytes, range, spelling))
      }
      slot = (slot + 1) % Self.slotCount
    }
    return nil
  }

  private static func isSpelt(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ spelling: [UInt8]) -> Bool {
    guard range.count == spelling.count else { return false }
    for place in 0..<range.count where bytes[range.lowerBound &+ place] != spelling[place] { return false }
    return true
  }

  private static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ folded: [UInt8]) -> Bool {
    var place = 0
    for offset in range where !isJoint(bytes[offset]) {
      if lowercase(bytes[offset]) != folded[place] { return false }
      place += 1
    }
    return true
  }

  private static let seed: UInt32 = 2_166_136_261

  private static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

  private static func slot(of folded: [UInt8]) -> Int { Int(folded.reduce(seed, step)) % slotCount }

  private static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".")
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
