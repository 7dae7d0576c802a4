#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input and output, read and written whole.
enum StandardStreams {
  /// What comes in, as far as `limit`.
  static func readAll(limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < limit {
      let count = read(STDIN_FILENO, &part, min(part.count, limit - bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return bytes
  }

  /// Whether all of `text` went out.
  static func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        #if canImport(Glibc)
          Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
        #else
          Darwin.write(STDOUT_FILENO, $0.baseAddress, $0.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
