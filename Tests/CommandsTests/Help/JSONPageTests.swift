import APNs
import Center
import Foundation
import Payload
import TestSupport
import Testing

@testable import Commands

@Suite("docs/json.md")
struct JSONPageTests {
  private static let path = repositoryFolder.appendingPathComponent("docs/json.md")

  /// The page with every example made anew, and for each section the keys of its example and of its table.
  private func remade(_ page: String) throws -> (
    page: String, keys: [(section: String, example: [String], table: [String])]
  ) {
    let world = try World()
    let demo = repositoryFolder.appendingPathComponent("demo-payloads")
    for folder in ["replies", "wrong", "apps"] {
      try FileManager.default.copyItem(
        atPath: demo.appendingPathComponent(folder).path, toPath: world.folder + "/" + folder)
    }
    try world.write("{\n  \"settings\": {\"grouping\": \"by_app\"}\n}\n", to: "broken.app.json")
    var lines: [String] = []
    var keys: [(section: String, example: [String], table: [String])] = []
    var isInExample = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if isInExample, line != "```" { continue }
      if line.hasPrefix("## ") { keys.append((String(line.dropFirst(3)), [], [])) }
      if line.hasPrefix("### "), let last = keys.last { keys.append((String(line.dropFirst(4)), last.example, [])) }
      if line.hasPrefix("| `"), !keys.isEmpty {
        let names = line.split(separator: "|")[0].split(separator: "`").filter { !$0.contains(" ") }
        keys[keys.count - 1].table += names.map(String.init)
      }
      isInExample = line == "```json"
      lines.append(line)
      if let command = Self.command(in: line) {
        let objects = world.run(
          ["--clock", "2026-07-03T12:00:00Z", "--seed", "1", "--apps", world.folder + "/apps"] + command
        ).objects
        lines += ["```json"] + (objects.first.map { [pretty($0).pretty] } ?? [])
        isInExample = true
        keys[keys.count - 1].example = objects.first?.members.map(\.key) ?? []
      } else if line == "```json" {
        lines.removeLast()
      }
    }
    return (lines.joined(separator: "\n"), keys)
  }

  private static func command(in line: String) -> [String]? {
    guard line.hasPrefix("<!-- example: "), line.hasSuffix(" -->") else { return nil }
    return line.dropFirst("<!-- example: ".count).dropLast(" -->".count).split(separator: " ").map(String.init)
  }

  private func pretty(_ value: JSONValue) -> JSONOutput {
    switch value.kind {
    case .array: .array(value.elements.map(pretty))
    case .object: .object(value.members.map { ($0.key, pretty($0.value)) })
    case .null, .bool, .number, .string: .raw(value.minified)
    }
  }

  @Test("shows what the program prints")
  func examples() throws {
    let page = try String(contentsOf: Self.path, encoding: .utf8)
    let made = try remade(page).page
    if ProcessInfo.processInfo.environment["SNAPSHOT"] == "record" {
      try Data(made.utf8).write(to: Self.path)
    } else if made != page {
      Issue.record(
        "the examples differ:\n\(lineDifference(old: page, new: made))\nto accept it, run the test with SNAPSHOT=record"
      )
    }
  }

  @Test("names every key of every object, in order")
  func keys() throws {
    let sections = try remade(try String(contentsOf: Self.path, encoding: .utf8)).keys
    #expect(sections.count == 15)
    // What only an endpoint can print has tests of its own below.
    let others = ["Notification", "Request", "Connection"]
    for section in sections where !others.contains(section.section) {
      #expect(!section.example.isEmpty, "\(section.section)")
      #expect(section.example == section.table, "\(section.section)")
    }
  }

  @Test("names every key of a notification")
  func notification() throws {
    let world = try World()
    try world.write("{\"Simulator Target Bundle\":\"com.example.a\",\"aps\":{\"alert\":\"a\"}}", to: "a.apns")
    #expect(world.run("push", "a.apns").code == .done)
    let notification = try #require(world.run("state", "--json").objects.first?["notifications"]?.elements.first)
    let sections = try remade(try String(contentsOf: Self.path, encoding: .utf8)).keys
    let table = try #require(sections.first { $0.section == "Notification" }?.table)
    #expect(notification.members.map(\.key) == table)
  }

  @Test("names every key of what providers did")
  func provider() throws {
    let sections = try remade(try String(contentsOf: Self.path, encoding: .utf8)).keys
    func table(_ name: String) -> [String]? { sections.first { $0.section == name }?.table }
    let noon = Timestamp(milliseconds: 0)
    let request = RequestRecord(connection: 1, receivedAt: noon, method: "POST", path: "/")
    #expect(table("Request") == request.json.members)
    #expect(
      table("Connection") == ConnectionRecord(number: 1, environment: .sandbox, openedAt: noon).json.members)
  }
}

extension JSONOutput {
  /// The keys of an object.
  fileprivate var members: [String] { if case .object(let members) = self { members.map(\.0) } else { [] } }
}
