import Foundation
public import Rendering
public import Testing

/// Expects `frame` to be as it is recorded in `Snapshots/NAME.txt` beside the test, and to be whole.
///
/// A snapshot that is missing is written and fails; `SNAPSHOT=record` in the environment records all of them again.
public func expectFrame(
  _ frame: Frame, named name: String, file: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let broken = frame.brokenInvariants()
  #expect(broken.isEmpty, "\(name): \(broken.joined(separator: "\n"))", sourceLocation: sourceLocation)
  let url = snapshotFolder(of: file).appendingPathComponent(name + ".txt")
  let text = snapshotText(of: frame)
  let isRecording = ProcessInfo.processInfo.environment["SNAPSHOT"] == "record"
  guard !isRecording, let data = try? Data(contentsOf: url) else {
    do {
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
    "\(name) looks different:\n\(lineDifference(old: recorded, new: text))\nto accept it, run the test with SNAPSHOT=record",
    sourceLocation: sourceLocation)
}

/// The names of the snapshots that lie beside a test file.
public func snapshotNames(besides file: StaticString = #filePath) -> [String] {
  let files = (try? FileManager.default.contentsOfDirectory(atPath: snapshotFolder(of: file).path)) ?? []
  return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
}

private func snapshotFolder(of file: StaticString) -> URL {
  URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Snapshots")
}
