import Payload

/// A line of a payload as it is shown.
struct PayloadLine: Equatable {
  /// Blanks before it.
  var indent: Int
  /// Without blanks at its beginning.
  var tokens: [PayloadToken]
  /// The byte of the text that it begins with.
  var start: Int
}

/// The text of a payload in lines.
///
/// A text that its sender laid out keeps his lines, and the numbers are those of his file. One that came on a single
/// line, as a provider sends it, is laid out, two blanks a level. Nothing is changed but white space between values.
struct PayloadLines {
  let bytes: [UInt8]
  private(set) var lines: [PayloadLine] = []
  /// Whether the lines are ours.
  let isLaidOut: Bool
  /// Bytes that are not shown, because nobody reads so far.
  let hiddenByteCount: Int

  /// More bytes than this are not shown; payloads that are taken have 5,120 at most.
  static let byteLimit = 32_768
  /// Levels that are indented; deeper ones stand below each other.
  private static let indentedLevels = 24

  init(_ document: JSONDocument) {
    bytes = document.bytes
    let tokens = PayloadTokenizer.tokens(of: bytes, limit: Self.byteLimit)
    hiddenByteCount = max(0, bytes.count - Self.byteLimit)
    let content = tokens.last { $0.kind != .blank && $0.kind != .lineEnd }
    let breaks = tokens.contains { $0.kind == .lineEnd && $0.range.lowerBound < (content?.range.lowerBound ?? 0) }
    isLaidOut = !breaks && document.isReadable && hiddenByteCount == 0
    if isLaidOut { layOut(tokens) } else { split(tokens) }
  }

  /// The number of the line that the byte at `offset` stands in, counted from 0.
  func line(at offset: Int) -> Int {
    max(0, (lines.firstIndex { $0.start > offset } ?? lines.count) - 1)
  }

  /// The text of a token.
  func text(of token: PayloadToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  private mutating func split(_ tokens: [PayloadToken]) {
    var line = PayloadLine(indent: 0, tokens: [], start: 0)
    for token in tokens {
      switch token.kind {
      case .lineEnd:
        lines.append(line)
        line = PayloadLine(indent: 0, tokens: [], start: token.range.upperBound)
      case .blank where line.tokens.isEmpty:
        line.indent = bytes[token.range].reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
      default: line.tokens.append(token)
      }
    }
    if !line.tokens.isEmpty || lines.isEmpty { lines.append(line) }
  }

  private mutating func layOut(_ tokens: [PayloadToken]) {
    let tokens = tokens.filter { $0.kind != .blank && $0.kind != .lineEnd }
    var level = 0
    var line = PayloadLine(indent: 0, tokens: [], start: 0)
    func isByte(_ token: PayloadToken?, _ wanted: String) -> Bool {
      guard let token, token.kind == .punctuation else { return false }
      return wanted.utf8.contains(bytes[token.range.lowerBound])
    }
    for (index, token) in tokens.enumerated() {
      if isByte(token, "}]") {
        level = max(0, level - 1)
        // Empty brackets stay together.
        if !isByte(index > 0 ? tokens[index - 1] : nil, "{[") { end(&line, before: token, level: level) }
      } else if isByte(index > 0 ? tokens[index - 1] : nil, "{[,") {
        end(&line, before: token, level: level)
      }
      if isByte(token, "{[") { level += 1 }
      line.tokens.append(token)
    }
    lines.append(line)
  }

  private mutating func end(_ line: inout PayloadLine, before token: PayloadToken, level: Int) {
    lines.append(line)
    line = PayloadLine(indent: 2 * min(level, Self.indentedLevels), tokens: [], start: token.range.lowerBound)
  }
}
