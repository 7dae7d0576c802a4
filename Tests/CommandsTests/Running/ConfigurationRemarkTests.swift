import Foundation
import Rendering
import Testing

@testable import Commands

@Suite("What is wrong in profiles and themes is said on standard error")
struct ConfigurationRemarkTests {
  @Test(
    "every command that reads profiles tells their faults once, with file, line and column",
    arguments: ["push a.apns a.apns", "state", "deliveries", "lint a.apns --quiet", "render a.apns"])
  func profiles(_ words: String) throws {
    let world = try World()
    let profile = "\(world.folder)/apps/com.example.chat.app.json"
    try world.write("{\n  \"nmae\": \"Chat\"\n}", to: "apps/com.example.chat.app.json")
    try world.write(
      "{\"Simulator Target Bundle\":\"com.example.chat\",\"aps\":{\"alert\":\"a\"}}", to: "a.apns")
    let arguments = words.split(separator: " ").map(String.init).map { $0 == "a.apns" ? "\(world.folder)/a.apns" : $0 }
    let finished = world.run(
      ["--state", world.folder + "/state", "--apps", world.folder + "/apps"] + arguments)
    #expect(finished.code == .done)
    let told = finished.messages.split(separator: "\n").filter { $0.hasPrefix(profile) }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("\(profile):2:3: warning: ") == true, "\(finished.messages)")
  }

  @Test("a device profile's errors are told by push and by render")
  func device() throws {
    let world = try World()
    try world.write("{\"ringer\": 7,}", to: ".config/belfry/device.json")
    try world.write("{\"aps\":{\"alert\":\"a\"}}", to: "a.apns")
    for command in ["push com.example.chat", "render"] {
      let finished = world.run(
        ["--state", world.folder + "/state"]
          + command.split(separator: " ").map(String.init) + ["a.apns"])
      #expect(finished.messages.contains("\(world.folder)/.config/belfry/device.json:1:"), "\(finished)")
    }
  }

  @Test("a theme's warnings are told, its looks still used")
  func theme() throws {
    let world = try World()
    try world.write("{\"name\":\"x\",\"roles\":{\"titel\":\"#000000\"}}", to: "x.json")
    try world.write("{\"aps\":{\"alert\":\"a\"}}", to: "a.apns")
    let finished = world.run("render", "a.apns", "--theme", "./x.json")
    #expect(finished.code == .done)
    #expect(finished.messages.contains("./x.json:1:"))
    #expect(finished.messages.contains("titel"))
  }

  @Test("the themes that come with Belfry have nothing to tell")
  func ownThemes() throws {
    let folder = repositoryFolder.path + "/themes"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".json") {
      let bytes = try FileBytes.read(path: folder + "/" + name, name: name)
      #expect(ThemeFile(bytes, file: name).findings.isEmpty)
    }
  }
}
