/// Whether the first strong character of `texts` runs from right to left: those of a card, in their order, so that one
/// whose title is a number runs as its body does.
public func runsRightToLeft(_ texts: String...) -> Bool {
  texts.lazy.compactMap(isRightToLeft).first ?? false
}

/// Whether the first strong character of `text` runs from right to left; nil where it has none.
private func isRightToLeft(_ text: String) -> Bool? {
  guard BidiParagraph.mayRunRightToLeft(text.unicodeScalars) else {
    return text.unicodeScalars.contains { $0.properties.isAlphabetic } ? false : nil
  }
  // Nobody begins a sentence with more than this.
  let beginning = sanitized(String(text.prefix(512)), keepingLines: false)
  return BidiParagraph.isRightToLeft(beginning.unicodeScalars.map(\.value))
}
