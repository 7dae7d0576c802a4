/// A small generator (SplitMix64), so that a sequence that fails can be run again.
struct Dice {
  var state: UInt64
  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(sides))
  }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}
