#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The address of a center's control socket, and the system calls for it.
enum ControlSocket {
  /// Bytes that the path of a socket may have on every system (macOS has the smaller field, 104 with its NUL).
  static let pathByteLimit = 103

  /// `control.sock` in the state directory; where its path is too long for a socket, a name made from the directory in
  /// a private directory of the user's under `/tmp`, so that every process finds the same.
  static func path(in directory: StateDirectory) throws(OperationError) -> String {
    let path = directory.file("control.sock")
    if path.utf8.count <= pathByteLimit { return path }
    var status = stat()
    guard stat(directory.path, &status) == 0 else {
      throw OperationError(exitCode: 3, message: "cannot use '\(directory.path)': \(SystemError.last)")
    }
    let short = "/tmp/belfry-\(getuid())"
    try makePrivate(short)
    return "\(short)/\(String(UInt64(status.st_dev), radix: 16))-\(String(UInt64(status.st_ino), radix: 16)).sock"
  }

  /// Listens at `path`, for its owner alone.
  ///
  /// A socket file of a center that was killed is replaced: only the holder of the state directory's lock comes here.
  static func listen(at path: String) throws(OperationError) -> Int32 {
    unlink(path)
    let descriptor = try make()
    // The file must never exist with wider permissions, not even for a moment.
    let mask = umask(0o177)
    let bound = withAddress(path) { bind(descriptor, $0, $1) }
    umask(mask)
    guard bound == 0, systemListen(descriptor) == 0 else {
      let error = SystemError.last
      close(descriptor)
      throw OperationError(exitCode: 3, message: "cannot open the control socket '\(path)': \(error)")
    }
    makeNonBlocking(descriptor)
    return descriptor
  }

  /// Connects to the socket at `path`; nil where no center listens there.
  static func connect(to path: String) throws(OperationError) -> Int32? {
    let descriptor = try make()
    // A full backlog would make this wait: the center is busy, and a socket's own timeout bounds that.
    setTimeout(descriptor, seconds: 5)
    guard withAddress(path, { systemConnect(descriptor, $0, $1) }) == 0 else {
      let error = SystemError.last
      close(descriptor)
      switch error.code {
      case ENOENT, ECONNREFUSED, ENOTSOCK, EAGAIN: return nil
      default: throw OperationError(exitCode: 3, message: "cannot reach the center at '\(path)': \(error)")
      }
    }
    return descriptor
  }

  private static func make() throws(OperationError) -> Int32 {
    let descriptor = streamSocket()
    guard descriptor >= 0 else {
      throw OperationError(exitCode: 3, message: "cannot make a socket: \(SystemError.last)")
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      // Where a send cannot ask for it, the socket must: a peer that is gone is an error, not a signal.
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return descriptor
  }

  private static func setTimeout(_ descriptor: Int32, seconds: Int) {
    var time = timeval(tv_sec: .init(seconds), tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  /// A directory under `/tmp` may be somebody else's trap: it must be ours, private, and no link.
  private static func makePrivate(_ path: String) throws(OperationError) {
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
      status.st_mode & 0o077 == 0
    else {
      throw OperationError(
        exitCode: 3,
        message: "the path of the control socket is too long, and '\(path)' is no private directory to put it instead; "
          + "choose a shorter state directory with --state")
    }
  }

  private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { field in
      // The rest of the field is zeros, so that the path ends in one.
      field.copyBytes(from: path.utf8.prefix(field.count - 1))
    }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}

// Outside of the enum, where the names of its own functions do not hide the system's.

private func streamSocket() -> Int32 {
  #if canImport(Glibc)
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
  #else
    socket(AF_UNIX, SOCK_STREAM, 0)
  #endif
}

private func systemListen(_ descriptor: Int32) -> Int32 { listen(descriptor, 128) }

private func systemConnect(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
  connect(descriptor, address, length)
}
