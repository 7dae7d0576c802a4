extension JSONValue {
  /// The value as JSON without white space: first of equal keys, digits as sent, text as raw UTF-8 with only the
  /// escapes that JSON and a terminal need.
  public var minified: String { minified(leavingOut: nil) }

  /// The same without one member of the value itself.
  func minified(leavingOut key: StaticString?) -> String {
    var writer = MinifiedWriter(document: document)
    writer.write(self, leavingOut: key)
    return String(decoding: writer.output, as: UTF8.self)
  }
}

/// Writes values without white space.
///
/// Goes along the flat list of nodes: no recursion.
private struct MinifiedWriter {
  let document: JSONDocument
  var output: [UInt8] = []
  /// The containers that are open: where each ends, and its kind.
  private var open: [(end: Int, isObject: Bool, isEmpty: Bool)] = []

  init(document: JSONDocument) { self.document = document }

  mutating func write(_ value: JSONValue, leavingOut key: StaticString?) {
    let end = Int(value.node.next)
    var index = value.index
    output.reserveCapacity(value.byteRange.count)
    while index < end {
      if let innermost = open.last {
        if index >= innermost.end {
          close()
          continue
        }
        if innermost.isObject {
          let isLeftOut = open.count == 1 && key.map { document.text(of: document.nodes[index], equals: $0) } ?? false
          if isLeftOut || !document.nodes[index].flags.isDisjoint(with: [.isDuplicate, .isHidden]) {
            index = Int(document.nodes[index + 1].next)
            continue
          }
          separate()
          writeText(document.nodes[index])
          output.append(.colon)
          index += 1
        } else {
          separate()
        }
      }
      writeNode(document.nodes[index])
      index += 1
    }
    while !open.isEmpty { close() }
  }

  private mutating func separate() {
    if !open[open.count - 1].isEmpty { output.append(.comma) }
    open[open.count - 1].isEmpty = false
  }

  private mutating func close() {
    output.append(open.removeLast().isObject ? .closeBrace : .closeBracket)
  }

  private mutating func writeNode(_ node: JSONNode) {
    switch node.kind {
    case .null, .bool, .number: output.append(contentsOf: document.bytes[node.byteRange])
    case .string: writeText(node)
    case .array, .object:
      output.append(node.kind == .object ? .openBrace : .openBracket)
      open.append((Int(node.next), node.kind == .object, true))
    }
  }

  private mutating func writeText(_ node: JSONNode) {
    document.withContentBytes(of: node) { content in
      guard node.flags.contains(.hasEscapes) else { return TextQuoting.quote(content, into: &output) }
      var decoded: [UInt8] = []
      TextEscapes.decode(content, 0..<content.count, into: &decoded)
      decoded.withUnsafeBufferPointer { TextQuoting.quote($0, into: &output) }
    }
  }
}
