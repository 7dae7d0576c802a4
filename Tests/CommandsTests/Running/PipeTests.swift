import Foundation
import Testing

@testable import Commands

@Suite("A pipe that nobody writes to stops nothing")
struct PipeTests {
  private let world: World
  private let pipe: NamedPipe

  init() throws {
    world = try World()
    pipe = try NamedPipe(at: world.folder + "/ff.json")
  }

  private static let refusal = "cannot read 'ff.json': it is no file but a pipe"

  @Test(
    "the configuration, the keys and themes are files",
    arguments: [
      "--check-config ff.json", "--print-config --config ff.json", "--print-keys --keys ff.json",
      "--check-config --theme ff.json", "theme show ff.json", "theme check ff.json",
    ])
  func files(line: String) {
    #expect(
      world.run(line.split(separator: " ").map(String.init))
        == Finished(code: .failed, output: "", messages: "belfry: \(Self.refusal)\n"))
  }

  @Test("where one's own files belong a pipe is told like any other that cannot be read") func ownFiles() throws {
    try world.write("{}", to: ".config/belfry/themes/mine.json")
    let files = try ["config", "keys"].map { try NamedPipe(at: world.folder + "/.config/belfry/\($0).json") }
    try withExtendedLifetime(files) {
      world.variables["BELFRY_CONFIG"] = ""
      let themes = world.run(["theme", "list", "--json"])
      let pipe = try NamedPipe(at: world.folder + "/.config/belfry/themes/pipe.json")
      withExtendedLifetime(pipe) { #expect(world.run(["theme", "list", "--json"]) == themes) }
      world.variables["BELFRY_CONFIG"] = nil
      #expect(world.run(["--check-config"]).messages.contains("/config.json': it is no file but a pipe"))
      #expect(unlink(world.folder + "/.config/belfry/config.json") == 0)
      #expect(world.run(["--check-config"]).messages.contains("/keys.json': it is no file but a pipe"))
    }
  }

  @Test(
    "the ':' line takes nothing but files, as the screen must not wait",
    arguments: [
      "lint ff.json", "push ff.json", "push com.example.chat ff.json", "render ff.json", "app check ff.json",
      "theme check ff.json",
    ])
  func line(_ line: String) {
    let outcome = Commands.run(line: line, in: world.environment([])) { _ in .success([]) }
    #expect(outcome.code == .failed)
    #expect(outcome.text.contains("belfry: \(Self.refusal)\n"))
  }

  @Test("nor does it read devices", arguments: ["lint", "push", "render"]) func device(_ verb: String) {
    let outcome = Commands.run(line: verb + " /dev/zero", in: world.environment([])) { _ in .success([]) }
    #expect(outcome.code == .failed)
    #expect(outcome.text.contains("belfry: cannot read '/dev/zero': it is no file but a device\n"))
  }

  @Test("in a folder pipes are left out with a word, however they got there", arguments: ["lint", "render"])
  func folder(_ verb: String) throws {
    try world.write(#"{"Simulator Target Bundle":"com.example.chat","aps":{"alert":"hi"}}"#, to: "mixed/a.apns")
    let inFolder = try NamedPipe(at: world.folder + "/mixed/b.apns")
    try FileManager.default.createSymbolicLink(
      atPath: world.folder + "/mixed/c.apns", withDestinationPath: world.folder + "/ff.json")
    let finished = withExtendedLifetime(inFolder) { world.run(verb, "mixed") }
    #expect(finished.code == .done)
    for name in ["b", "c"] {
      #expect(finished.messages.contains("belfry: 'mixed/\(name).apns' is left out: it is no file"))
    }
    #expect(!finished.messages.contains("cannot read"))
  }

  @Test("elsewhere a payload may come from a pipe", arguments: ["lint", "render"]) func substitution(_ verb: String)
    throws
  {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(
      Data(#"{ "Simulator Target Bundle": "com.example.chat", "aps": { "alert": "hi" } }"#.utf8))
    pipe.fileHandleForWriting.closeFile()
    let finished = world.run(verb, "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
    #expect(finished.code == .done)
    #expect(!finished.messages.contains("cannot read"))
  }
}
