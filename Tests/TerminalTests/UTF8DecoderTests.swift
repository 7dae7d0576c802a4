import Testing

@testable import Terminal

@Suite("Characters from bytes")
struct UTF8DecoderTests {
  private func decode(_ bytes: [UInt8]) -> String {
    var decoder = UTF8Decoder()
    var text = String.UnicodeScalarView()
    for byte in bytes { if let scalar = decoder.take(byte) { text.append(scalar) } }
    return String(text)
  }

  @Test(
    "UTF-8 is read byte by byte",
    arguments: ["", "K", "é", "日本", "👨‍👩‍👧", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}"])
  func valid(text: String) {
    #expect(decode(Array(text.utf8)) == text)
  }

  @Test(
    "a broken sequence costs its own bytes and no others",
    arguments: [
      ([0x4B, 0xFF, 0x4C, 0xC3, 0xA9, 0x4D], "KLéM"),
      ([0x47, 0x9B, 0x48, 0x49], "GHI"),
      ([0xC3, 0x41], "A"),
      ([0xE2, 0x82, 0xC3, 0xA9], "é"),
      ([0xF0, 0x9F, 0xF0, 0x9F, 0x98, 0x80], "😀"),
      ([0xC0, 0xAF, 0x78], "x"),
      ([0xE0, 0x80, 0x80, 0x78], "x"),
      ([0xED, 0xA0, 0x80, 0x78], "x"),
      ([0xF4, 0x90, 0x80, 0x80, 0x78], "x"),
      ([0xF5, 0x80, 0x78, 0xC3], "x"),
    ] as [([UInt8], String)])
  func broken(bytes: [UInt8], text: String) {
    #expect(decode(bytes) == text)
  }

  @Test("a key in between ends what has begun")
  func reset() {
    var decoder = UTF8Decoder()
    #expect(decoder.take(0xC3) == nil)
    decoder.reset()
    #expect(decoder.take(0xA9) == nil)
    #expect(decoder.take(0x41) == "A")
  }
}
