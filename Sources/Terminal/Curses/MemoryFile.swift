@preconcurrency import CNcurses

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file without a name that ncurses takes for its terminal.
///
/// ncurses waits until all it has to say is written, however long the terminal takes. Into this file it writes at once,
/// and what it wrote is sent on as the terminal takes it.
final class MemoryFile {
  /// Where ncurses writes.
  let descriptor: Int32

  /// Makes an empty file; nil where the system refuses.
  init?() {
    descriptor = cncurses_memory_file()
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// What was written since the last time.
  func take() -> [UInt8] {
    let count = Int(lseek(descriptor, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = pread(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, off_t(filled))
        guard got > 0 else { break }
        filled += got
      }
    }
    lseek(descriptor, 0, SEEK_SET)
    return bytes
  }
}
