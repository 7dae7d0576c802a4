import Foundation

/// Files of the repository that tests read: documentation and demo payloads.
enum RepositoryFiles {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The files below `folder`, relative to it, in the order of their names.
  static func names(below folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    return (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
      .filter { name in !name.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted()
  }

  /// The fenced blocks of a language in a page of Markdown.
  static func blocks(_ language: String, of path: String) throws -> [String] {
    let page = String(decoding: try bytes(path), as: UTF8.self)
    return page.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }
}
