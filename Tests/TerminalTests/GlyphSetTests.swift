import Testing

@testable import Terminal

@Suite("Glyphs where there are few")
struct GlyphSetTests {
  @Test("the bar of a token's age has a full and an empty form in every set", arguments: [GlyphSet.console, .ascii])
  func tokenAge(set: GlyphSet) {
    #expect(String("▰▰▰▱▱".map(set.form(of:))) == (set == .ascii ? "###--" : "███░░"))
  }
}
