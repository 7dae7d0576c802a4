import Foundation
import Testing

/// The program in a shell, without a terminal.
@Suite("The standard streams")
struct StandardStreamTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("belfry-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// What a line of bash prints; `$belfry` is the program on a state of its own.
  private func shell(_ line: String) throws -> String {
    let belfry = "belfry() { \(Tmux.belfry) \"$@\" --state \(folder.path)/state; }\n"
    return try spawn("/bin/bash", ["-c", belfry + line], output: folder.appendingPathComponent("output").path)
  }

  private func push(_ count: Int) throws {
    let payload = folder.appendingPathComponent("a.apns").path
    try Data(#"{"aps":{"alert":"a"}}"#.utf8).write(to: URL(filePath: payload))
    let paths = Array(repeating: payload, count: count).joined(separator: " ")
    _ = try shell("belfry push com.example.chat \(paths)")
  }

  @Test(
    "a reader that goes away is no error",
    arguments: ["state", "state --json", "deliveries", "deliveries --json", "help", "completions bash"])
  func goneReader(command: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try push(3)
    #expect(try shell("belfry \(command) | head -n 0; echo \"${PIPESTATUS[0]}\"") == "0\n")
  }

  @Test(
    "an output that is closed is told, and nothing is written elsewhere", arguments: ["state", "deliveries", "help"])
  func closedOutput(command: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try push(3)
    #expect(
      try shell("belfry \(command) >&-; echo \"$?\"") == "belfry: cannot write the output: bad file descriptor\n3\n")
    // A lock is held, not written.
    #expect(try shell("find \(folder.path)/state -name '*lock*' -size +0 -exec grep -l example {} +") == "")
    #expect(try shell("belfry deliveries | grep -c com.example.chat") == "3\n")
  }

  @Test("all of them closed: what is to be done is done")
  func allClosed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try push(1)
    #expect(try shell("(belfry clear <&- >&- 2>&-; echo \"$?\" >&9) 9>&1") == "0\n")
    #expect(try shell("belfry state | grep -c 'com.example.chat'; true").hasPrefix("0"))
  }

  @Test("a folder of hundreds of files is linted alike each time")
  func lintedFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let payloads = folder.appendingPathComponent("payloads")
    try FileManager.default.createDirectory(at: payloads, withIntermediateDirectories: true)
    for number in 100..<900 {
      try Data(#"{"aps":{"alert":{"title":"\#(number)"},"badge":"1","sound":7}}"#.utf8)
        .write(to: payloads.appendingPathComponent("\(number).json"))
    }
    let results = try (0..<5).map { _ in try shell("belfry lint \(payloads.path); echo \"$?\"") }
    #expect(results[0].hasSuffix("in 800 files\n1\n"))
    #expect(Set(results).count == 1)
  }
}
