import Foundation

/// A program that runs beside the tests; what it says is read as lines.
final class RunningProgram {
  /// Only a broken product or client needs it: then it is killed, so that its test fails and does not hang.
  private static let patience: DispatchTimeInterval = .seconds(120)

  private let process = Process()
  private let output = Pipe()
  private let errors: URL
  private let watchdog: DispatchWorkItem
  private var unread: [UInt8] = []

  /// Starts `command`; its standard error is gathered in a file of `folder`.
  init(
    _ command: [String], environment: [String: String] = [:], in folder: Scratch
  ) throws {
    errors = URL(filePath: folder.path(UUID().uuidString + ".stderr"))
    guard FileManager.default.createFile(atPath: errors.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    // `env` looks the program up in PATH.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()

    let identifier = process.processIdentifier
    watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: watchdog)
  }

  deinit {
    watchdog.cancel()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// The next line that it prints; nil once it has ended.
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

  /// Asks it to end.
  func terminate() { process.terminate() }

  /// What it still prints until it ends, and how it ended.
  func end() -> Ended {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    // What has no end of line: the body of an answer.
    if !unread.isEmpty { lines.append(String(decoding: unread, as: UTF8.self)) }
    process.waitUntilExit()
    watchdog.cancel()
    let complaints = try? String(contentsOf: errors, encoding: .utf8)
    return Ended(lines: lines, complaints: complaints ?? "", status: process.terminationStatus)
  }

  /// A program that has ended.
  struct Ended {
    /// Its standard output.
    var lines: [String]
    /// Its standard error.
    var complaints: String
    /// Its exit status, or the signal that ended it.
    var status: Int32
  }
}

/// A directory for one test, gone with the value.
final class Scratch {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/belfry-provider-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: URL(filePath: path(name))) }
}
