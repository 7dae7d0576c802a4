import Payload
import Foundation
import Testing

@testable import Commands

@Suite("belfry render")
struct RenderCommandTests {
  private func world() throws -> World {
    let world = try World()
    try world.write(
      "{\"Simulator Target Bundle\":\"com.example.chat\",\"aps\":{\"alert\":{\"title\":\"Maya\",\"body\":\"On my way\"}}}",
      to: "a.apns")
    return world
  }

  @Test(
    "the same payload gives the same bytes, and the text is on it", arguments: ["text", "ansi", "json", "svg", "html"])
  func stable(_ format: String) throws {
    let world = try world()
    let first = world.run(["render", "a.apns", "--as", format, "--color", "truecolor"])
    #expect(first == world.run(["render", "a.apns", "--as", format, "--color", "truecolor"]))
    #expect(first.code == .done && first.messages == "")
    #expect(first.output.contains("Maya") && first.output.contains("On my way"))
    #expect(first.output.contains("\u{1B}[") == (format == "ansi"))
  }

  @Test("text is exactly as wide and as high as asked for")
  func size() throws {
    let finished = try world().run(
      ["render", "a.apns", "--view", "center", "--columns", "60", "--rows", "20"])
    let lines = finished.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == 20)
    #expect(finished.output.hasSuffix("\n"))
  }

  @Test("all views come one after the other under their names, as JSON one a line")
  func all() throws {
    let world = try world()
    let views = ["banner", "lock-screen", "center", "expanded"]
    #expect(world.run(["render", "a.apns"]).lines.filter { $0.hasPrefix("[") } == views.map { "[\($0)]" })
    let objects = world.run(["render", "a.apns", "--json"]).objects
    #expect(objects.compactMap { $0["view"]?.string } == views)
    #expect(objects.map { $0.members.map(\.key) } == views.map { _ in ["view", "frame"] })
  }

  @Test("several views make one picture, and fewer colours can be asked for", arguments: ["svg", "html"])
  func pictures(_ format: String) throws {
    let world = try world()
    let all = world.run(["render", "a.apns", "--as", format]).output
    #expect(all.components(separatedBy: "<\(format)").count == 2)
    for view in ["banner", "lock-screen", "center", "expanded"] { #expect(all.contains(">\(view)<")) }
    #expect(all.contains("#000000") && !all.contains("#CD0000"))
    let sixteen = world.run(["render", "a.apns", "--as", format, "--view", "banner", "--color", "16"]).output
    #expect(sixteen.contains("#E5E5E5"))
    let light = world.run(["render", "a.apns", "--as", format, "--theme", "ios-light"]).output
    #expect(light.contains("#FFFFFF") && light != all)
  }

  @Test("a program draws the expanded view, and what is wrong with it is on it")
  func program() throws {
    let world = try world()
    try world.write(
      #"{"categories":[{"identifier":"tram"}],"contentExtension":{"categories":["tram"],"command":["sh","draw.sh"]}}"#,
      to: "apps/com.example.tram.app.json")
    try world.write(
      #"{"Simulator Target Bundle":"com.example.tram","aps":{"alert":"Line 4","category":"tram"}}"#, to: "tram.apns")
    func expanded() -> Finished {
      world.run(["render", "tram.apns", "--apps", "apps", "--view", "expanded"])
    }
    try world.write("read q\necho '{\"content\":[{\"text\":\"Leaves at 9:47\"}]}'\n", to: "apps/draw.sh")
    #expect(expanded().output.contains("Leaves at 9:47") && expanded().code == .done)
    try world.write("exit 7\n", to: "apps/draw.sh")
    #expect(expanded().output.contains("the program that draws it ended with 7"))
  }

  @Test("a format of a later version is said to be one")
  func png() throws {
    let finished = try world().run(["render", "a.apns", "--as", "png"])
    #expect(finished.code == .usage)
    #expect(
      finished.messages.hasPrefix(
        "belfry: --as png is not in this version, there are text, ansi, json, html, svg"))
  }

  @Test("--out writes a file and prints nothing")
  func out() throws {
    let world = try world()
    let printed = world.run(["render", "a.apns"]).output
    #expect(world.run(["render", "a.apns", "--out", "x.txt"]) == Finished(code: .done, output: "", messages: ""))
    #expect(try String(contentsOfFile: world.folder + "/x.txt", encoding: .utf8) == printed)
    #expect(
      world.run(["render", "a.apns", "--out", "nowhere/x.txt"])
        == Finished(code: .failed, output: "", messages: "belfry: cannot write 'nowhere/x.txt': no such file\n"))
  }

  @Test("a refused payload ends with 1 and its reason")
  func refused() throws {
    let world = try World()
    try world.write("{}", to: "a.apns")
    let finished = world.run(["render", "a.apns"])
    #expect(finished.code == .no)
    #expect(finished.messages.hasPrefix("belfry: a.apns: the payload has no 'aps'"))
  }

  @Test("a language is one", arguments: ["", "foo bar", "../../etc", "english", "ur_PK_x"])
  func locales(_ locale: String) throws {
    let world = try world()
    for words in [["render", "a.apns"], ["preview", "a.apns"]] {
      let finished = world.run(words + ["--locale", locale])
      #expect(finished.code == .usage && finished.output == "")
      #expect(
        finished.messages.hasPrefix(
          "belfry: '\(locale)' is no value for --locale, expected a language and perhaps a region, such as ur or de_DE")
      )
    }
    #expect(world.run(["render", "a.apns", "--locale", "pt-br"]).code == .done)
  }

  @Test("what a service extension would change is drawn as it was sent, and said once")
  func extensions() throws {
    let world = try world()
    try world.write(
      #"{"serviceExtension":{"steps":[{"step":"replaceText","body":"changed"}]}}"#, to: "apps/com.example.a.app.json")
    let payload = #"{"Simulator Target Bundle":"com.example.a","aps":{"alert":"sent","mutable-content":"#
    try world.write(payload + "1}}", to: "with.apns")
    try world.write(payload + "0}}", to: "without.apns")
    let finished = world.run(["render", "with.apns", "without.apns", "--apps", "apps", "--json"])
    #expect(finished.code == .done && finished.output.contains("sent") && !finished.output.contains("changed"))
    #expect(finished.objects.count == 4)
    #expect(
      finished.messages
        == "belfry: with.apns: drawn as it was sent; on a device the app's service extension would have it first\n")
  }

  @Test("what cannot be attached is left out and said; a file that is not there ends it")
  func attachments() throws {
    let world = try world()
    let plain = world.run(["render", "a.apns"]).output
    try world.write("RIFF\u{4}\u{0}\u{0}\u{0}WEBPVP8 ", to: "a.webp")
    let finished = world.run(["render", "a.apns", "--attach", "a.webp"])
    #expect(finished.code == .done && finished.output == plain)
    #expect(finished.messages.hasPrefix("belfry: a.webp cannot be attached: it is a WebP image; expected JPEG, "))
    let missing = world.run(["render", "a.apns", "--attach", "b.png"])
    #expect(missing.code == .failed && missing.output == "" && missing.messages.contains("cannot read 'b.png'"))
  }

  @Test("missing files and themes are said")
  func missing() throws {
    let world = try world()
    #expect(
      world.run(["render", "b.apns"])
        == Finished(code: .failed, output: "", messages: "belfry: cannot read 'b.apns': no such file\n"))
    let finished = world.run(["render", "a.apns", "--theme", "nope"])
    #expect(finished.code == .failed)
    #expect(finished.messages.hasPrefix("belfry: cannot read 'nope': no such theme, there are "))
  }
}
