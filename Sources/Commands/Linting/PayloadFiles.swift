import Foundation

/// The payload files of a command line: files as they were named, folders with all that lies in them.
struct PayloadFiles {
  /// In the order of the command line; those of a folder in the order of their names.
  private(set) var paths: [String] = []
  /// What cannot be read.
  private(set) var failures: [InputFailure] = []
  /// Pipes, sockets and devices that lie in the folders: reading them might wait for ever.
  private(set) var skipped: [String] = []

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
    var entries: [(name: String, kind: Kind)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { entries.append((name, Self.kind(entry.pointee.d_type, absolute + "/" + name))) }
    }
    closedir(stream)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for entry in entries.sorted(by: { $0.name < $1.name }) {
      if entry.kind != .folder {
        guard Self.isPayload(entry.name) else { continue }
        if entry.kind == .file { paths.append(prefix + entry.name) } else { skipped.append(prefix + entry.name) }
      } else if depth < Self.depthLimit {
        list(prefix + entry.name, from: directory, depth: depth + 1)
      } else {
        failures.append(InputFailure(path: prefix + entry.name, reason: "it lies too deep"))
      }
    }
  }

  /// Says what was left out.
  func tellSkipped(in context: Context) {
    for path in skipped { context.message("\(quoted(path)) is left out: it is no file; name it, and a pipe is read") }
  }

  private enum Kind { case file, folder, other }

  /// By the folder's own word; some file systems have none, and a link has that of its target: then by asking for it.
  ///
  /// A link to a folder is a file that cannot be read, and one to nothing too.
  private static func kind(_ type: UInt8, _ path: String) -> Kind {
    switch Int32(type) {
    case Int32(DT_DIR): return .folder
    case Int32(DT_REG): return .file
    case Int32(DT_UNKNOWN), Int32(DT_LNK): break
    default: return .other
    }
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return .folder }
    guard stat(path, &status) == 0 else { return .file }
    return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) ? .file : .other
  }
}
