import TextLayout

/// Rows of the inspector: text in one style, wrapped, every line at an indent.
struct InspectorText {
  var width: Int

  /// As many rows as the text takes, at most `limit`.
  func rows(_ text: String, _ style: Style, indent: Int = 0, limit: Int = 40) -> [CardRow] {
    let indent = min(indent, width / 2)
    return layOut(text, width: width - indent, lineLimit: limit).map { line in
      CardRow(leading: indent > 0 ? [.blank(indent, Style()), Span(line, style)] : [Span(line, style)])
    }
  }

  /// A row of a key and its value, which is cut; at the right a remark.
  func row(_ key: String, _ value: String, ink: Role = .text, remark: String = "") -> CardRow {
    let name = Span(key, Style(.secondaryText), limit: width / 2)
    let gap = max(1, min(22, width / 2) - name.width)
    let remark = Span(remark, Style(.accent), limit: width / 3)
    let room = width - name.width - gap - (remark.width > 0 ? remark.width + 1 : 0)
    return CardRow(
      leading: [name, .blank(gap, Style()), Span(value, Style(ink), limit: room)], trailing: [remark])
  }

  /// The title of a group.
  func heading(_ title: String) -> CardRow { CardRow(leading: [Span(title, Style(.accent, bold: true), limit: width)]) }
}

extension Scene {
  /// A page that has nothing yet: what is not there, and below it what to do.
  func emptyRows(_ title: String, _ advice: String, width: Int) -> PageRows {
    let text = InspectorText(width: width)
    return PageRows(
      [CardRow()] + text.rows(title, Style(.title, bold: true)) + text.rows(advice, Style(.secondaryText)))
  }
}
