import Foundation
import Payload

@testable import Commands

/// What a command line left behind.
struct Finished: Equatable {
  var code: ExitCode
  var output: String
  var messages: String

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: true).map(String.init) }

  /// The output as JSON, one value a line.
  var objects: [JSONValue] { lines.compactMap { JSONDocument(Array($0.utf8)).root } }
}

/// A world for command lines: a folder of its own with the state in it, no terminal, a standing clock.
final class World {
  /// The folder that relative paths start from; gone with this value.
  let folder: String
  var variables: [String: String]
  var standardInput: [UInt8] = []
  var outputIsTerminal = false
  var terminalColumns: Int?
  var terminalFacts = TerminalFacts()

  init() throws {
    folder = NSTemporaryDirectory() + "belfry-commands-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    variables = ["HOME": folder]
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file below the folder and returns its path from there.
  @discardableResult
  func write(_ text: String, to path: String) throws -> String {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return path
  }

  /// Runs a command line as `belfry` would, on a standing clock and with identifiers that repeat.
  func run(_ words: String...) -> Finished {
    run(["--clock", "2026-07-03T12:00:00Z", "--seed", "1"] + words)
  }

  /// Runs a command line with nothing added.
  func run(_ words: [String], center: (any Performing)? = nil, waitForMore: @escaping () -> Bool = { false })
    -> Finished
  {
    let output = Sink()
    let messages = Sink()
    let environment = environment(words, output: output, messages: messages, waitForMore: waitForMore)
    guard case .command(let command) = Commands.invocation(in: environment) else {
      return Finished(code: .done, output: "", messages: "a command with a screen")
    }
    let code =
      center.map { center in Commands.run(command, in: environment, center: { _ in center }) }
      ?? Commands.run(command, in: environment)
    return Finished(code: code, output: output.text, messages: messages.text)
  }

  /// The world as the words of a command line see it.
  func environment(_ words: [String]) -> Environment { environment(words, output: Sink(), messages: Sink()) }

  private func environment(
    _ words: [String], output: Sink, messages: Sink, waitForMore: @escaping () -> Bool = { false }
  ) -> Environment {
    let input = standardInput
    var environment = Environment(
      arguments: words, variables: variables,
      readStandardInput: { limit throws(InputFailure) in
        if input.count > limit { throw InputFailure(path: "-", limit: limit) }
        return input
      },
      output: OutputWriter(sink: output.take), messages: OutputWriter(sink: messages.take),
      outputIsTerminal: outputIsTerminal, terminalColumns: terminalColumns, currentDirectory: folder,
      executablePath: folder + "/bin/belfry", waitForMore: waitForMore)
    environment.examineTerminal = { [terminalFacts] _ in terminalFacts }
    return environment
  }
}

/// Keeps what was written.
private final class Sink {
  private var bytes: [UInt8] = []
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func take(_ more: [UInt8]) -> OutputWriter.Outcome {
    bytes += more
    return .written
  }
}
