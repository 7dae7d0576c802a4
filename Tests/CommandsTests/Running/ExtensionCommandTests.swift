import Testing

@testable import Commands

@Suite("belfry extension")
struct ExtensionCommandTests {
  /// What `extension run` says of a program that stands for the extension.
  private func run(_ script: String, profile: String = "") throws -> Finished {
    let world = try World()
    try world.write(script, to: "extend.sh")
    try world.write(
      #"{"serviceExtension":{"command":["sh","extend.sh"]\#(profile)}}"#, to: "com.example.chat.app.json")
    try world.write(#"{"aps":{"alert":{"title":"a","body":"sealed"},"mutable-content":1}}"#, to: "a.apns")
    return world.run(["extension", "run", "a.apns", "--app", "com.example.chat.app.json"])
  }

  @Test("prints what was changed and the steps with what the start took, and ends with 0")
  func handsOver() throws {
    let finished = try run(
      "read request\necho '{\"step\":\"open\"}'\necho '{\"content\":{\"body\":\"opened\"}}'\n",
      profile: #","coldStartSeconds":0.1"#)
    #expect(finished.code == .done)
    let rows = finished.lines.map { $0.split(separator: " ").map(String.init) }
    #expect(rows.contains(["body", "sealed", "opened"]))
    #expect(rows.contains(["(cold", "start)", "0", "s", "0.1", "s"]))
    #expect(rows.contains { $0.first == "open" })
  }

  @Test("ends with 1 where the original is shown, and says why")
  func fails() throws {
    let finished = try run("exit 3\n")
    #expect(finished.code == .no)
    #expect(finished.output.hasPrefix("original: it ended with 3"), "\(finished.output)")
  }
}
