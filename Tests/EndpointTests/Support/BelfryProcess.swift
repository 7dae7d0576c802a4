import Foundation
import Payload

/// A running `belfry serve`, which is built beside the tests.
final class BelfryProcess {
  private let process = Process()
  private let output = Pipe()
  /// The port of the sandbox.
  let port: UInt16

  /// Why it does not run.
  struct NotReady: Error {}

  /// Starts it on a state directory, and waits for its ready line.
  init(state: String) throws {
    let tests = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let products = tests.components(separatedBy: "/belfryPackageTests.xctest")[0]
    process.executableURL = URL(fileURLWithPath: products + "/belfry")
    process.arguments = [
      "serve", "--state", state, "--apps", state, "--listen", "127.0.0.1:0", "--cleartext", "--adopt", "--trust-all",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line: [UInt8] = []
    while !line.contains(UInt8(ascii: "\n")) {
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { throw NotReady() }
      line += part
    }
    guard let url = JSONDocument(line).root?["addresses"]?["sandbox"]?.string,
      let port = url.split(separator: ":").last.flatMap({ UInt16($0) })
    else { throw NotReady() }
    self.port = port
  }

  deinit { end(SIGKILL) }

  /// Sends a signal and waits for the end.
  @discardableResult
  func end(_ signal: Int32) -> Int32 {
    if process.isRunning { kill(process.processIdentifier, signal) }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Sends a signal, and does not wait.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }
}
