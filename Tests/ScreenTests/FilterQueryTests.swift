import Payload
import Testing
import TextLayout

@testable import Screen

@Suite("The language of the filter line")
struct FilterQueryTests {
  private func terms(_ line: String) -> [FilterQuery.Term] { FilterQuery.reading(line).query.terms }

  private func term(_ condition: FilterQuery.Condition, not: Bool = false) -> FilterQuery.Term {
    FilterQuery.Term(isNegated: not, condition: condition)
  }

  @Test("words, qualifiers, quotes and negation")
  func reads() {
    #expect(
      terms(#"Zürich -draft !x "two words" app:"Night Train" -thread:t1 category:M focus:work"#) == [
        term(.word(FoldedText("zurich"))), term(.word(FoldedText("draft")), not: true),
        term(.word(FoldedText("x")), not: true), term(.word(FoldedText("two words"))),
        term(.app(FoldedText("night train"))), term(.thread(FoldedText("t1")), not: true),
        term(.category(FoldedText("m"))), term(.focus(FoldedText("work"))),
      ])
    #expect(
      terms("level:critical LEVEL:T is:held -is:marked") == [
        term(.level(.critical)), term(.level(.timeSensitive)), term(.state(.held)), term(.state(.marked), not: true),
      ])
  }

  @Test(
    "half-written things ask for nothing and are no fault",
    arguments: ["", "   ", "-", "!", "app:", "level:", "-is:", "\"", "app:\"", "\u{301}"])
  func halfWritten(line: String) {
    let read = FilterQuery.reading(line)
    #expect(read.query.terms.isEmpty && read.fault == nil)
  }

  @Test("an open quotation mark ends with the line")
  func openQuote() { #expect(terms("\"two wo") == [term(.word(FoldedText("two wo")))]) }

  @Test(
    "a colon in an ordinary word is no qualifier",
    arguments: ["Re: dinner", "https://example.com", "12:30", ":", "\"app:x\"", "é:x", "note:this"])
  func plainColon(line: String) {
    let read = FilterQuery.reading(line)
    #expect(read.fault == nil)
    #expect(read.query.terms.allSatisfy { if case .word = $0.condition { true } else { false } })
    #expect(!read.query.terms.isEmpty)
  }

  @Test(
    "what is wrong is said with the nearest right word, and the rest counts",
    arguments: [
      ("aps:courier x", "no 'aps:', did you mean 'app:'?"),
      ("levl:critical x", "no 'levl:', did you mean 'level:'?"),
      ("level:urgent x", "no 'level:urgent', expected passive, active, time-sensitive, critical"),
      ("level:critcal x", "no 'level:critcal', did you mean 'critical'?"),
      ("is:hold x", "no 'is:hold', did you mean 'held'?"),
      ("is:zzz x", "no 'is:zzz', expected held, banner, list, summary, replaced, marked"),
    ])
  func faults(line: String, fault: String) {
    let read = FilterQuery.reading(line)
    #expect(read.fault == fault)
    #expect(read.query.terms == [term(.word(FoldedText("x")))])
  }

  @Test(
    "a query that only grew looks at what it showed before",
    arguments: [
      ("a", "ab", true), ("a", "a b", true), ("app:c", "app:co x", true), ("a", "b", false), ("ab", "a", false),
      ("-a", "-ab", false), ("-a", "-a b", true), ("level:critical", "level:critical a", true), ("a b", "a", false),
      ("a", "app:a", false),
    ])
  func narrows(before: String, after: String, narrows: Bool) {
    #expect(FilterQuery.reading(after).query.isNarrower(than: FilterQuery.reading(before).query) == narrows)
  }

  @Test("only what is looked for in the text is set apart")
  func words() {
    #expect(
      FilterQuery.reading("one -two app:three level:critical thread:four").query.words.map { $0 }
        == [FoldedText("one"), FoldedText("three")])
  }
}
