import Payload
import Testing

@Suite("Places in a source text")
struct SourcePositionTests {
  @Test(
    "lines end at LF, CR LF or CR; columns count Unicode scalars",
    arguments: [
      ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1),
      ("a\r\nb", 1, 1, 2), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\r\rb", 3, 3, 1),
      ("a\n\rb", 3, 3, 1), ("\n\n\n", 3, 4, 1), ("éa", 2, 1, 2), ("日本", 3, 1, 2), ("😀a", 4, 1, 2),
      ("e\u{301}x", 3, 1, 3),
      ("é\né\né", 8, 3, 2), ("\r", 1, 2, 1), ("a", 99, 1, 2), ("a", -5, 1, 1), ("\u{2028}a", 3, 1, 2),
    ])
  func position(text: String, offset: Int, line: Int, column: Int) {
    let position = JSONDocument(text).position(at: offset)
    #expect(position.line == line)
    #expect(position.column == column)
    #expect(position.offset == min(max(0, offset), text.utf8.count))
  }

  @Test("a long text has the places that a walk through it finds")
  func longText() {
    let lines = (0..<3_000).map { "\($0)é日😀" + String(repeating: "x", count: $0 % 17) }
    for ending in ["\n", "\r\n", "\r"] {
      let document = JSONDocument(lines.joined(separator: ending))
      var (offset, line, column) = (0, 1, 1)
      let bytes = document.bytes
      while offset < bytes.count {
        if offset % 61 == 0, bytes[offset] & 0xC0 != 0x80 {
          #expect(document.position(at: offset) == SourcePosition(offset: offset, line: line, column: column))
        }
        let isEnd = bytes[offset] == 10 || bytes[offset] == 13 && !(offset + 1 < bytes.count && bytes[offset + 1] == 10)
        offset += 1
        if isEnd {
          (line, column) = (line + 1, 1)
        } else if offset < bytes.count, bytes[offset] & 0xC0 != 0x80 {
          column += 1
        }
      }
      #expect(line == 3_000)
    }
  }

  @Test("values and keys know where they stand")
  func values() throws {
    let root = try #require(JSONDocument("{\n  \"a\": [1,\n \"é\", {}],\n\t\"b\" : null }").root)
    #expect(root.byteRange == 0..<38)
    let array = try #require(root["a"])
    #expect(array.position == SourcePosition(offset: 9, line: 2, column: 8))
    #expect(array.elements.map(\.position.line) == [2, 3, 3])
    #expect(array.elements.map(\.position.column) == [9, 2, 7])
    #expect(array.elements.map(\.byteRange) == [10..<11, 14..<18, 20..<22])
    #expect(root.members.map(\.keyPosition.column) == [3, 2])
    #expect(root.members.map(\.keyByteRange) == [4..<7, 26..<29])
    #expect(root["b"]?.byteRange == 32..<36)
  }
}
