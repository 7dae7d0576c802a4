import Payload
import Testing

@testable import Commands

@Suite("belfry app and focus")
struct AppCommandTests {
  @Test("show prints a profile with every default filled in")
  func show() throws {
    let world = try World()
    try world.write("{\"name\":\"Chat\"}", to: "apps/com.example.chat.app.json")
    let apps = ["--apps", world.folder + "/apps"]
    let profile = try #require(world.run(["app", "show", "com.example.chat", "--json"] + apps).objects.first)
    #expect(profile["name"]?.string == "Chat")
    #expect(profile["settings"]?["grouping"]?.string == "automatic")
    let missing = world.run(["app", "show", "com.example.chatt"] + apps)
    #expect(
      missing
        == Finished(
          code: .failed, output: "",
          messages: "belfry: no app 'com.example.chatt', did you mean 'com.example.chat'?\n"))
  }

  @Test("check says what is wrong and ends with 1")
  func check() throws {
    let world = try World()
    try world.write("{\"name\":\"Chat\",\"settings\":{\"grouping\":\"by_app\"}}", to: "apps/com.example.chat.app.json")
    let finished = world.run(["app", "check", "apps"])
    #expect(finished.code == .no)
    #expect(finished.lines.first?.hasPrefix("apps/com.example.chat.app.json:1:") == true)
    #expect(finished.output.contains("did you mean 'by-app'?"))
    #expect(finished.messages == "1 error in 1 profile\n")
    let keys = world.run(["app", "check", "apps", "--json"]).objects.first?.members.map(\.key)
    #expect(keys == ["file", "line", "column", "keyPath", "severity", "message", "suggestion"])
    #expect(world.run(["app", "check", "nowhere"]).code == .failed)
  }

  @Test("focus lists the modes and marks the one that is on")
  func focus() throws {
    let world = try World()
    #expect(world.run("focus", "work").code == .done)
    #expect(
      world.run("focus").output == """
           do-not-disturb  Do Not Disturb
        *  work            Work
           sleep           Sleep

        """)
    #expect(world.run("focus", "off").code == .done)
    #expect(world.run("focus", "--json").objects.map { $0["active"]?.bool } == [false, false, false])
    #expect(world.run("focus", "wrok").messages.contains("did you mean 'work'?"))
    #expect(world.run("focus", "wrok").code == .failed)
  }
}
