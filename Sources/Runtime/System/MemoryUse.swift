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
    ProcessTree.members(of: process).prefix(processLimit).reduce(0) { $0 + ownByteCount(of: $1) }
  }

  /// Resident pages less those that are shared with files: the second and third number of `statm`.
  private static func ownByteCount(of process: Int32) -> Int {
    let numbers = ProcessTree.text(of: "/proc/\(process)/statm").split(separator: " ").compactMap { Int($0) }
    guard numbers.count > 2 else { return 0 }
    return max(0, numbers[1] - numbers[2]) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
