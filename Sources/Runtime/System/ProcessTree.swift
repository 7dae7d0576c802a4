#if canImport(Glibc)
  import Glibc
#endif

/// A process and what it started, however deep, as long as those between them live.
///
/// Only Linux tells; elsewhere a process is alone.
enum ProcessTree {
  /// Processes that are found at most.
  private static let limit = 1000

  /// The process itself first.
  static func members(of process: Int32) -> [Int32] {
    var members = [process]
    var place = 0
    while place < members.count, members.count < limit {
      members += children(of: members[place])
      place += 1
    }
    return members
  }

  private static func children(of process: Int32) -> [Int32] {
    text(of: "/proc/\(process)/task/\(process)/children").split(separator: " ").compactMap { Int32($0) }
  }

  /// The beginning of a file of `/proc`; empty where there is none.
  static func text(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    guard case .bytes(let bytes) = readBytes(descriptor, limit: 1 << 12) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
