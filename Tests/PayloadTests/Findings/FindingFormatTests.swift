import Payload
import Testing

@Suite("Findings, written down")
struct FindingFormatTests {
  static let finding = Finding(
    rule: "misspelled-key", severity: .error, position: SourcePosition(offset: 20, line: 3, column: 5),
    keyPath: "aps.events", message: "unknown key 'events', did you mean 'event'?", suggestion: "write 'event'")
  static let plain = Finding(
    rule: "empty-file", severity: .error, position: SourcePosition(offset: 0, line: 1, column: 1), keyPath: .root,
    message: "the file is empty")

  @Test("text is a line that editors jump to, then the key and the fix")
  func text() {
    #expect(
      Self.finding.text(file: "a/b.json") == """
        a/b.json:3:5: error[misspelled-key]: unknown key 'events', did you mean 'event'?
          key: aps.events
          help: write 'event'
        """)
    #expect(Self.plain.text(file: "b.json") == "b.json:1:1: error[empty-file]: the file is empty")
  }

  @Test("nothing in text or commands can steer a terminal")
  func safe() {
    let hostile = Finding(
      rule: "unknown-aps-key", severity: .warning, position: SourcePosition(offset: 0, line: 1, column: 1),
      keyPath: "aps.\u{1B}[31m", message: "'\u{1B}]0;x\u{7}' \u{202E}\u{9B}2J\r\n", suggestion: "a\u{2028}b\u{7F}")
    #expect(
      hostile.text(file: "\u{1B}[2J.json") == #"""
        \u001b[2J.json:1:1: warning[unknown-aps-key]: '\u001b]0;x\u0007' \u202e\u009b2J\u000d\u000a
          key: aps.\u001b[31m
          help: a\u2028b\u007f
        """#)
    let files = [FileFindings(file: "\u{1B}\n.json", findings: [hostile])]
    for format in FindingFormat.allCases {
      let report = format.report(files)
      #expect(report.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
      #expect(!report.contains("\u{202E}"))
    }
    #expect(FindingFormat.github.report(files).split(separator: "\n").count == 1)
  }

  @Test("what needs no escape is left as it is")
  func unharmed() {
    #expect(terminalSafe("שלום 👨‍👩‍👧 é \\n") == "שלום 👨‍👩‍👧 é \\n")
  }

  @Test("json is one object a line, with the documented keys in their order")
  func json() {
    #expect(
      FindingFormat.json.report([FileFindings(file: "a.json", findings: [Self.finding, Self.plain])]) == """
        {"file":"a.json","line":3,"column":5,"keyPath":"aps.events","rule":"misspelled-key","severity":"error",\
        "message":"unknown key 'events', did you mean 'event'?","suggestion":"write 'event'"}
        {"file":"a.json","line":1,"column":1,"keyPath":"","rule":"empty-file","severity":"error",\
        "message":"the file is empty","suggestion":null}

        """)
    #expect(Self.plain.json(file: nil).line.hasPrefix(#"{"line":1,"column":1,"#))
  }

  @Test("github commands are escaped: colons and commas in properties, percent signs and line ends everywhere")
  func github() {
    #expect(
      Self.finding.githubCommand(file: "a.json")
        == "::error file=a.json,line=3,col=5,title=misspelled-key::unknown key 'events', did you mean 'event'?; "
        + "write 'event'")
    let info = Finding(
      rule: "long-key", severity: .info, position: SourcePosition(offset: 0, line: 1, column: 1), keyPath: .root,
      message: "100%: a, b\nc")
    #expect(
      info.githubCommand(file: "a,b:c%.json")
        == "::notice file=a%2Cb%3Ac%25.json,line=1,col=1,title=long-key::100%25: a, b%0Ac")
    let warning = Finding(
      rule: "long-key", severity: .warning, position: SourcePosition(offset: 0, line: 1, column: 1), keyPath: .root,
      message: "m")
    #expect(warning.githubCommand(file: "a").hasPrefix("::warning file=a,"))
  }

  @Test("sarif is one log of version 2.1.0 with the rules that were broken")
  func sarif() throws {
    let info = Finding(
      rule: "long-key", severity: .info, position: SourcePosition(offset: 0, line: 2, column: 1), keyPath: "k",
      message: "m")
    let files = [
      FileFindings(file: "a b/ü.json", findings: [Self.finding, info]),
      FileFindings(file: "/tmp/c.json", findings: [Self.plain]),
    ]
    let document = JSONDocument(Array(FindingFormat.sarif.report(files).utf8))
    #expect(document.faults.isEmpty)
    let log = try #require(document.root)
    #expect(log["version"]?.string == "2.1.0")
    let run = try #require(log["runs"]?.elements.first)
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements)
    #expect(Set(rules.compactMap { $0["id"]?.string }) == ["empty-file", "long-key", "misspelled-key"])
    #expect(run["columnKind"]?.string == "unicodeCodePoints")
    let results = try #require(run["results"]?.elements)
    #expect(results.map { $0["level"]?.string } == ["error", "note", "error"])
    for result in results {
      let index = try #require(result["ruleIndex"]?.number?.integer)
      #expect(rules[Int(index)]["id"]?.string == result["ruleId"]?.string)
    }
    let place = try #require(results.first?["locations"]?.elements.first)
    #expect(place["physicalLocation"]?["artifactLocation"]?["uri"]?.string == "a%20b/%C3%BC.json")
    #expect(place["physicalLocation"]?["region"]?["startLine"]?.number?.integer == 3)
    #expect(place["physicalLocation"]?["region"]?["startColumn"]?.number?.integer == 5)
    #expect(place["logicalLocations"]?.elements.first?["fullyQualifiedName"]?.string == "aps.events")
    let absolute = results.last?["locations"]?.elements.first?["physicalLocation"]?["artifactLocation"]?["uri"]
    #expect(absolute?.string == "file:///tmp/c.json")
  }

  @Test("where there is nothing to say, text, json and github are empty and sarif is a log without results")
  func nothing() {
    for format in [FindingFormat.text, .json, .github] { #expect(format.report([]) == "") }
    let log = JSONDocument(Array(FindingFormat.sarif.report([]).utf8)).root
    #expect(log?["runs"]?.elements.first?["results"]?.elements.isEmpty == true)
  }
}
