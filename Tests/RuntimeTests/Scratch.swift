import Foundation
import Testing

@testable import Runtime

/// A directory for one test, gone with the value.
final class Scratch {
  let path: String

  init(name: String = UUID().uuidString) throws {
    path = FileManager.default.temporaryDirectory.path + "/belfry-test-" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  /// Writes in one go: opened, written, closed.
  func write(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path(name))) }

  func move(_ name: String, to other: String) throws {
    guard rename(path(name), path(other)) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }
}

extension EventLoop {
  /// Turns until `condition` holds; fails where it does not within `seconds`, which only a broken product needs.
  func turn(
    within seconds: Double = 10, until condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let end = MonotonicTime.now.adding(seconds: seconds)
    while !condition() {
      guard MonotonicTime.now < end else {
        Issue.record("waited \(seconds) seconds in vain", sourceLocation: sourceLocation)
        return
      }
      turn(waiting: 0.05)
    }
  }
}
