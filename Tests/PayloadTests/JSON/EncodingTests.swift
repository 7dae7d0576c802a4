import Payload
import Testing

@Suite("Encodings of a JSON text")
struct EncodingTests {
  static let text = "{\"aps\":{\"alert\":\"é日😀\"}}"

  static func encoded(_ text: String, as encoding: JSONDocument.Encoding, mark: Bool) -> [UInt8] {
    let text = mark ? "\u{FEFF}" + text : text
    switch encoding {
    case .utf8: return Array(text.utf8)
    case .utf16BigEndian: return text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf16LittleEndian: return text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf32BigEndian: return text.unicodeScalars.flatMap { bytes(of: $0.value.bigEndian) }
    case .utf32LittleEndian: return text.unicodeScalars.flatMap { bytes(of: $0.value.littleEndian) }
    }
  }

  private static func bytes(of value: UInt32) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

  static let encodings: [JSONDocument.Encoding] = [
    .utf8, .utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .utf32LittleEndian,
  ]

  @Test("UTF-8, UTF-16 and UTF-32 are recognised with and without a mark", arguments: encodings, [true, false])
  func recognised(encoding: JSONDocument.Encoding, mark: Bool) {
    let source = Self.encoded(Self.text, as: encoding, mark: mark)
    let document = JSONDocument(source)
    #expect(document.encoding == encoding)
    #expect(document.root?.minified == Self.text)
    #expect(document.bytes == Array(Self.text.utf8))
    #expect(document.sourceByteCount == source.count)
    #expect(document.isReadable)
    #expect(document.faultSummaries == (mark && encoding == .utf8 ? ["1:1 byteOrderMark"] : []))
  }

  @Test("short texts are recognised too", arguments: encodings, ["1", "{}", "[1]", "\"é\"", "\"日\""])
  func short(encoding: JSONDocument.Encoding, text: String) {
    let document = JSONDocument(Self.encoded(text, as: encoding, mark: false))
    #expect(document.encoding == encoding)
    #expect(document.root?.minified == text)
  }

  @Test("a mark alone is a blank text", arguments: encodings)
  func markAlone(encoding: JSONDocument.Encoding) {
    let document = JSONDocument(Self.encoded("", as: encoding, mark: true))
    #expect(document.root == nil)
    #expect(document.faults.last?.kind == (encoding == .utf8 ? .blank : .empty))
  }

  @Test(
    "half a pair or half a unit is a fault, and never ends reading",
    arguments: [
      ([0xFE, 0xFF, 0x00, 0x22, 0xD8, 0x3D, 0x00, 0x22], ["1:2 invalidUTF16"]),
      ([0xFE, 0xFF, 0x00, 0x22, 0xDE, 0x00, 0x00, 0x22], ["1:2 invalidUTF16"]),
      ([0xFE, 0xFF, 0x00, 0x22, 0xD8, 0x3D, 0xD8, 0x3D, 0xDE, 0x00, 0x00, 0x22], ["1:2 invalidUTF16"]),
      ([0xFF, 0xFE, 0x31, 0, 0x20, 0, 0x32], ["1:3 invalidUTF16", "1:3 textAfterRoot"]),
      ([0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0, 0x20, 0, 0, 0, 0x32], ["1:3 invalidUTF32", "1:3 textAfterRoot"]),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x22, 0, 0x11, 0, 0, 0, 0, 0, 0x22], ["1:2 invalidUTF32"]),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x22, 0, 0, 0xD8, 0, 0, 0, 0, 0x22], ["1:2 invalidUTF32"]),
    ] as [([UInt8], [String])])
  func broken(source: [UInt8], faults: [String]) {
    let document = JSONDocument(source)
    #expect(document.faultSummaries == faults)
    #expect(document.root != nil)
    #expect(!document.isReadable)
  }
}
