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

  @Test("set changes what the user allowed, keeps it, and leaves the rest")
  func set() throws {
    let world = try World()
    #expect(world.run("app", "set", "com.example.chat", "sounds=off", "grouping=by-app").code == .done)
    let settings = try #require(world.run("app", "show", "com.example.chat", "--json").objects.first?["settings"])
    #expect(settings["sounds"]?.bool == false)
    #expect(settings["grouping"]?.string == "by-app")
    #expect(settings["alerts"]?.bool == true)
    #expect(world.run("app", "set", "com.example.chat", "sounds=true").code == .done)
    let again = try #require(world.run("app", "show", "com.example.chat", "--json").objects.first?["settings"])
    #expect(again["sounds"]?.bool == true)
    #expect(again["grouping"]?.string == "by-app")
  }

  @Test(
    "what set cannot take is told with the nearest right word, and changes nothing",
    arguments: [
      (["com.example.chat", "sound=off"], "no setting 'sound', did you mean 'sounds'?"),
      (["com.example.chat", "grouping=by_app"], "did you mean 'by-app'?"),
      (["com.example.chat", "sounds=maybe"], "expected one of on, off"), (["com.example.chat"], "needs KEY=VALUE"),
      (["com.example.chat", "sounds"], "expected KEY=VALUE"), (["not an app", "sounds=off"], "no bundle identifier"),
    ])
  func setRefuses(words: [String], message: String) throws {
    let world = try World()
    let finished = world.run(["app", "set"] + words)
    #expect(finished.code == .usage)
    #expect(finished.messages.contains(message), "\(finished.messages)")
    #expect(world.run("app", "list", "--json").objects.isEmpty)
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
