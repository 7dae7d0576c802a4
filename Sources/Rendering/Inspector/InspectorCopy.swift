public import Center
import Payload
public import Screen
import TextLayout

/// What the open tab of the inspector shows, as text: all of it, in the order of reading.
///
/// Of a payload these are its lines, without numbers and findings.
public func inspectorText(center: CenterState, screen: ScreenState) -> String {
  let scene = Scene(center: center, screen: screen)
  let subject = scene.inspected
  if screen.inspectorTab == .payload, let payload = subject.payload {
    return PayloadLines(JSONDocument(payload)).text
  }
  let rows = scene.inspectorRows(screen.inspectorTab, of: subject, width: copiedWidth)
  return rows.rows(from: 0, limit: .max).map(\.text).joined(separator: "\n") + "\n"
}

/// Wide enough that nothing of a log is cut.
private let copiedWidth = 120

extension PayloadLines {
  /// The lines as they are shown.
  fileprivate var text: String {
    lines.map { line in
      var written = String(repeating: " ", count: line.indent)
      for token in line.tokens {
        written += text(of: token)
        if isLaidOut, token.kind == .punctuation, bytes[token.range.lowerBound] == UInt8(ascii: ":") { written += " " }
      }
      return written + "\n"
    }.joined()
  }
}

extension CardRow {
  /// What the row says, in the order of reading.
  fileprivate var text: String {
    let ends = [leading, trailing].map { spans in spans.map(\.line.logicalText).joined() }
    let text = ends[1].isEmpty ? ends[0] : ends[0] + "  " + ends[1]
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
