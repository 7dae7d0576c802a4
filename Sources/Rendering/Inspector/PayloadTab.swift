import Center
import Payload
import Screen
import TextLayout

extension Scene {
  /// The payload over several lines, each finding below the line that it is about.
  func payloadRows(width: Int) -> [CardRow] {
    guard let subject = inspected else { return emptyRow("Nothing came in yet") }
    let text = InspectorText(width: width)
    var writer = PayloadRowWriter(text: text, findings: subject.delivery?.findings ?? [])
    if let root = JSONDocument(subject.payload).root {
      writer.write(root, key: nil, path: .root, indent: 0, isLast: true)
    }
    let rows = captionRows(subject, width: width) + writer.finished
    guard subject.payload.isEmpty, let delivery = subject.delivery else { return rows }
    return rows + text.rows("It left no notification, and this is why.", Style(.secondaryText)) + [CardRow()]
      + explanationRows(of: delivery, width: width)
  }
}

/// Writes JSON as rows, two blanks a level, with findings below the values that they are about.
private struct PayloadRowWriter {
  private let text: InspectorText
  private var findings: [PayloadKeyPath: [Finding]]
  private var rows: [CardRow] = []
  /// More rows than this nobody scrolls through; the rest is left out and said so.
  private static let rowLimit = 2_000
  private static let depthLimit = 32
  /// Lines of one value; what is longer can be copied.
  private static let valueLineLimit = 100

  init(text: InspectorText, findings: [Finding]) {
    self.text = text
    self.findings = Dictionary(grouping: findings, by: \.keyPath)
  }

  /// The rows; findings whose key is nowhere in the payload stand at the top.
  var finished: [CardRow] {
    let rest = findings.values.flatMap { $0 }.sorted { $0.position < $1.position }
    var top: [CardRow] = []
    for finding in rest { top += findingRows(finding, indent: 0) }
    let cut = rows.count >= Self.rowLimit ? text.rows("… more", Style(.secondaryText)) : []
    return top + (top.isEmpty ? [] : [CardRow()]) + rows + cut
  }

  mutating func write(_ value: JSONValue, key: String?, path: PayloadKeyPath, indent: Int, isLast: Bool) {
    guard rows.count < Self.rowLimit else { return }
    let comma = isLast ? "" : ","
    let isDeep = indent >= Self.depthLimit
    switch value.kind {
    case .object where !isDeep && !value.members.isEmpty:
      line(key, "{", .text, indent)
      let members = value.members
      for (index, member) in members.enumerated() {
        write(
          member.value, key: member.key, path: path.member(member.key), indent: indent + 1,
          isLast: index == members.count - 1)
      }
      line(nil, "}" + comma, .text, indent)
    case .array where !isDeep && !value.elements.isEmpty:
      line(key, "[", .text, indent)
      let elements = value.elements
      for (index, element) in elements.enumerated() {
        write(element, key: nil, path: path.element(index), indent: indent + 1, isLast: index == elements.count - 1)
      }
      line(nil, "]" + comma, .text, indent)
    default: line(key, value.minified + comma, value.kind == .string ? .success : .accent, indent)
    }
    for finding in findings.removeValue(forKey: path) ?? [] { rows += findingRows(finding, indent: indent * 2) }
  }

  /// A key with its value; a long value goes on below its beginning.
  private mutating func line(_ key: String?, _ value: String, _ ink: Role, _ indent: Int) {
    let blank = Span.blank(min(indent * 2, text.width / 2), Style())
    let name = Span(
      key.map { "\(JSONOutput.string($0).line): " } ?? "", Style(.title), limit: text.width - blank.width - 8)
    let room = text.width - blank.width - name.width
    for (index, line) in layOut(value, width: room, lineLimit: Self.valueLineLimit).enumerated() {
      let head = index == 0 ? name : .blank(name.width, Style())
      rows.append(CardRow(leading: [blank, head, Span(line, Style(ink))]))
    }
  }

  private func findingRows(_ finding: Finding, indent: Int) -> [CardRow] {
    let looks: (sign: String, ink: Role) =
      switch finding.severity {
      case .error: ("✕", .destructive)
      case .warning: ("▲", .warning)
      case .info: ("·", .secondaryText)
      }
    let hint = finding.suggestion.map { "; \($0)" } ?? ""
    return text.rows("\(looks.sign) \(finding.message)\(hint) [\(finding.rule)]", Style(looks.ink), indent: indent)
  }
}
