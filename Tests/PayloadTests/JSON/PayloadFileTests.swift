import Payload
import TestSupport
import Testing

@Suite("The payload files, as texts")
struct PayloadFileTests {
  /// The files that are not plain JSON, with all that is wrong with each.
  static let faults: [String: [String]] = [
    "001": ["16:56 trailingComma"],
    "006": ["6:27 trailingComma", "7:10 trailingComma", "8:6 trailingComma"],
    "007": ["9:8 missingComma", "9:17 missingOpeningQuote", "10:8 missingComma"],
    "028": ["1:1 invalidWord", "2:1 textAfterRoot"],
    "038": [
      "16:7 missingComma", "16:24 placeholder", "17:20 placeholder", "17:37 placeholder", "21:8 trailingComma",
      "23:12 placeholder",
    ],
    "040": ["4:14 invalidNumber"],
    "072": ["7:32 trailingComma", "11:28 trailingComma"],
    "092": ["7:8 trailingComma"],
    "112": ["2:1 textAfterRoot"],
    "114": ["1:45 duplicateKey", "1:72 duplicateKey"],
    "143": ["1:30 loneSurrogate"],
    "156": ["7:9 missingComma"],
    "158": ["6:52 trailingComma", "11:52 trailingComma", "13:33 missingColon", "16:42 trailingComma"],
    "159": ["2:3 unquotedKey", "3:5 unquotedKey", "4:5 unquotedKey"],
    "162": ["3:19 comment", "7:21 comment", "8:9 comment", "9:27 trailingComma"],
    "165": ["1:1 empty"],
    "166": ["1:1 blank"],
    "167": ["1:43 unterminatedText"],
    "168": ["1:1 byteOrderMark"],
    "170": ["1:21 invalidUTF8"],
    "172": ["1:31 invalidNumber", "1:54 invalidNumber"],
    "173": ["1:1 markup"],
    "174": ["4:23 trailingComma", "5:5 comment", "8:32 trailingComma", "9:3 comment"],
  ]

  /// The files that Apple's reader refuses.
  static let unreadable: Set = [
    "007", "028", "038", "040", "112", "156", "158", "159", "162", "164", "165", "166", "167", "170", "172", "173",
    "174",
  ]

  @Test("every file is read with exactly its faults", arguments: Fixtures.names(in: "payloads"))
  func faults(name: String) throws {
    let number = String(name.prefix(3))
    let document = JSONDocument(try Fixtures.payload(name))
    #expect(document.isReadable == !Self.unreadable.contains(number))
    // Nearly every token of the Ruby hash is wrong; its own test says what matters.
    if number != "164" { #expect(document.faultSummaries == Self.faults[number, default: []]) }
  }

  @Test("an array root is readable but no payload")
  func arrayRoot() throws {
    let document = JSONDocument(try Fixtures.payload("111"))
    #expect(document.isReadable)
    #expect(Payload(document) == nil)
  }

  @Test("a hash of Ruby is recognised by its arrows and bare keys")
  func ruby() throws {
    let document = JSONDocument(try Fixtures.payload("164"))
    #expect(document.faultSummaries.first == "1:1 invalidWord")
    #expect(document.faults.filter { $0.kind == .wrongSeparator("=>") }.count == 5)
    #expect(document.root?["alert"]?.string == "test")
  }

  @Test("the colon that is missing is named with its key, the comma with what it should follow")
  func names() throws {
    let colon = JSONDocument(try Fixtures.payload("158")).faults.map(\.kind)
    #expect(colon.contains(.missingColon(key: "person")))
    let comma = JSONDocument(try Fixtures.payload("156")).faults.map(\.kind)
    #expect(comma == [.missingComma(after: "}")])
    let template = JSONDocument(try Fixtures.payload("038")).faults.first?.kind
    #expect(template == .missingComma(after: "\"init\""))
    let numbers = JSONDocument(try Fixtures.payload("172")).faults.map(\.kind)
    #expect(numbers == [.invalidNumber("0x10"), .invalidNumber("NaN")])
    let increment = JSONDocument(try Fixtures.payload("040")).faults.map(\.kind)
    #expect(increment == [.invalidNumber("+1")])
    let latin1 = JSONDocument(try Fixtures.payload("170")).faults
    #expect(latin1.map(\.kind) == [.invalidUTF8(byte: 0xE9)])
    #expect(latin1.first?.position.offset == 20)
  }

  @Test("a byte order mark counts for the size")
  func markCounts() throws {
    let source = try Fixtures.payload("168")
    let document = JSONDocument(source)
    #expect(document.sourceByteCount == 104)
    #expect(document.bytes.count == 101)
  }

  @Test("digits beyond doubles are kept")
  func digits() throws {
    let root = JSONDocument(try Fixtures.payload("032")).root
    #expect(root?["_j_msgid"]?.number?.text == "27021597978863341")
    #expect(root?.minified.contains("27021597978863341") == true)
  }
}
