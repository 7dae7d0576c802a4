import Foundation

/// The payload files that are shared by all tests.
enum Fixtures {
  private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/payloads")

  /// The names of all payload files, sorted.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
  }

  /// The bytes of a payload file by the number that its name begins with.
  static func payload(_ number: Int) throws -> [UInt8] {
    let prefix = String(repeating: "0", count: max(0, 3 - String(number).count)) + String(number) + "-"
    guard let name = try names().first(where: { $0.hasPrefix(prefix) }) else { throw CocoaError(.fileNoSuchFile) }
    return [UInt8](try Data(contentsOf: directory.appendingPathComponent(name)))
  }
}
