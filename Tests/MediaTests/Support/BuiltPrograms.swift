import Foundation

/// What was built beside the tests.
enum BuiltPrograms {
  /// The folder of the products.
  static let folder: String = {
    let tests = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    return tests.components(separatedBy: "/belfryPackageTests.xctest")[0]
  }()

  /// The program under test.
  static let media = folder + "/belfry-media"
}

/// A folder for one test, gone with the value.
final class Scratch {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "belfry-media-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { folder + "/" + name }

  /// Writes a file and returns its path.
  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// Writes a script that can be run in place of the program.
  ///
  /// Another program copies it: what this one has written may be open yet in a process that another test just starts, and
  /// cannot be run as long as it is.
  func script(_ name: String, _ lines: String) throws -> String {
    let source = try write(name + ".sh", "#!/bin/sh\n\(lines)\n".utf8)
    let copying = Process()
    copying.executableURL = URL(fileURLWithPath: "/usr/bin/install")
    copying.arguments = ["-m", "755", source, path(name)]
    try copying.run()
    copying.waitUntilExit()
    return path(name)
  }
}
