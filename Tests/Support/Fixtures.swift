public import Foundation

/// The files under `Tests/Fixtures`.
public enum Fixtures {
  /// The folder.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The names of the files in `subfolder`, sorted; none where there is no such folder.
  public static func names(in subfolder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: subfolder).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The bytes of a file.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  /// The bytes of a payload file, by its name or the number that it begins with.
  public static func payload(_ name: String) throws -> [UInt8] {
    let match = names(in: "payloads").first { $0 == name || $0.hasPrefix(name + "-") }
    return try bytes("payloads/" + (match ?? name))
  }
}
