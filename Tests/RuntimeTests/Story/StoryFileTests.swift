import Center
import Foundation
import Payload
import Runtime
import Screen
import Testing

@Suite("Stories") struct StoryFileTests {
  private func read(_ steps: String) -> StoryFile {
    StoryFile.read(Array("{ \"title\": \"T\", \"steps\": [\(steps)] }".utf8))
  }

  @Test("a step becomes what the center is asked to do")
  func acts() throws {
    let file = read(
      """
      { "at": 0, "deliver": "a/b.json", "app": "com.example.a", "pushType": "liveactivity", "priority": 5,
        "collapseIdentifier": "c", "caption": "Look." },
      { "at": 1, "focus": "work" }, { "at": 1, "focus": "off" }, { "at": 2.5, "lock": true }, { "at": 3, "lock": false },
      { "at": 4, "ringer": false }, { "at": 5, "online": true }, { "at": 6, "foreground": "com.example.a" },
      { "at": 7, "foreground": "none" }, { "at": 8, "caption": "The end." },
      { "at": 9, "respond": "latest", "action": "reply", "text": "Yes" }, { "at": 9, "dismiss": "latest" }
      """)
    #expect(file.findings == [])
    let story = try #require(file.story)
    #expect(story.title == "T")
    #expect(story.payloadPaths == ["a/b.json"])
    #expect(story.steps.map(\.at) == [0, 1, 1, 2.5, 3, 4, 5, 6, 7, 8, 9, 9])
    #expect(story.steps.map(\.caption) == ["Look."] + Array(repeating: "", count: 8) + ["The end.", "", ""])
    let operations = story.steps.map { $0.act?.operation { Array($0.utf8) } }
    let push = Operation.Push(
      bundleIdentifier: "com.example.a", payload: Array("a/b.json".utf8),
      headers: Arrival.Headers(pushType: .liveactivity, priority: 5, collapseIdentifier: "c"), origin: "a/b.json")
    #expect(
      operations == [
        .push(push), .focus("work"), .focus(nil), .device(.lock), .device(.unlock), .device(.ringer(on: false)),
        .device(.online), .device(.foreground("com.example.a")), .device(.foreground(nil)), nil,
        .respond(identifier: "latest", action: "reply", text: "Yes"),
        .dismiss(identifier: "latest"),
      ])
  }

  @Test("keys, letters that are typed, jumps of the clock: the teller's")
  func tellersActs() throws {
    let file = read(
      """
      { "at": 1, "keys": "g Enter Ctrl-l", "caption": "Look." }, { "at": 2, "type": "é 👍🏽", "every": 0.5 },
      { "at": 2.2, "advance": 600 }
      """)
    #expect(file.findings == [])
    let story = try #require(file.story)
    #expect(
      story.steps == [
        .init(at: 1, act: .keys(["g", "Enter", "Ctrl-l"]), caption: "Look."), .init(at: 2, act: .keys(["é"])),
        .init(at: 2.2, act: .advance(seconds: 600)), .init(at: 2.5, act: .keys([" "])),
        .init(at: 3, act: .keys(["👍🏽"])),
      ])
    #expect(story.steps.allSatisfy { $0.act?.operation { _ in [] } == nil })
    #expect(story.keyNames == ["g", "Enter", "Ctrl-l", "é", " ", "👍🏽"])
  }

  @Test("a language is a locale, or the phone's own")
  func languages() {
    let file = read(
      """
      { "at": 1, "locale": "ur_PK" }, { "at": 2, "locale": "default" }, { "at": 3, "locale": "../x" }
      """)
    #expect(file.story?.steps.compactMap(\.act) == [.device(.locale("ur_PK")), .device(.locale(nil))])
    #expect(file.findings.map(\.message) == ["'../x' is no locale; expected one such as 'ur_PK', or 'default'"])
  }

  @Test("what arrives several times comes at a pace, and its caption once")
  func severalTimes() throws {
    let file = read("{ \"at\": 1, \"deliver\": \"a.json\", \"times\": 3, \"every\": 0.5, \"caption\": \"Many.\" }")
    #expect(file.findings == [])
    let story = try #require(file.story)
    #expect(story.steps.map(\.at) == [1, 1.5, 2])
    #expect(story.steps.map(\.caption) == ["Many.", "", ""])
    #expect(story.payloadPaths == ["a.json"])
  }

  @Test("a story can have a time of its own")
  func clock() {
    let right = StoryFile.read(Array(#"{ "clock": "2026-07-03T09:41:00Z", "steps": [] }"#.utf8))
    #expect(right.story?.clock == Timestamp(milliseconds: 1_783_071_660_000))
    let wrong = StoryFile.read(Array(#"{ "clock": "at ten", "steps": [] }"#.utf8))
    #expect(wrong.story?.clock == nil)
    #expect(
      wrong.findings.map(\.description) == [
        "story.json:1:12: error: clock: 'at ten' is no time such as 2026-07-03T09:41:00Z"
      ])
  }

  @Test("a wrong step is reported at its place and left out", arguments: wrong)
  func faults(_ row: (steps: String, findings: [String])) {
    let file = read(row.steps)
    #expect(file.findings.map { String($0.description.dropFirst("story.json:1:".count)) } == row.findings)
    #expect(file.story?.steps.map(\.at) == [0])
  }

  static let wrong: [(steps: String, findings: [String])] = [
    (
      "{ \"at\": 0, \"lock\": true }, { \"lock\": true }",
      ["54: error: steps[1]: lacks 'at', the seconds after the beginning"]
    ),
    (
      "{ \"at\": 0, \"lock\": true }, { \"at\": 1, \"lock\": true, \"focus\": \"work\" }",
      ["54: error: steps[1]: does more than one thing; keep one of 'focus' or 'lock'"]
    ),
    ("{ \"at\": 0, \"lock\": true }, { \"at\": 1 }", ["54: error: steps[1]: does nothing and says nothing"]),
    (
      "{ \"at\": 0, \"lock\": true }, { \"at\": 2, \"lock\": \"yes\" }",
      ["73: error: steps[1].lock: expected true or false, found text; write true"]
    ),
    (
      "{ \"at\": 0, \"lock\": true }, { \"at\": 2, \"deliver\": \"../x.json\" }",
      ["76: error: steps[1].deliver: '../x.json' must lie in the story's folder or below"]
    ),
    (
      "{ \"at\": 0, \"lock\": true }, { \"at\": 4000, \"lock\": true }",
      ["62: error: steps[1].at: is 4000; expected a number from 0 to 3600"]
    ),
    (
      "{ \"at\": 0, \"lock\": true, \"app\": \"com.example.a\" }",
      ["59: warning: steps[0].app: does nothing in a step without 'deliver'"]
    ),
    (
      "{ \"at\": 0, \"delivr\": \"a.json\", \"caption\": \"Look.\" }",
      ["38: warning: steps[0].delivr: unknown key 'delivr'; did you mean 'deliver'?"]
    ),
  ]

  @Test("steps stand in the order of time")
  func order() {
    let file = read("{ \"at\": 2, \"lock\": true }, { \"at\": 1, \"lock\": false }")
    #expect(
      file.findings.map(\.message) == ["is earlier than the step before; steps stand in the order of time"])
    #expect(file.story?.steps.count == 1)
  }

  @Test("the demo's story has no faults, takes two minutes, and every file and key of it is there")
  func demoStory() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("demo-payloads")
    let file = StoryFile.read([UInt8](try Data(contentsOf: root.appendingPathComponent(StoryFile.name))))
    #expect(file.findings == [])
    let story = try #require(file.story)
    #expect((100...130).contains(try #require(story.steps.last?.at)))
    #expect(story.keyNames.allSatisfy { KeyPress.called($0) != nil })
    for path in story.payloadPaths {
      let bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
      #expect(Payload(JSONDocument(bytes)) != nil, "\(path)")
    }
    // With its number in front it fits on a row of 80 cells.
    for step in story.steps { #expect(step.caption.count <= 66, "\(step.caption)") }
  }
}
