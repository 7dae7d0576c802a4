import Foundation
import Testing

@testable import Commands

@Suite("Completions")
struct CompletionTests {
  private func script(_ shell: String) throws -> String { try World().run(["completions", shell]).output }

  /// Where a shell is installed; nil where it is not.
  private static func path(of shell: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Runs a shell and returns its exit status and what it printed.
  private func shell(_ path: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test("each script is one that its shell can read, where the shell is installed", arguments: ["bash", "zsh", "fish"])
  func syntax(_ name: String) throws {
    let text = try script(name)
    #expect(!text.isEmpty)
    guard let path = Self.path(of: name) else { return }
    let world = try World()
    try world.write(text, to: "script")
    let result = try shell(path, ["-n", world.folder + "/script"])
    #expect(result.status == 0, "\(result.output)")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let typed: [String]
    let offered: [String]
    var testDescription: String { typed.joined(separator: " ") }
  }

  static let cases = [
    Case(typed: ["de"], offered: ["deliveries", "demo", "device"]),
    Case(typed: ["--st"], offered: ["--state"]),
    Case(typed: ["--color", ""], offered: ["16", "256", "auto", "never", "truecolor"]),
    Case(typed: ["push", "--pu"], offered: ["--push-type"]),
    Case(typed: ["push", "--priority", "1"], offered: ["1", "10"]),
    Case(typed: ["--state", "x", "log", "--format", ""], offered: ["csv", "jsonl", "table"]),
    Case(typed: ["lint", "--format", "s"], offered: ["sarif"]),
    Case(typed: ["device", "l"], offered: ["locale", "lock", "low-power"]),
    Case(typed: ["completions", ""], offered: ["bash", "fish", "zsh"]),
    Case(typed: ["push", "a b"], offered: ["a b.apns"]),
    Case(typed: ["help", "exp"], offered: ["explain"]),
  ]

  @Test("bash offers what the table says", arguments: cases)
  func bash(_ example: Case) throws {
    guard let path = Self.path(of: "bash") else { return }
    let world = try World()
    try world.write(try script("bash"), to: "script")
    try world.write("{}", to: "a b.apns")
    // `compopt` works only while bash itself completes.
    let program = """
      cd '\(world.folder)'; source ./script; compopt() { :; }
      COMP_WORDS=(belfry "$@"); COMP_CWORD=$#; _belfry
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try shell(path, ["-c", program, "bash"] + example.typed)
    #expect(result.output.split(separator: "\n").map(String.init).sorted() == example.offered)
  }
}
