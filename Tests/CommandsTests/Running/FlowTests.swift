import Foundation
import Payload
import Runtime
import Testing

@testable import Commands

@Suite("Commands on the stored state")
struct FlowTests {
  private static let message = """
    {"Simulator Target Bundle":"com.example.chat","aps":{"alert":{"title":"Maya","body":"Coming?"},"badge":3,
    "category":"MESSAGE","thread-id":"maya"},"big":12345678901234567890.10}
    """

  private func world() throws -> World {
    let world = try World()
    try world.write(Self.message, to: "a.apns")
    try world.write(
      """
      {"name":"Chat","categories":[{"identifier":"MESSAGE","actions":[
        {"identifier":"REPLY","title":"Reply","textInput":{"buttonTitle":"Send","placeholder":""}}]}]}
      """, to: ".config/belfry/apps/com.example.chat.app.json")
    return world
  }

  @Test("what one command pushed, the next one shows")
  func pushAndState() throws {
    let world = try world()
    let delivery = try #require(world.run("push", "a.apns", "--json").objects.first)
    let identifier = try #require(delivery["requestIdentifier"]?.string)
    let state = try #require(world.run("state", "--json").objects.first)
    #expect(state["notifications"]?.elements.map { $0["requestIdentifier"]?.string } == [identifier])
    #expect(state["apps"]?.elements.first { $0["name"]?.string == "Chat" }?["badge"]?.number?.integer == 3)
    #expect(state["banner"]?.string == identifier)
    #expect(world.run("state", "--json").output == world.run("state", "--json").output)
    #expect(
      world.run("state").output == """
        2026-07-03T12:00:00Z · unlocked · online · low power off · ringer on
        Badges: Chat 3
        Banner: \(identifier)

        com.example.chat · maya (1)
          \(identifier)  banner  Maya — Coming?

        """)
  }

  @Test("a reply is logged once, with every digit of the payload")
  func respond() throws {
    let world = try world()
    #expect(world.run("push", "a.apns").code == .done)
    #expect(world.run("respond", "latest", "REPLY", "--text", "yes, \"soon\"").code == .done)
    let responses = world.run("log", "--format", "jsonl").objects
    #expect(responses.map { $0["userText"]?.string } == ["yes, \"soon\""])
    #expect(responses.first?["userInfo"]?["big"]?.number?.text == "12345678901234567890.10")
    #expect(world.run("respond", "nothing", "default").code == .failed)
  }

  @Test("dismissing and clearing empty the list, the arrivals stay")
  func dismiss() throws {
    let world = try world()
    for _ in 0..<3 { #expect(world.run("push", "a.apns").code == .done) }
    #expect(world.run("dismiss", "latest").code == .done)
    #expect(world.run("dismiss", "--thread", "nobody").code == .failed)
    #expect(world.run("dismiss", "--thread", "maya", "--app", "com.example.chat").code == .done)
    #expect(world.run("state", "--json").objects.first?["notifications"]?.elements.count == 0)
    #expect(world.run("push", "a.apns").code == .done)
    #expect(world.run("clear").code == .done)
    #expect(world.run("deliveries", "--json").objects.count == 4)
    #expect(world.run("deliveries").lines.count == 5)
  }

  @Test("without a running center nothing is remembered that could be brought back")
  func undo() throws {
    let world = try world()
    #expect(world.run("push", "a.apns").code == .done)
    #expect(world.run("dismiss", "latest").code == .done)
    let undo = world.run("dismiss", "--undo")
    #expect(undo.code == .no)
    #expect(
      undo.messages
        == "belfry: nothing to bring back: dismissals are remembered while a center runs, the last 20\n")
    #expect(world.run("dismiss", "--undo", "latest").code == .usage)
  }

  @Test("what came back is said in a line, or as an object")
  func undone() throws {
    let answer = ScriptedCenter(.success([.object([("message", .string("3 brought back"))])]))
    #expect(try World().run(["dismiss", "--undo"], center: answer).output == "3 brought back\n")
    #expect(answer.asked == [.undoDismissal])
    let again = ScriptedCenter(.success([.object([("message", .string("3 brought back"))])]))
    let object = try World().run(["dismiss", "--undo", "--json"], center: again).objects.first
    #expect(object?["message"]?.string == "3 brought back")
  }

  @Test("explain lists the steps in order, under the verdict, and what was found in the payload")
  func explain() throws {
    let world = try world()
    #expect(world.run("focus", "do-not-disturb").code == .done)
    #expect(world.run("push", "a.apns").code == .done)
    let lines = world.run("explain", "latest").lines
    #expect(lines.first?.contains("  held  com.example.chat: ") == true)
    let steps = lines.dropFirst(2).compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(steps.first == "size" && steps.contains("focus") && steps.contains("position"))
    let findings = Array(lines.drop { !$0.hasPrefix("payload:") })
    #expect(!findings.isEmpty && findings.allSatisfy { $0.contains(": info[") })
    #expect(lines.dropLast(findings.count).last?.hasPrefix("position") == true)
    #expect(world.run("explain", "nothing").code == .failed)
  }

  @Test("the device keeps what was changed; its clock moves on")
  func device() throws {
    let world = try world()
    for change in [["lock"], ["ringer", "off"], ["offline"], ["foreground", "com.example.chat"], ["advance", "90s"]] {
      let finished = world.run(["--clock", "2026-07-03T12:00:00Z", "device"] + change)
      #expect(finished.code == .done, "\(change) \(finished.messages)")
    }
    #expect(
      world.run("device").output
        == "2026-07-03T12:01:30Z · locked · offline · low power off · ringer off · in front: com.example.chat\n")
    #expect(world.run("device", "--json").objects.first?["locked"]?.bool == true)
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let name: String
    let payload: String
    let says: [String]
    var testDescription: String { name }
  }

  static let refused = [
    Refused(name: "no aps", payload: "{\"Simulator Target Bundle\":\"a.b\"}", says: ["no 'aps'"]),
    Refused(
      name: "too large",
      payload: "{\"Simulator Target Bundle\":\"a.b\",\"aps\":{\"alert\":\"\(String(repeating: "x", count: 5000))\"}}",
      says: ["5052 bytes", "4096 bytes"]),
    Refused(name: "not JSON", payload: "{\"aps\":\n  oops}", says: ["not JSON", "line 2, column 3"]),
    Refused(
      name: "no app", payload: "{\"aps\":{\"alert\":\"a\"}}", says: ["no bundle identifier", "Simulator Target Bundle"]),
    Refused(name: "empty", payload: "", says: ["empty"]),
    Refused(name: "a list", payload: "[1]", says: ["object"]),
  ]

  @Test("a refused payload ends with 1 and its own message, and nothing is listed", arguments: refused)
  func refusal(_ example: Refused) throws {
    let world = try World()
    try world.write(example.payload, to: "a.json")
    let finished = world.run("push", "a.json")
    #expect(finished.code == .no)
    #expect(finished.output == "")
    #expect(finished.messages.hasPrefix("belfry: a.json: "))
    for words in example.says { #expect(finished.messages.contains(words), "\(finished.messages)") }
    #expect(world.run("state", "--json").objects.first?["notifications"]?.elements.count == 0)
  }

  @Test("a state directory that cannot be used ends with 3")
  func unusable() throws {
    let world = try World()
    try world.write("a file", to: "taken")
    let finished = world.run(["--state", world.folder + "/taken", "state"])
    #expect(finished.code == .failed)
    #expect(finished.output == "" && finished.messages.hasPrefix("belfry: "))
  }
}
