#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells one writing of a file from the next, without reading it.
struct FileIdentity: Equatable {
  enum Kind: Equatable {
    case file, directory, other
    /// The name is there, what it stands for is not to be had: a link to nowhere.
    case unreachable
  }

  let kind: Kind
  let byteCount: Int
  private let inode: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  /// Looks at the file; nil where the name does not exist.
  init?(path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: kind = .file
      case S_IFDIR: kind = .directory
      default: kind = .other
      }
    } else if lstat(path, &status) == 0 {
      kind = .unreachable
    } else {
      return nil
    }
    byteCount = Int(status.st_size)
    inode = UInt64(status.st_ino)
    #if canImport(Glibc)
      let changed = status.st_mtim
    #else
      let changed = status.st_mtimespec
    #endif
    seconds = Int(changed.tv_sec)
    nanoseconds = Int(changed.tv_nsec)
  }

  /// Whether this was written before `other`.
  func isOlder(than other: FileIdentity) -> Bool {
    (seconds, nanoseconds) < (other.seconds, other.nanoseconds)
  }

  /// Whether a name that just appeared without being written is a whole file: a link, of either sort.
  static func isLink(path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFLNK || (status.st_mode & S_IFMT == S_IFREG && status.st_nlink > 1)
  }
}
