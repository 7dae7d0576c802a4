import Foundation
import TestSupport
import Testing

/// A running `center-driver` (Tests/CenterDriver), which is built beside the tests.
final class DriverProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread: [UInt8] = []

  init(_ arguments: String...) throws {
    process.executableURL = URL(fileURLWithPath: builtProgram("center-driver"))
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    kill(signal: SIGKILL)
    process.waitUntilExit()
  }

  /// The next line that it says; nil once it has ended.
  func line() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { return nil }
      unread += part
    }
  }

  /// Everything that it still says until it ends.
  func remainingLines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
  }

  func kill(signal: Int32) { if process.isRunning { Foundation.kill(process.processIdentifier, signal) } }

  /// Lets a center end in good order, and returns its exit status.
  func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
