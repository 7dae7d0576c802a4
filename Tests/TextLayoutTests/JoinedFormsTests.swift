import Testing
import TextLayout

@Suite("Joined forms of letters")
struct JoinedFormsTests {
  /// The forms of a word as code points.
  private func forms(_ text: String) -> String {
    joinedForms(of: Array(text)).flatMap(\.unicodeScalars).map { String($0.value, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }

  @Test(
    "Urdu letters join at the sides where they can",
    arguments: [
      ("ٹماٹر", "FB68 FEE4 FE8E FB68 FEAE"), ("ڈاک", "FB88 FE8D FB8E"), ("لڑکا", "FEDF FB8D FB90 FE8E"),
      ("میں", "FEE3 FBFF FB9F"), ("ہم", "FBA8 FEE2"), ("ہے", "FBA8 FBAF"), ("گھر", "FB94 FBAD FEAE"),
      ("چاہے", "FB7C FE8E FBA8 FBAF"), ("پانی", "FB58 FE8E FEE7 FBFD"), ("ک", "FB8E"),
    ])
  func urdu(text: String, expected: String) { #expect(forms(text) == expected) }

  @Test("lam and alef stay two letters in two cells") func ligature() {
    #expect(forms("لا") == "FEDF FE8E")
    #expect(forms("سلام") == "FEB3 FEE0 FE8E FEE1")
  }

  @Test("marks stay on their letters and do not part them") func marks() {
    #expect(forms("بَت") == "FE91 64E FE96")
    #expect(joinedForms(of: Array("بَت")).count == 2)
  }

  @Test("a non-joiner parts two letters and is gone") func nonJoiner() {
    #expect(forms("می\u{200C}خواهم").hasPrefix("FEE3 FBFD FEA7"))
  }

  @Test("text of other scripts stays as it is", arguments: ["abc 123", "שלום", "漢字", "", " ", "👨‍👩‍👧", "नमस्ते"])
  func others(text: String) { #expect(String(joinedForms(of: Array(text))) == text) }
}
