import Foundation

/// The payload files of a command line: files as they were named, folders with all that lies in them.
struct PayloadFiles {
  /// In the order of the command line; those of a folder in the order of their names.
  private(set) var paths: [String] = []
  /// What cannot be read.
  private(set) var failures: [InputFailure] = []

  /// Folders within each other; what lies deeper is a mistake or a trap.
  private static let depthLimit = 64

  /// Looks up `names`; relative ones from `directory` on.
  init(_ names: [String], from directory: String) {
    for name in names {
      var status = stat()
      if name == "-" {
        paths.append(name)
      } else if stat(name.hasPrefix("/") ? name : directory + "/" + name, &status) != 0 {
        failures.append(InputFailure(path: name, reason: FileBytes.reason(errno)))
      } else if status.st_mode & S_IFMT == S_IFDIR {
        list(name, from: directory, depth: 0)
      } else {
        paths.append(name)
      }
    }
  }

  /// Whether a file in a folder is a payload: Belfry's own JSON files are not.
  ///
  /// Hidden files are left out, links to folders not followed.
  static func isPayload(_ name: String) -> Bool {
    guard isPayloadName(name), !name.hasPrefix(".") else { return false }
    return !ownNames.contains(name) && !ownSuffixes.contains(where: name.hasSuffix)
  }

  private static let ownNames = ["device.json", "story.json"]
  private static let ownSuffixes = [".app.json", ".scenario.json", ".theme.json"]

  private mutating func list(_ folder: String, from directory: String, depth: Int) {
    let absolute = folder.hasPrefix("/") ? folder : directory + "/" + folder
    guard let stream = opendir(absolute) else {
      return failures.append(InputFailure(path: folder, reason: FileBytes.reason(errno)))
    }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { entries.append((name, Self.isFolder(entry.pointee.d_type, absolute + "/" + name))) }
    }
    closedir(stream)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for entry in entries.sorted(by: { $0.name < $1.name }) {
      if !entry.isFolder {
        if Self.isPayload(entry.name) { paths.append(prefix + entry.name) }
      } else if depth < Self.depthLimit {
        list(prefix + entry.name, from: directory, depth: depth + 1)
      } else {
        failures.append(InputFailure(path: prefix + entry.name, reason: "it lies too deep"))
      }
    }
  }

  /// By the folder's own word; some file systems have none, then by asking for the file.
  private static func isFolder(_ type: UInt8, _ path: String) -> Bool {
    guard type == UInt8(DT_UNKNOWN) else { return type == UInt8(DT_DIR) }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
