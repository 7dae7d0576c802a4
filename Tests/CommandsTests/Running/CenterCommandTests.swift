import Payload
import Runtime
import Testing

@testable import Commands

@Suite("Commands that ask the center")
struct CenterCommandTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let operation: Operation
    var testDescription: String { line }

    init(_ line: String, _ operation: Operation) {
      self.line = line
      self.operation = operation
    }
  }

  static let cases = [
    Case("state", .state), Case("log", .responses(after: 0)), Case("log --after 7", .responses(after: 7)),
    Case("log --limit 7", .newestResponses(7)), Case("deliveries --limit 3", .newestDeliveries(3)),
    Case("deliveries", .deliveries(after: 0)), Case("deliveries --after 3", .deliveries(after: 3)),
    Case("explain latest", .explain("latest")),
    Case("respond r default", .respond(identifier: "r", action: "default", text: nil)),
    Case("respond r REPLY --text hi", .respond(identifier: "r", action: "REPLY", text: "hi")),
    Case("dismiss r", .dismiss(identifier: "r")),
    Case("dismiss --thread t", .dismissThread("t", bundleIdentifier: nil)),
    Case("dismiss --thread= --app a", .dismissThread("", bundleIdentifier: "a")),
    Case("clear", .clear),
    Case("focus work", .focus("work")), Case("focus off", .focus(nil)), Case("device lock", .device(.lock)),
    Case("device unlock", .device(.unlock)), Case("device online", .device(.online)),
    Case("device offline", .device(.offline)), Case("device ringer on", .device(.ringer(on: true))),
    Case("device low-power on", .device(.lowPower(on: true))),
    Case("device ringer off", .device(.ringer(on: false))),
    Case("device foreground none", .device(.foreground(nil))),
    Case("device advance 1.5m", .device(.advance(seconds: 90))), Case("app", .apps), Case("app list", .apps),
  ]

  @Test("ask exactly what was typed", arguments: cases)
  func operation(_ example: Case) throws {
    let center = ScriptedCenter()
    let finished = try World().run(example.line.split(separator: " ").map(String.init), center: center)
    #expect(center.asked == [example.operation])
    #expect(finished.code == .done)
    #expect(finished.output == "")
  }

  @Test("an app in front that nobody knows is remarked upon")
  func foreground() throws {
    let known = JSONOutput.object([("bundleIdentifier", .string("com.example.chat"))])
    func say(_ app: String) throws -> Finished {
      let center = ScriptedCenter(.success([]), .success([known]))
      let finished = try World().run(["device", "foreground", app], center: center)
      #expect(center.asked == [.device(.foreground(app)), .apps])
      return finished
    }
    #expect(try say("com.example.chat") == Finished(code: .done, output: "", messages: ""))
    #expect(
      try say("com.example.chta")
        == Finished(
          code: .done, output: "",
          messages: "belfry: no app 'com.example.chta' is known; did you mean 'com.example.chat'?\n"))
  }

  @Test("--json prints each object on a line", arguments: cases)
  func json(_ example: Case) throws {
    let objects: [JSONOutput] = [.object([("device", .object([("locked", .bool(true))]))]), .object([])]
    let center = ScriptedCenter(.success(objects))
    let finished = try World().run(example.line.split(separator: " ").map(String.init) + ["--json"], center: center)
    #expect(finished == Finished(code: .done, output: objects.map { $0.line + "\n" }.joined(), messages: ""))
  }

  @Test("an error of the center is said once, with its exit code", arguments: cases)
  func failure(_ example: Case) throws {
    let center = ScriptedCenter(.failure(OperationError(exitCode: 3, message: "no\u{9B}2J")))
    let finished = try World().run(example.line.split(separator: " ").map(String.init), center: center)
    #expect(finished == Finished(code: .failed, output: "", messages: "belfry: no\\u009b2J\n"))
  }
}
