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
      // Lines end in every way that Apple's reader knows.
      ("// c\rk=v;\r// d\rl=w;", ["k": "v", "l": "w"]), ("// c\r\nk=v; // d\r\nl=w;", ["k": "v", "l": "w"]),
      ("// c\u{2028}k=v;\u{2029}l=w;", ["k": "v", "l": "w"]), ("k\u{B}=\u{C}v\t;", ["k": "v"]),
      // Octal digits are a character of NeXTSTEP's encoding; after three of them the text goes on.
      (#""k" = "\101\1012\7x\0";"#, ["k": "AA2\u{7}x\u{0}"]), (#""k" = "\351\251";"#, ["k": "Ø’"]),
      // The letters of escapes, and digits of either case, fewer than four too.
      (#""k" = "\a\b\f\v";"#, ["k": "\u{7}\u{8}\u{C}\u{B}"]), (#""k" = "\U00Fc\U9g";"#, ["k": "ü\tg"]),
      ("link = https://example.com/a;", ["link": "https://example.com/a"]),
      ("/**/k /*=*/ =v;/***/", ["k": "v"]),
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
      ("= x\rl=w;", "1:1 unexpectedCharacter", ["l": "w"]), ("k\u{2028}l=w;", "1:3 missingEquals", [:]),
      (#"k = "\777";"#, "1:6 invalidEscape", ["k": ""]), (#"k = "a\9";"#, "1:7 invalidEscape", ["k": "a9"]),
      ("k = a\"b\";", "1:6 missingSemicolon", ["k": "a", "b": "b"]), ("k/* */=v;", "1:3 missingEquals", [:]),
      ("k = 'a", "1:5 unterminatedText", ["k": "a"]),
      ("k = (a, b);\nl=w;", "1:5 missingValue", ["l": "w"]), ("\"\"=v;\"\"=w;", "1:6 duplicateKey", ["": "w"]),
      ("k=v;;", "1:5 unexpectedCharacter", ["k": "v"]),
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

  @Test("half a unit at the end of a UTF-16 file is a fault, and what stands before it is read")
  func oddByte() {
    for mark in [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] {
      let units = "k=v;".utf16.flatMap { unit in
        mark[0] == 0xFF ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      }
      let file = StringsFile(mark + units + [0x20])
      #expect(file.table.entries == ["k": "v"])
      #expect(file.faults.first?.kind == .invalidEncoding)
      let half = StringsFile(mark + units + (mark[0] == 0xFF ? [0x3D, 0xD8] : [0xD8, 0x3D]))
      #expect(half.table.entries == ["k": "v"] && half.faults.first?.kind == .invalidEncoding)
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
