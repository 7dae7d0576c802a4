import Media

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file that is asked about, open for reading.
final class InputFile {
  private let descriptor: Int32
  /// Its size when it was opened.
  let byteCount: Int

  /// Opens a file; a pipe, a device or a directory is none.
  init(path: String) throws(MediaRefusal) {
    // A pipe that nobody writes to must not be waited for.
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw MediaRefusal(.unreadable, systemWords(errno)) }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    byteCount = isKnown ? Int(status.st_size) : 0
    guard isKnown, status.st_mode & S_IFMT == S_IFREG else { throw MediaRefusal(.notAFile, "it is not a regular file") }
  }

  deinit { close(descriptor) }

  /// At most `count` bytes from the beginning.
  func beginning(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var read = 1
      while read > 0, initialized < count {
        read = pread(descriptor, buffer.baseAddress.map { $0 + initialized }, count - initialized, off_t(initialized))
        initialized += max(read, 0)
      }
    }
  }

  /// Reads from where the last read ended; 0 at the end, negative where it failed.
  func read(into buffer: UnsafeMutablePointer<UInt8>?, count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #else
      Darwin.read(descriptor, buffer, count)
    #endif
  }

  /// Moves to a place; the place, or a negative number where there is none.
  func seek(_ offset: Int64, _ whence: Int32) -> Int64 { Int64(lseek(descriptor, off_t(offset), whence)) }
}

/// What the system says of an error, with a small first letter.
private func systemWords(_ code: Int32) -> String {
  let words = String(cString: strerror(code))
  return words.prefix(1).lowercased() + words.dropFirst()
}
