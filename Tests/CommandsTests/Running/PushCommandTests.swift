import Center
import Payload
import Runtime
import TestSupport
import Testing

@testable import Commands

@Suite("belfry push")
struct PushCommandTests {
  private static let delivery = JSONOutput.object([
    ("requestIdentifier", .string("R-1")), ("bundleIdentifier", .string("com.example.chat")),
    ("presentation", .string("banner")), ("replaced", .bool(false)),
    (
      "findings",
      .array([
        .object([
          ("line", .integer(2)), ("column", .integer(5)), ("keyPath", .string("aps.badge")),
          ("rule", .string("badge-type")), ("severity", .string("error")), ("message", .string("text\u{1B}[2J")),
        ]),
        .object([("severity", .string("info")), ("message", .string("not shown"))]),
      ])
    ),
    (
      "explanation",
      .array([
        .object([("step", .string("presentation")), ("reason", .string("alerts are on"))]),
        .object([("step", .string("position")), ("reason", .string("on top"))]),
      ])
    ),
  ])

  @Test("prints the identifier, the verdict with its reason, and the errors, safe for a terminal")
  func prints() throws {
    let world = try World()
    try world.write("{}", to: "a.apns")
    let finished = world.run(["push", "a.apns"], center: ScriptedCenter(.success([Self.delivery])))
    #expect(
      finished
        == Finished(
          code: .done,
          output: """
            R-1  banner  com.example.chat: alerts are on
              a.apns:2:5: error[badge-type]: text\\u001b[2J

            """, messages: ""))
  }

  @Test("the explanation ends with everything that was found in the payload")
  func explained() throws {
    let finished = try World().run(["explain", "R-1"], center: ScriptedCenter(.success([Self.delivery])))
    #expect(
      finished.lines.suffix(2) == [
        "payload:2:5: error[badge-type]: text\\u001b[2J", "payload:1:1: info[]: not shown",
      ])
  }

  @Test("what cannot be attached is left out and said, and the push is delivered without it")
  func attachments() throws {
    let world = try World()
    try world.write("{}", to: "a.apns")
    try world.write("no picture", to: "a.png")
    let center = ScriptedCenter(.success([Self.delivery]))
    let finished = world.run(["push", "a.apns", "--attach", "a.png"], center: center)
    #expect(finished.code == .done && finished.messages.hasPrefix("belfry: a.png cannot be attached: "))
    #expect(finished.lines.first == "R-1  banner  com.example.chat: alerts are on")
    #expect(world.run(["push", "a.apns", "--attach", "b.png"], center: center).code == .failed)
  }

  @Test("--json prints the delivery as it came")
  func json() throws {
    let world = try World()
    try world.write("{}", to: "a.apns")
    let finished = world.run(["push", "--json", "a.apns"], center: ScriptedCenter(.success([Self.delivery])))
    #expect(finished == Finished(code: .done, output: Self.delivery.line + "\n", messages: ""))
  }

  @Test("hands over headers, identifier, bytes and origin")
  func operation() throws {
    let world = try World()
    world.standardInput = Array("{\"aps\":{}}".utf8)
    let center = ScriptedCenter(.success([]))
    let id = "6F9619FF-8B86-D011-B42D-00C04FC964FF"
    let line =
      "push booted com.example.chat - --push-type alert --priority 5 --expiration 9 --collapse-id c --id \(id) --topic t --device x"
    #expect(world.run(line.split(separator: " ").map(String.init), center: center).code == .done)
    let headers = Arrival.Headers(
      pushType: .alert, priority: 5, expiration: 9, collapseIdentifier: "c", topic: "t")
    #expect(
      center.asked == [
        .push(
          Operation.Push(
            bundleIdentifier: "com.example.chat", payload: world.standardInput, headers: headers,
            deliveryIdentifier: id, origin: "standard input"))
      ])
  }

  @Test(
    "the first word is a bundle identifier only where it cannot be a file",
    arguments: [
      ("a.apns b.apns", nil, ["a.apns", "b.apns"]), ("com.example.chat a.apns", "com.example.chat", ["a.apns"]),
      ("com.example.file a.apns", nil, ["com.example.file", "a.apns"]), ("com.example.file", nil, ["com.example.file"]),
      ("./com.example.chat a.apns", nil, ["a.apns"]),
      ("com.example.chat a.apns b.apns", "com.example.chat", ["a.apns", "b.apns"]),
    ] as [(String, String?, [String])])
  func words(_ words: String, bundleIdentifier: String?, origins: [String]) throws {
    let world = try World()
    for name in ["a.apns", "b.apns", "com.example.file"] { try world.write("{}", to: name) }
    let center = ScriptedCenter()
    _ = world.run(["push"] + words.split(separator: " ").map(String.init), center: center)
    let pushes = center.asked.compactMap { operation -> Operation.Push? in
      if case .push(let push) = operation { push } else { nil }
    }
    #expect(pushes.map(\.bundleIdentifier) == origins.map { _ in bundleIdentifier })
    #expect(pushes.map(\.origin) == origins)
  }

  @Test("a refused payload says why and ends with 1; the delivery is still printed as JSON")
  func refused() throws {
    let world = try World()
    try world.write("{}", to: "a.apns")
    let error = OperationError(exitCode: 1, message: "a.apns: no 'aps'", output: [.object([("a", .null)])])
    #expect(
      world.run(["push", "a.apns"], center: ScriptedCenter(.failure(error)))
        == Finished(code: .no, output: "", messages: "belfry: a.apns: no 'aps'\n"))
    #expect(
      world.run(["push", "a.apns", "--json"], center: ScriptedCenter(.failure(error)))
        == Finished(code: .no, output: "{\"a\":null}\n", messages: "belfry: a.apns: no 'aps'\n"))
  }

  @Test("files that cannot be read end with 3, the others are pushed")
  func unreadable() throws {
    let world = try World()
    try world.write("{}", to: "folder/a.apns")
    let center = ScriptedCenter()
    let finished = world.run(["push", "missing.apns", "folder", "folder/a.apns"], center: center)
    #expect(
      finished
        == Finished(
          code: .failed, output: "",
          messages: """
            belfry: cannot read 'missing.apns': no such file
            belfry: cannot read 'folder': it is a folder

            """))
    #expect(center.asked.count == 1)
  }

  @Test("a bundle identifier has letters, digits, hyphens and dots", arguments: ["", "com x", "com.\u{1B}x", " "])
  func bundleIdentifier(_ name: String) throws {
    let world = try World()
    try world.write("{\"aps\":{\"alert\":\"a\"}}", to: "a.apns")
    let given = world.run("push", name, "a.apns")
    #expect(given.code == .usage)
    #expect(given.messages.contains("is neither a file nor a bundle identifier"))
    let escaped = name.replacing("\u{1B}", with: "\\u001b")
    try world.write("{\"Simulator Target Bundle\":\"\(escaped)\",\"aps\":{\"alert\":\"a\"}}", to: "b.apns")
    let named = world.run("push", "b.apns")
    #expect(named.code == .no)
    #expect(named.messages.contains("'Simulator Target Bundle'"))
  }

  @Test("BR-66: what is in the way is said, each in its own words; an app without a profile is none of it")
  func reported() throws {
    let world = try World()
    for name in ["024", "152"] {
      try world.write(String(decoding: try Fixtures.payload(name), as: UTF8.self), to: name + ".json")
    }
    let alert = #"{"aps":{"alert":"a"}}"#
    try world.write(alert, to: "alert.json")
    let app = "com.example.chat"
    let refused = [
      world.run("push", app, "024.json"), world.run("push", app, "152.json"), world.run("push", "alert.json"),
      world.run("push", "com example", "alert.json"),
    ]
    #expect(refused.map(\.code) == [.no, .no, .no, .usage])
    let expected = [
      "belfry: 024.json: the payload has no 'aps' at its root",
      "belfry: 152.json: the payload is 4097 bytes, the limit for push type 'alert' is 4096 bytes",
      "belfry: alert.json: no bundle identifier: name the app",
      "belfry: 'com example' is neither a file nor a bundle identifier",
    ]
    for (finished, beginning) in zip(refused, expected) {
      #expect(finished.messages.hasPrefix(beginning), "\(finished.messages)")
    }
    #expect(world.run("push", "com.example.unknown", "alert.json").code == .done)
    world.standardInput = Array(alert.utf8)
    #expect(world.run("push", app, "-").lines.first?.contains("banner") == true)
  }

  @Test("one identifier cannot name several deliveries")
  func identifier() throws {
    let world = try World()
    for name in ["a.apns", "b.apns"] { try world.write("{}", to: name) }
    let id = "6F9619FF-8B86-D011-B42D-00C04FC964FF"
    let finished = world.run(["push", "--id", id, "a.apns", "b.apns"], center: ScriptedCenter())
    #expect(finished.code == .usage)
    #expect(finished.messages.hasPrefix("belfry: '--id' names one delivery, but several payloads are given\n"))
  }
}
