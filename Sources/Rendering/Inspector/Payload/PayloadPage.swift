import Payload
import TextLayout

/// The lines of a payload with their numbers in a gutter, and each finding below the line that it is about.
struct PayloadPage {
  private let text: PayloadLines
  /// By line.
  private let findings: [Int: [Finding]]
  private let hiddenFindingCount: Int
  /// Bytes at which a text that is no JSON goes wrong.
  private let faults: Set<Int>
  private let width: Int
  private let digits: Int

  /// More findings than this nobody reads at once.
  private static let findingLimit = 100
  /// Rows of one value; what is longer can be copied.
  private static let valueRowLimit = 200

  init(_ document: JSONDocument, findings: [Finding], width: Int) {
    let text = PayloadLines(document)
    let shown = findings.prefix(Self.findingLimit)
    self.text = text
    self.findings = Dictionary(grouping: shown) { text.line(at: $0.position.offset) }
    self.width = width
    hiddenFindingCount = findings.count - shown.count
    faults = document.isReadable ? [] : Set(shown.filter { $0.severity == .error }.map(\.position.offset))
    digits = max(2, String(text.lines.count).count)
  }

  /// Cells of the gutter: a sign, a blank, the number, two blanks.
  private var gutter: Int { digits + 4 }
  /// Cells right of it.
  private var room: Int { max(8, width - gutter) }

  /// All rows; lines that are not seen are not laid out.
  var rows: PageRows {
    var rows = PageRows()
    for (index, line) in text.lines.enumerated() {
      if isShort(line) {
        rows.append(count: 1) { contentRows(line, number: index) }
      } else {
        rows.append(contentRows(line, number: index))
      }
      for finding in findings[index] ?? [] { rows.append(findingRows(finding, indent: line.indent)) }
    }
    var rest: [String] = []
    if text.hiddenByteCount > 0 { rest.append("… \(text.hiddenByteCount) more bytes: Y copies all") }
    if hiddenFindingCount > 0 { rest.append("… \(hiddenFindingCount) more findings: 'belfry lint' lists all") }
    rows.append(rest.map { CardRow(leading: [.blank(gutter, Style()), Span($0, Style(.secondaryText), limit: room)]) })
    return rows
  }

  /// Whether the line takes one row: looked at without laying it out, mostly without making a text of it.
  private func isShort(_ line: PayloadLine) -> Bool {
    if let first = line.tokens.first, let last = line.tokens.last {
      let bytes = text.bytes[first.range.lowerBound..<last.range.upperBound]
      let blanks = text.isLaidOut ? line.tokens.count : 0
      if bytes.count + blanks + indent(line) < room, bytes.allSatisfy({ $0 &- 0x20 < 0x5F }) { return true }
    }
    let pieces = pieces(of: line)
    return indent(line) + pieces.reduce(0) { $0 + cellWidth(of: $1.text) } <= room
      && !pieces.contains { sanitized($0.text, keepingLines: false) != $0.text }
  }

  private func indent(_ line: PayloadLine) -> Int { min(line.indent, room / 2) }

  // MARK: Lines

  private func contentRows(_ line: PayloadLine, number: Int) -> [CardRow] {
    var writer = PieceWriter(indent: indent(line), room: room, rowLimit: Self.valueRowLimit)
    for piece in pieces(of: line) { writer.write(piece.text, piece.style) }
    return writer.finished.enumerated().map { index, spans in
      CardRow(leading: (index == 0 ? gutterSpans(number) : [.blank(gutter, Style())]) + spans)
    }
  }

  private func gutterSpans(_ number: Int) -> [Span] {
    let label = String(number + 1)
    let worst = findings[number]?.map(\.severity).min { $0.rank < $1.rank }
    let ink = worst?.ink ?? .tertiaryText
    return [
      Span(worst?.sign ?? " ", Style(ink)), .blank(digits + 1 - label.count, Style()), Span(label, Style(ink)),
      .blank(2, Style()),
    ]
  }

  private func pieces(of line: PayloadLine) -> [(text: String, style: Style)] {
    var pieces: [(text: String, style: Style)] = []
    for token in line.tokens {
      let style = Style(token.kind.ink)
      if let fault = faults.filter(token.range.contains).min() {
        let (before, marked, after) = split(token.range, at: fault)
        pieces += [(before, style), (marked, Style(.destructive, reversed: true)), (after, style)]
      } else {
        pieces.append((withHiddenCharactersNamed(text.text(of: token)), style))
      }
      if text.isLaidOut, token.kind == .punctuation, text.bytes[token.range.lowerBound] == UInt8(ascii: ":") {
        pieces.append((" ", style))
      }
    }
    return pieces.filter { !$0.text.isEmpty }
  }

  /// The text before the character at `offset`, that character, and the text behind it.
  private func split(_ range: Range<Int>, at offset: Int) -> (String, String, String) {
    let rest = String(decoding: text.bytes[offset..<range.upperBound], as: UTF8.self)
    return (
      withHiddenCharactersNamed(String(decoding: text.bytes[range.lowerBound..<offset], as: UTF8.self)),
      withHiddenCharactersNamed(String(rest.prefix(1))), withHiddenCharactersNamed(String(rest.dropFirst()))
    )
  }

  // MARK: Findings

  private func findingRows(_ finding: Finding, indent: Int) -> [CardRow] {
    let indent = gutter + min(indent, room / 3)
    let room = max(8, width - indent - 2)
    var rows = layOut(finding.message, width: room, lineLimit: 8).enumerated().map { index, line in
      CardRow(leading: [
        .blank(indent, Style()), index == 0 ? Span("╰ ", Style(finding.severity.ink)) : .blank(2, Style()),
        Span(line, Style(finding.severity.ink)),
      ])
    }
    for (index, line) in layOut(finding.suggestion ?? "", width: room - 2, lineLimit: 8).enumerated() {
      rows.append(
        CardRow(leading: [
          .blank(indent + 2, Style()), Span(index == 0 ? "→ " : "  ", Style(.secondaryText)),
          Span(line, Style(.text)),
        ]))
    }
    let rule = Span(finding.rule, Style(.tertiaryText), limit: room)
    let used = rows.last?.leading.width ?? width
    if used + 2 + rule.width <= width, !rows.isEmpty {
      rows[rows.count - 1].leading += [.blank(2, Style()), rule]
    } else {
      rows.append(CardRow(leading: [.blank(indent + 2, Style()), rule]))
    }
    return rows
  }
}

/// Fills rows with pieces of a line; what does not fit goes on below the place where it began.
private struct PieceWriter {
  private let room: Int
  private let hang: Int
  private let rowLimit: Int
  private var rows: [[Span]] = []
  private var row: [Span]
  private var used: Int

  /// Fewer cells than this hold no text.
  private static let leastTextWidth = 16

  init(indent: Int, room: Int, rowLimit: Int) {
    self.room = room
    self.rowLimit = rowLimit
    hang = min(indent + 2, room / 2)
    row = [.blank(indent, Style())]
    used = indent
  }

  var finished: [[Span]] { rows + [row] }

  mutating func write(_ text: String, _ style: Style) {
    let text = sanitized(text, keepingLines: false)
    let width = cellWidth(of: text)
    // The cell that the comma behind a text takes is kept free.
    if used + width + (width > 1 ? 1 : 0) <= room || (width <= 1 && used < room) || width == 0 {
      row.append(text.allSatisfy { $0 == " " } ? .blank(width, style) : Span(text, style))
      used += width
      return
    }
    if room - used <= min(Self.leastTextWidth, room / 2), used > hang { breakRow(at: hang) }
    let start = used
    for (index, line) in layOut(text, width: max(1, room - start - 1), lineLimit: rowLimit).enumerated() {
      if index > 0 { breakRow(at: start) }
      row.append(Span(line, style))
      used = start + line.width
    }
  }

  private mutating func breakRow(at column: Int) {
    rows.append(row)
    row = [.blank(column, Style())]
    used = column
  }
}

/// `text` with characters that nobody can see (but for joiners, which letters and emoji need) by their names.
private func withHiddenCharactersNamed(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isHidden) else { return text }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    if isHidden(scalar) {
      let number = String(scalar.value, radix: 16, uppercase: true)
      result += "‹U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number + "›"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}

private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  guard scalar.value > 0x7F, scalar.value != 0x200C, scalar.value != 0x200D else { return false }
  return scalar.properties.generalCategory == .format
}

extension PayloadToken.Kind {
  fileprivate var ink: Role {
    switch self {
    case .key: .accent
    case .text: .success
    case .number, .literal: .warning
    case .punctuation, .blank, .lineEnd: .tertiaryText
    case .other: .text
    }
  }
}

extension Finding.Severity {
  /// The sign in the gutter.
  var sign: String {
    switch self {
    case .error: "✕"
    case .warning: "▲"
    case .info: "•"
    }
  }

  /// The colour of the sign and of the message.
  var ink: Role {
    switch self {
    case .error: .destructive
    case .warning: .warning
    case .info: .secondaryText
    }
  }

  /// The worst comes first.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
