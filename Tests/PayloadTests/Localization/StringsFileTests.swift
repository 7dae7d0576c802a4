import Payload
import Testing

@Suite("Files of strings")
struct StringsFileTests {
  @Test(
    "pairs, comments and escapes are read",
    arguments: [
      ("", [:]), ("\"k\" = \"v\";", ["k": "v"]), ("k=v;", ["k": "v"]),
      ("\"k\"=\"v\";\"l\"=\"w\";", ["k": "v", "l": "w"]),
      ("/* c */ \"k\" /*;*/ = // x\n \"v\" ; // end", ["k": "v"]), ("\"a b\" = \"c;=\";", ["a b": "c;="]),
      ("key;", ["key": "key"]), ("\"k\";", ["k": "k"]), ("'k' = 'it\"s';", ["k": "it\"s"]),
      ("com.a-b_1 = x.y;", ["com.a-b_1": "x.y"]),
      (#""q\"k" = "a\"b\\c\n\t\r\'";"#, ["q\"k": "a\"b\\c\n\t\r'"]),
      (#""k" = "\U00e9\u00E9\Ud83d\Ude00!";"#, ["k": "éé😀!"]),
      (#""k" = "\U41";"#, ["k": "A"]), ("\"k\" = \"two\nlines\";", ["k": "two\nlines"]), ("\"k\" = \"\";", ["k": ""]),
      ("\"k\" = \"a\\\nb\";", ["k": "a\nb"]), ("\"سلام\" = \"%@ بھیجا\";", ["سلام": "%@ بھیجا"]),
      (#""k" = "\Ud83d!";"#, ["k": "\u{FFFD}!"]), ("\u{FEFF}k=v;", ["k": "v"]),
    ])
  func pairs(text: String, entries: [String: String]) {
    let file = StringsFile(Array(text.utf8))
    #expect(file.table.entries == entries)
    #expect(file.faults == [])
  }

  @Test(
    "a fault has its place, and the next pair is read",
    arguments: [
      ("\"k\" = \"v\"\n\"l\" = \"w\";", "1:10 missingSemicolon", ["k": "v", "l": "w"]),
      ("\"k\" \"v\";\n\"l\"=\"w\";", "1:5 missingEquals", ["l": "w"]),
      ("\"k\" = ;\n\"l\"=\"w\";", "1:7 missingValue", ["l": "w"]),
      ("= \"v\";\nl=w;", "1:1 unexpectedCharacter", ["l": "w"]), ("k=v;\nk=w;", "2:1 duplicateKey", ["k": "w"]),
      ("k = \"v", "1:5 unterminatedText", ["k": "v"]), ("k=v; /* x", "1:6 unterminatedComment", ["k": "v"]),
      (#"k = "a\qb";"#, "1:7 invalidEscape", ["k": "aqb"]), (#"k = "\Uxy";"#, "1:6 invalidEscape", ["k": "Uxy"]),
      ("<?xml version=\"1.0\"?>", "1:1 propertyList", [:]), ("bplist00", "1:1 propertyList", [:]),
      ("k", "1:2 missingEquals", [:]),
      ("k =", "1:4 missingValue", [:]), ("k=v", "1:4 missingSemicolon", ["k": "v"]),
      ("é=v;\nl=w;", "1:1 unexpectedCharacter", ["l": "w"]),
      ("{\n k=v;}", "1:1 unexpectedCharacter", ["k": "v"]),
    ])
  func faults(text: String, fault: String, entries: [String: String]) throws {
    let file = StringsFile(Array(text.utf8))
    let first = try #require(file.faults.first)
    let name = String(String(describing: first.kind).prefix { $0 != "(" })
    #expect("\(first.position.line):\(first.position.column) \(name)" == fault)
    #expect(file.table.entries == entries)
    #expect(!first.description.isEmpty)
  }

  @Test("UTF-16 files are read, with and without a mark", arguments: [true, false])
  func utf16(mark: Bool) {
    let text = (mark ? "\u{FEFF}" : "") + "\"k\" = \"é日😀\";"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for source in [little, big] {
      #expect(StringsFile(source).table.entries == ["k": "é日😀"])
      #expect(StringsFile(source).faults == [])
    }
  }

  @Test("a message quotes the key without what could steer a terminal")
  func safeMessage() {
    let file = StringsFile(Array("\"\u{1B}[2J\u{202E}\" \"v\";".utf8))
    #expect(file.faults.map(\.description) == [#"expected '=' after the key '\u001b[2J\u202e'"#])
  }

  @Test(
    "hostile files end with a bounded list of faults",
    arguments: ["=", "\"", "/*", "k=", "\\", "\"\\q\";", "\u{0}", "k", "k=v", "'", "{", "\"\\U\"", "k\n", "é"])
  func hostile(part: String) {
    let file = StringsFile(Array(String(repeating: part, count: 5_000).utf8))
    #expect(file.faults.count <= 1_001)
    #expect(!file.faults.isEmpty)
  }
}
