import Foundation
import Payload
import TestSupport

/// A running `belfry serve` in cleartext, which is built beside the tests; it trusts everyone and takes every token.
final class BelfryProcess {
  private let process = Process()
  private let output = Pipe()
  /// The port of the sandbox.
  let port: UInt16

  /// Why it does not run.
  struct NotReady: Error {}

  /// Starts it on a state directory, and waits for its ready line.
  ///
  /// - Parameter endpoint: the object under `endpoint` in its `device.json`.
  init(state: String, endpoint: String = "{}") throws {
    let configuration = URL(fileURLWithPath: state).appending(path: "belfry")
    try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
    try Data(#"{ "endpoint": \#(endpoint) }"#.utf8).write(to: configuration.appending(path: "device.json"))
    process.executableURL = URL(fileURLWithPath: builtProgram("belfry"))
    process.arguments = [
      "serve", "--state", state, "--apps", state, "--listen", "127.0.0.1:0", "--cleartext", "--adopt", "--trust-all",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CONFIG_HOME": state]) { $1 }
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

  /// Sends a signal and waits for the end; the status is that of the exit, or the number of the signal.
  @discardableResult
  func end(_ signal: Int32) -> Int32 {
    send(signal)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Sends a signal, and does not wait.
  func send(_ signal: Int32) { if process.isRunning { kill(process.processIdentifier, signal) } }

  /// Memory that it has in use, in bytes; nil where the system does not tell.
  var residentByteCount: Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8) else {
      return nil
    }
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first }.flatMap { Int($0) }.map {
      $0 << 10
    }
  }
}

/// A directory for one test, gone with the value.
final class StateFolder {
  let path = FileManager.default.temporaryDirectory.path + "/belfry-endpoint-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: path) }
}
