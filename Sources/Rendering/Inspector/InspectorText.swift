import TextLayout

/// Rows of the inspector: text in one style, wrapped, every line at an indent.
struct InspectorText {
  var width: Int

  /// As many rows as the text takes, at most `limit`.
  func rows(_ text: String, _ style: Style, indent: Int = 0, limit: Int = 40) -> [CardRow] {
    let indent = min(indent, width / 2)
    return layOut(text, width: width - indent, lineLimit: limit).map { line in
      CardRow(leading: [.blank(indent, Style()), Span(line, style)])
    }
  }

  /// A row of a key and its value, which is cut.
  func row(_ key: String, _ value: String, ink: Role = .text) -> CardRow {
    let name = Span(key, Style(.secondaryText), limit: width / 2)
    let gap = max(1, 12 - name.width)
    return CardRow(leading: [name, .blank(gap, Style()), Span(value, Style(ink), limit: width - name.width - gap)])
  }
}
