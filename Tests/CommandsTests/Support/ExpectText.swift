import Foundation
import TestSupport
import Testing

/// Expects `text` to be as it is recorded in `Snapshots/NAME`.
///
/// A snapshot that is missing is written and fails; `SNAPSHOT=record` in the environment records all of them again.
func expectText(_ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let url = snapshotFolder.appendingPathComponent(name)
  let isRecording = ProcessInfo.processInfo.environment["SNAPSHOT"] == "record"
  guard !isRecording, let data = try? Data(contentsOf: url) else {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    } catch {
      Issue.record("cannot write \(url.path): \(error)", sourceLocation: sourceLocation)
    }
    if !isRecording { Issue.record("recorded \(name) anew: look at it", sourceLocation: sourceLocation) }
    return
  }
  let recorded = String(decoding: data, as: UTF8.self)
  guard recorded != text else { return }
  Issue.record(
    "\(name) is different:\n\(lineDifference(old: recorded, new: text))\nto accept it, run the test with SNAPSHOT=record",
    sourceLocation: sourceLocation)
}

/// The snapshots of these tests.
let snapshotFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Snapshots")

/// The folder of the whole repository.
let repositoryFolder = snapshotFolder.deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
