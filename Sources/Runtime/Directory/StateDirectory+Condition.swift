#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StateDirectory {
  /// What the directory is like right now.
  public struct Condition: Equatable, Sendable {
    /// Whether it can be used.
    public enum Access: Equatable, Sendable {
      case writable
      /// Not there, and can be made.
      case missing
      /// Cannot be used, with the reason.
      case unusable(String)
    }

    /// Who holds its lock.
    public enum Holder: Equatable, Sendable {
      /// A running center.
      case center(pid: Int)
      /// A command, for its moment.
      case command
    }

    /// Whether it can be used.
    public var access: Access
    /// Who holds its lock; nil: nobody.
    public var holder: Holder?
  }

  /// Looks without changing anything, and without waiting for anybody.
  public var condition: Condition { Condition(access: access, holder: lockHolder) }

  private var access: Condition.Access {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { return .unusable("it is no directory") }
      return systemAccess(path, W_OK | X_OK) == 0 ? .writable : .unusable(SystemError.last.description)
    }
    guard errno == ENOENT else { return .unusable(SystemError.last.description) }
    var parent = path[...]
    // The nearest directory above that is there has to let one make others in it.
    while let slash = parent.dropLast().lastIndex(of: "/") {
      parent = parent[...slash]
      guard stat(String(parent), &status) == 0 else { continue }
      return systemAccess(String(parent), W_OK | X_OK) == 0 ? .missing : .unusable(SystemError.last.description)
    }
    return systemAccess(".", W_OK | X_OK) == 0 ? .missing : .unusable(SystemError.last.description)
  }

  private var lockHolder: Condition.Holder? {
    let descriptor = open(lockPath, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return nil }
    return switch DirectoryLock.holder(of: self) {
    case .center(let pid): .center(pid: pid)
    case .command: .command
    }
  }
}

private func systemAccess(_ path: String, _ mode: Int32) -> Int32 { access(path, mode) }
