import Testing
import TextLayout

@Suite("Sanitized text")
struct SanitizedTests {
  @Test(
    "what could steer a terminal becomes a sign, what has no shape goes",
    arguments: [
      ("plain", "plain"), ("Zoë, naïve — 漢字 👍🏽", "Zoë, naïve — 漢字 👍🏽"), ("\u{1B}[31mred", "␛[31mred"),
      ("a\u{0}b\u{7F}", "a␀b␡"), ("\u{9B}31m", "\u{FFFD}31m"), ("a\tb", "a    b"), ("a\nb", "a\nb"), ("a\r\nb", "a\nb"),
      ("a\rb", "a\nb"), ("a\u{2028}b\u{2029}c", "a\nb\nc"), ("a\u{200B}b\u{FEFF}\u{AD}c", "abc"),
      ("\u{202E}evil\u{202C} \u{2066}x\u{2069}\u{200F}\u{61C}", "evil x"), ("\u{E000}", "▯"), ("\u{378}", "\u{FFFD}"),
      ("\u{301}x", "\u{25CC}\u{301}x"), ("a\n\u{301}", "a\n\u{25CC}\u{301}"), ("\u{200D}", ""),
      ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      ("👨‍👩‍👧", "👨‍👩‍👧"), ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"), ("\u{3164}", " "), ("\u{FE0F}", ""),
      ("<b>&amp;</b> %@", "<b>&amp;</b> %@"),
    ])
  func replaced(text: String, shown: String) {
    let result = sanitized(text, keepingLines: true)
    #expect(result.unicodeScalars.elementsEqual(shown.unicodeScalars), "\(result.debugDescription)")
    #expect(sanitized(result, keepingLines: true) == result)
  }

  @Test("on one line, line ends are signs")
  func oneLine() {
    #expect(sanitized("a\nb\r\nc\u{2028}d", keepingLines: false) == "a␊b␊c␊d")
  }

  @Test("a cluster of thousands of marks keeps a few")
  func hostileCluster() {
    let text = "a" + String(repeating: "\u{301}", count: 4_000)
    #expect(sanitized(text, keepingLines: false).unicodeScalars.count == 5)
  }

  @Test("no scalar of any plane leaves a control behind")
  func everyScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for result in sanitized("a\(scalar)b", keepingLines: false).unicodeScalars {
        switch result.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse:
          Issue.record("U+\(String(value, radix: 16)) leaves U+\(String(result.value, radix: 16))")
        default: continue
        }
      }
    }
  }
}
