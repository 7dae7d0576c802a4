#if canImport(Glibc)
  import Glibc
#endif

/// What a process and all that it started hold in memory of their own.
///
/// Counts as Apple does what is in memory and belongs to no file: the pages of libraries and of the program itself are
/// free. A limit on address space (`RLIMIT_AS`) would end Python and everything with a garbage collector at its start,
/// whatever it uses. Only Linux tells; elsewhere nothing is counted.
enum MemoryUse {
  /// Processes that are counted at most.
  private static let processLimit = 64

  /// Bytes in use; 0 where nobody can tell.
  static func byteCount(of process: Int32) -> Int {
    var waiting = [process]
    var count = 0
    var seen = 0
    while let next = waiting.popLast(), seen < processLimit {
      seen += 1
      count += ownByteCount(of: next)
      waiting += children(of: next)
    }
    return count
  }

  /// Resident pages less those that are shared with files: the second and third number of `statm`.
  private static func ownByteCount(of process: Int32) -> Int {
    let numbers = text(of: "/proc/\(process)/statm").split(separator: " ").compactMap { Int($0) }
    guard numbers.count > 2 else { return 0 }
    return max(0, numbers[1] - numbers[2]) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func children(of process: Int32) -> [Int32] {
    text(of: "/proc/\(process)/task/\(process)/children").split(separator: " ").compactMap { Int32($0) }
  }

  private static func text(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    guard case .bytes(let bytes) = readBytes(descriptor, limit: 1 << 12) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
