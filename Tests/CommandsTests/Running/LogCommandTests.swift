import Payload
import Runtime
import Testing

@testable import Commands

@Suite("belfry log")
struct LogCommandTests {
  private static func response(_ sequence: Int64, text: String?) -> JSONOutput {
    .object([
      ("sequence", .integer(sequence)), ("respondedAt", .string("2026-07-03T12:00:00Z")),
      ("bundleIdentifier", .string("com.example.chat")), ("requestIdentifier", .string("R-\(sequence)")),
      ("threadIdentifier", .null), ("categoryIdentifier", .string("MESSAGE")), ("actionIdentifier", .string("REPLY")),
      ("userText", .text(text)), ("activation", .string("background")), ("authenticated", .bool(false)),
      ("userInfo", .raw("{\"a\":1.50}")),
      (
        "delegate",
        sequence == 3
          ? .object([("state", .string("failed")), ("attempts", .integer(4)), ("reason", .string("it said 500"))])
          : .null
      ),
    ])
  }

  @Test("a table for people, cut at the width of the terminal")
  func table() throws {
    let world = try World()
    world.terminalColumns = 79
    let finished = world.run(["log"], center: ScriptedCenter(.success([Self.response(1, text: "on my way\u{7}")])))
    #expect(
      finished.output == """
        #  TIME                  APP               NOTIFICATION  ACTION  DELEGATE  TEXT
        1  2026-07-03T12:00:00Z  com.example.chat  R-1           REPLY             on …

        """)
  }

  @Test("csv quotes by RFC 4180 and disarms formulas")
  func csv() throws {
    let answers = [Self.response(1, text: "a,\"b\"\nc"), Self.response(2, text: "=1+1"), Self.response(3, text: nil)]
    let finished = try World().run(["log", "--format", "csv"], center: ScriptedCenter(.success(answers)))
    #expect(
      finished.output
        == [
          "sequence,respondedAt,bundleIdentifier,requestIdentifier,threadIdentifier,categoryIdentifier,"
            + "actionIdentifier,userText,activation,authenticated,userInfo,delegateState,delegateAttempts,delegateReason",
          "1,2026-07-03T12:00:00Z,com.example.chat,R-1,,MESSAGE,REPLY,\"a,\"\"b\"\"\nc\",background,false,\"{\"\"a\"\":1.50}\",,,",
          "2,2026-07-03T12:00:00Z,com.example.chat,R-2,,MESSAGE,REPLY,'=1+1,background,false,\"{\"\"a\"\":1.50}\",,,",
          "3,2026-07-03T12:00:00Z,com.example.chat,R-3,,MESSAGE,REPLY,,background,false,\"{\"\"a\"\":1.50}\",failed,4,it said 500",
          "",
        ].joined(separator: "\r\n"))
  }

  @Test("the table says what became of telling the delegate")
  func delegate() throws {
    let finished = try World().run(["log"], center: ScriptedCenter(.success([Self.response(3, text: nil)])))
    #expect(finished.lines.last?.contains("  failed (4)") == true)
  }

  @Test("--follow asks for what is newer than the last, with one heading, until nobody reads")
  func follow() throws {
    let center = ScriptedCenter(
      .success([Self.response(1, text: "a")]), .success([]), .success([Self.response(4, text: "b")]))
    var rounds = 0
    let finished = try World().run(["log", "--follow", "--format", "csv"], center: center) {
      rounds += 1
      return rounds < 3
    }
    #expect(center.asked == [.responses(after: 0), .responses(after: 1), .responses(after: 1)])
    #expect(finished.output.split(separator: "\r\n").map { $0.prefix(2) } == ["se", "1,", "4,"])
    #expect(finished.code == .done)
  }

  @Test("nothing logged is said to people only")
  func empty() throws {
    #expect(
      try World().run(["log"], center: ScriptedCenter(.success([])))
        == Finished(code: .done, output: "", messages: "belfry: no responses yet\n"))
    #expect(
      try World().run(["log", "--json"], center: ScriptedCenter(.success([])))
        == Finished(code: .done, output: "", messages: ""))
  }
}
