import Center
import TextLayout

/// The content of a push before and after its service extension, side by side where there is room, with a mark at what is
/// different.
struct ContentComparison {
  var run: ServiceExtensionRun
  var width: Int

  /// Below this width before and after stand one below the other.
  private static let columnsWidth = 56
  /// Lines of a value.
  private static let lineLimit = 6

  /// What there is to compare, or in its place a sentence that says why there is nothing.
  var rows: [CardRow] {
    guard let after = run.after else { return text.rows("Shown is what was sent.", Style(.text)) }
    let changes = after.changes(from: run.before)
    guard !changes.isEmpty else { return text.rows("It changed nothing.", Style(.text)) }
    let changed = Set(changes.map(\.name))
    // What people read stands there for comparison too.
    let values = zip(run.before.values, after.values).filter { before, after in
      changed.contains(after.name) || Self.readNames.contains(after.name) && !before.text.isEmpty
    }
    let entries = values.map { Entry($0.name, before: $0.text, after: $1.text) }
    return width < Self.columnsWidth ? entries.flatMap(oneBelowTheOther) : columns(entries)
  }

  private static let readNames: Set<String> = ["title", "subtitle", "body"]

  private var text: InspectorText { InspectorText(width: width) }

  /// A value that is compared.
  private struct Entry {
    var name: String
    var before: String
    var after: String
    /// What became of it.
    var mark: String

    init(_ name: String, before: String, after: String) {
      (self.name, self.before, self.after) = (name, before, after)
      mark = before == after ? " " : before.isEmpty ? "+" : after.isEmpty ? "−" : "→"
    }

    var isChanged: Bool { mark != " " }
    var beforeStyle: Style { Style(isChanged ? .tertiaryText : .text) }
    var afterStyle: Style { Style(!isChanged ? .text : after.isEmpty ? .warning : .success) }
    var afterText: String { isChanged && after.isEmpty ? "nothing" : after }
    var markStyle: Style { Style(.accent, bold: true) }
  }

  // MARK: Narrow

  private func oneBelowTheOther(_ entry: Entry) -> [CardRow] {
    let name = CardRow(leading: [Span(entry.name, Style(.secondaryText), limit: width)])
    var rows = [name] + text.rows(entry.before, entry.beforeStyle, indent: 2, limit: Self.lineLimit)
    guard entry.isChanged else { return rows }
    for (place, row) in text.rows(entry.afterText, entry.afterStyle, limit: Self.lineLimit).enumerated() {
      let mark = Span(place == 0 ? entry.mark : " ", entry.markStyle)
      rows.append(CardRow(leading: [mark, .blank(1, Style())] + row.leading))
    }
    return rows
  }

  // MARK: Wide

  private func columns(_ entries: [Entry]) -> [CardRow] {
    let nameWidth = min((entries.map(\.name.count).max() ?? 0) + 2, width / 3)
    let column = (width - nameWidth - 3) / 2
    func row(_ name: String, _ before: Span?, _ mark: Span?, _ after: Span?) -> CardRow {
      let name = Span(name, Style(.secondaryText), limit: nameWidth - 1)
      return CardRow(
        leading: [name, .blank(nameWidth - name.width, Style())] + cell(before, column) + [.blank(1, Style())]
          + cell(mark, 2) + cell(after, column))
    }
    func head(_ title: String) -> Span { Span(title, Style(.secondaryText, bold: true), limit: column) }
    let head = row("", head("Before"), nil, head(run.outcome == .attempt ? "Best attempt" : "After"))
    return [head]
      + entries.flatMap { entry -> [CardRow] in
        let before = layOut(entry.before, width: column, lineLimit: Self.lineLimit)
        let after = layOut(entry.afterText, width: column, lineLimit: Self.lineLimit)
        return (0..<max(1, before.count, after.count)).map { place in
          row(
            place == 0 ? entry.name : "", before.dropFirst(place).first.map { Span($0, entry.beforeStyle) },
            place == 0 ? Span(entry.mark, entry.markStyle) : nil,
            after.dropFirst(place).first.map { Span($0, entry.afterStyle) })
        }
      }
  }

  /// A span filled up to `width` cells; what runs from right to left stands at the right.
  private func cell(_ span: Span?, _ width: Int) -> [Span] {
    guard let span else { return [.blank(width, Style())] }
    let rest = Span.blank(width - span.width, Style())
    return span.line.isRightToLeft ? [rest, span] : [span, rest]
  }
}
