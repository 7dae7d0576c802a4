import Foundation
import Media
import Payload
import Runtime
import Testing

@testable import Commands

@Suite("belfry media")
struct MediaCommandTests {
  let world: World

  /// The program is one that says what a test wants: what the real one makes of files is tested in MediaTests.
  init() throws {
    world = try World()
    world.variables["BELFRY_MEDIA"] = "program"
  }

  private func answers(_ replies: [MediaReply]) throws {
    let lines = replies.map { "'\($0.mediaJSON.line)'" }.joined(separator: " ")
    // Each run takes the next reply, and keeps what it was asked. Another program copies the script:
    // what this one has written may be open yet in a process that another test just starts.
    try world.write(
      "#!/bin/sh\ncd '\(world.folder)'\nread -r line; echo \"$line\" >> asked\nset -- \(lines)\n"
        + "shift $(($(wc -l < asked) - 1))\necho \"$1\"\n", to: "program.sh")
    let copying = Process()
    copying.executableURL = URL(fileURLWithPath: "/usr/bin/install")
    copying.arguments = ["-m", "755", world.folder + "/program.sh", world.folder + "/program"]
    try copying.run()
    copying.waitUntilExit()
  }

  private var asked: [JSONValue] {
    let text = (try? String(contentsOfFile: world.folder + "/asked", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { JSONDocument(Array($0.utf8)).root }
  }

  private let image = MediaFacts(
    type: .gif, byteCount: 18_648, pixels: .init(width: 4, height: 2), duration: 2, frameCount: 10)
  private let sound = MediaFacts(type: .wav, byteCount: 20, duration: 1)

  private func imageAnswer() throws -> MediaAnswer {
    let cells = [MediaPicture.Cell("▀", ink: .rgb(0xFF0000), surface: .rgb(0x0000FF))]
    let picture = try #require(MediaPicture(columns: 1, rows: 1, cells: cells))
    return MediaAnswer(facts: image, pictures: [TimedPicture(picture)])
  }

  @Test("says what a file is, then draws it")
  func draws() throws {
    try answers([.success(MediaAnswer(facts: image)), .success(try imageAnswer())])
    let finished = world.run("media", "a.gif", "--columns", "30", "--time", "1.5")
    #expect(finished.code == .done && finished.messages == "")
    #expect(finished.lines == ["a.gif: animated GIF image, 4x2, 2 seconds, 10 pictures, 18,648 bytes", "▀"])
    #expect(asked.map { $0["want"]?.string } == ["probe", "picture"])
    #expect(asked[1]["file"]?.string == world.folder + "/a.gif")
    #expect(asked[1]["columns"]?.number?.integer == 30 && asked[1]["time"]?.number?.double == 1.5)
    #expect(asked[1]["colors"]?.string == "mono")
  }

  @Test("draws in the colours that were asked for, and a thumbnail as a square of 6x3 cells")
  func colors() throws {
    try answers([.success(MediaAnswer(facts: image)), .success(try imageAnswer())])
    let finished = world.run("media", "a.gif", "--thumbnail", "--color", "truecolor")
    #expect(finished.output.contains("38;2;255;0;0") && finished.output.contains("48;2;0;0;255"))
    #expect(asked[1]["shape"]?.string == "square" && asked[1]["colors"]?.string == "truecolor")
    #expect(asked[1]["columns"]?.number?.integer == 6 && asked[1]["rows"]?.number?.integer == 3)
  }

  @Test("of sound it draws the level")
  func levels() throws {
    try answers([.success(MediaAnswer(facts: sound)), .success(MediaAnswer(facts: sound, levels: [0, 255]))])
    let finished = world.run("media", "a.wav", "--columns", "20")
    #expect(finished.lines == ["a.wav: WAV audio, 1 second, 20 bytes", "► ▁█            0:01"])
    #expect(asked[1]["levels"]?.number?.integer == 20)
  }

  @Test("as JSON it hands over the whole answer")
  func json() throws {
    let answer = try imageAnswer()
    try answers([.success(MediaAnswer(facts: image)), .success(answer)])
    let finished = world.run("media", "a.gif", "--json")
    #expect(finished.output == answer.json.line + "\n")
  }

  @Test("a file that cannot be attached is 1 with the reason, as JSON too")
  func refused() throws {
    let refusal = MediaRefusal(.unsupportedType, "it is a WebP image")
    try answers([.failure(refusal), .failure(refusal)])
    let finished = world.run("media", "a.gif")
    #expect(finished.code == .no && finished.output == "")
    #expect(finished.messages == "belfry: a.gif cannot be attached: it is a WebP image\n")
    #expect(world.run("media", "a.gif", "--json").output == refusal.json.line + "\n")
  }

  @Test("no such file and no program are 3")
  func failed() throws {
    try answers([.failure(MediaRefusal(.unreadable, "no such file or directory"))])
    let missing = world.run("media", "a.gif")
    #expect(missing.code == .failed && missing.messages == "belfry: cannot read 'a.gif': no such file or directory\n")
    world.variables["BELFRY_MEDIA"] = nil
    let unstarted = world.run("media", "a.gif")
    #expect(unstarted.code == .failed && unstarted.messages.contains("bin/belfry-media' cannot be started"))
  }

  @Test("a time that is none is a usage error", arguments: ["soon", "-1", "nan", "1e9"])
  func times(text: String) {
    #expect(world.run("media", "a.gif", "--time", text).code == .usage)
  }

  @Test("the screen does not wait for it")
  func onTheScreen() throws {
    try answers([])
    let outcome = Commands.run(line: "media a.gif", in: world.environment([])) { _ in .success([]) }
    #expect(outcome.code == .failed && outcome.text.contains("in a shell"))
    #expect(asked.isEmpty)
  }
}
