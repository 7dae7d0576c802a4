import Payload
import Rendering
import TestSupport
import Testing

@Suite("Exports")
struct ExportTests {
  @Test("text has every row, each as wide as the frame")
  func text() {
    let frame = view(busyPhone())
    let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count == 25)
    #expect(rows.dropLast().allSatisfy { $0.count == 80 })
  }

  @Test("text that runs from right to left is handed over as it was sent")
  func logical() {
    var phone = CenterFixture()
    phone.deliver(#"{"aps":{"alert":{"title":"علی رضا","body":"کوڈ 4821 ہے"}}}"#)
    let frame = view(phone)
    #expect(frame.text.contains("علی رضا"))
    #expect(frame.text.contains("کوڈ 4821 ہے"))
    #expect(!frame.reorderings.isEmpty)
  }

  @Test("ANSI sends colours and weight and nothing else", arguments: ColorDepth.allCases)
  func ansi(depth: ColorDepth) {
    var phone = busyPhone()
    phone.deliver(#"{"aps":{"alert":"\u001b[2J\u009b1;1H\u0007 hello"}}"#)
    let output = view(phone).ansi(theme: .dark, depth: depth)
    var isInSequence = false
    for scalar in output.unicodeScalars {
      if scalar == "\u{1B}" { isInSequence = true }
      if isInSequence {
        isInSequence = scalar != "m"
        #expect("\u{1B}[0123456789;m".unicodeScalars.contains(scalar))
      } else {
        #expect(scalar == "\n" || scalar.properties.generalCategory != .control)
      }
    }
    let lines = output.split(separator: "\n")
    #expect(lines.count == 24)
    #expect(lines.allSatisfy { $0.hasSuffix("\u{1B}[0m") })
    #expect(output.contains("38;2;") == (depth == .truecolor))
    #expect(output.contains("38;5;") == (depth == .ansi256))
  }

  @Test("JSON has the rows as text and the styles by their roles")
  func json() throws {
    let document = JSONDocument(Array(view(busyPhone()).json.line.utf8))
    let root = try #require(document.root)
    #expect(root["columns"]?.number?.integer == 80)
    #expect(root["rows"]?.number?.integer == 24)
    #expect(root["lines"]?.elements.count == 24)
    let runs = try #require(root["runs"]?.elements)
    #expect(runs.contains { $0["surface"]?.string == "badgePill" && $0["ink"]?.string == "badgeText" })
    #expect(runs.contains { $0["surface"]?.string == "#34C759" })
    for run in runs {
      let end = try #require(run["column"]?.number?.integer) + (run["columns"]?.number?.integer ?? 0)
      #expect(end <= 80)
    }
  }
}
