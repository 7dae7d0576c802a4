import Payload
import Testing

/// A payload in which `⟦` stands where each finding must point to.
struct MarkedPayload: ExpressibleByStringLiteral, Sendable, CustomTestStringConvertible {
  /// The text without its marks.
  let text: String
  /// The byte offsets of the marks in ``text``.
  let marks: [Int]

  init(stringLiteral marked: String) {
    var text = ""
    var marks: [Int] = []
    for character in marked.unicodeScalars {
      if character == "⟦" { marks.append(text.utf8.count) } else { text.unicodeScalars.append(character) }
    }
    self.text = text
    self.marks = marks
  }

  var testDescription: String { text }

  /// Expects findings of `rule` at the marks, and no others of that rule.
  func expect(_ rule: String, _ context: LintContext = LintContext(), sourceLocation: SourceLocation = #_sourceLocation)
  {
    let found = PayloadFindings(of: text, context)[rule].map(\.position.offset)
    #expect(found == marks, "\(rule)", sourceLocation: sourceLocation)
  }

  /// The faults of the payload: the rules that found something worse than information.
  func faults(_ context: LintContext = LintContext()) -> [String] { PayloadFindings(of: text, context).faults }
}
