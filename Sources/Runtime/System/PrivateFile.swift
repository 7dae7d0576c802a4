#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that nobody but their owner may read: keys, and what goes with them.
package enum PrivateFile {
  /// Why a file was not written.
  package enum Failure: Error, Equatable {
    /// There is one already.
    case exists
    /// In the system's words.
    case failed(String)

    /// The words for people.
    package var reason: String {
      switch self {
      case .exists: "it is there already"
      case .failed(let reason): reason
      }
    }
  }

  /// Writes a file whole, for its owner alone (0600): beside it first, so that nobody ever sees half of it.
  ///
  /// - Parameter replacing: whether a file that is there gives way; else it stays as it is.
  package static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(Failure) {
    let beside = "\(path).\(getpid()).partial"
    unlink(beside)
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    defer { unlink(beside) }
    do throws(Failure) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .last }
    // A link is only made where there is nothing; a rename takes the place of what is there.
    guard (replacing ? rename(beside, path) : link(beside, path)) == 0 else {
      throw errno == EEXIST ? .exists : .last
    }
  }

  /// Takes a file away.
  package static func remove(_ path: String) { unlink(path) }

  /// Whether there is anything at `path`.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.write(descriptor, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}

extension PrivateFile.Failure {
  fileprivate static var last: PrivateFile.Failure { .failed(SystemError.last.description) }
}
