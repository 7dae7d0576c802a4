import Testing

@testable import Commands

@Suite("What may take long is run beside the screen")
struct LineBesideTests {
  private func arguments(_ line: String, state: String? = "/state") throws -> [String]? {
    let environment = try World().environment([])
    let arguments = Commands.argumentsBeside(line, stateDirectory: state, columns: 70, in: environment)
    #expect(arguments == nil || arguments?.first == environment.executablePath)
    return arguments.map { Array($0.dropFirst()) }
  }

  @Test("as a command of its own, which asks the center of the screen")
  func beside() throws {
    #expect(try arguments("lint 'two words' --strict") == ["lint", "two words", "--strict"])
    #expect(try arguments("deliveries --json") == ["deliveries", "--state", "/state", "--json"])
    #expect(try arguments("--json log") == ["--json", "log", "--state", "/state"])
    #expect(try arguments("render a.apns") == ["render", "--columns", "70", "a.apns"])
    #expect(try arguments("render a.apns --columns 60") == ["render", "a.apns", "--columns", "60"])
  }

  @Test("many payloads too; a few are pushed at once")
  func pushing() throws {
    let files = (1...21).map { "\($0).apns" }
    #expect(
      try arguments("push " + files.joined(separator: " ")) == ["push", "--state", "/state"] + files)
    #expect(try arguments("push " + files.prefix(20).joined(separator: " ")) == nil)
    #expect(try arguments("push " + files.joined(separator: " "), state: nil) == nil)
  }

  @Test(
    "what is quick, wrong, or would never end is not",
    arguments: [
      "focus work", "push a.apns", "lint", "lint -", "log --follow", "deliveries --state elsewhere", "lint 'open",
      "nonsense", "",
    ])
  func atOnce(line: String) throws { #expect(try arguments(line) == nil) }

  @Test("nor what asks a center that nobody else can reach")
  func inMemory() throws {
    #expect(try arguments("deliveries", state: nil) == nil)
    #expect(try arguments("lint a.apns", state: nil) == ["lint", "a.apns"])
  }
}
