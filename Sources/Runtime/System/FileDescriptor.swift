#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Reading and writing by file descriptor, where interruptions by signals are nobody's business.

/// What a read from a non-blocking descriptor gave.
enum ReadResult: Equatable {
  case bytes([UInt8])
  /// Nothing there yet.
  case wouldBlock
  case end
  case failed(SystemError)
}

/// Reads into `buffer`, as many bytes as it has room for at most.
package func readBytes(_ descriptor: Int32, into buffer: inout [UInt8]) -> ReadCount {
  while true {
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { return .bytes(count) }
    if count == 0 { return .end }
    switch errno {
    case EINTR: continue
    case EAGAIN, EWOULDBLOCK: return .wouldBlock
    default: return .failed(.last)
    }
  }
}

/// What a read into a buffer gave.
package enum ReadCount: Equatable {
  case bytes(Int)
  /// Nothing there yet.
  case wouldBlock
  case end
  case failed(SystemError)
}

/// Reads `limit` bytes at most.
func readBytes(_ descriptor: Int32, limit: Int) -> ReadResult {
  while true {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
      count = read(descriptor, buffer.baseAddress, limit)
      initialized = max(count, 0)
    }
    if count > 0 { return .bytes(bytes) }
    if count == 0 { return .end }
    switch errno {
    case EINTR: continue
    case EAGAIN, EWOULDBLOCK: return .wouldBlock
    default: return .failed(.last)
    }
  }
}

/// Sends what the socket takes of `bytes`; returns how many that were, 0 where it would block.
///
/// A peer that is gone is an error (`EPIPE`), not a signal.
package func sendBytes(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
  #if canImport(Glibc)
    let flags = Int32(MSG_NOSIGNAL)
  #else
    let flags: Int32 = 0
  #endif
  while true {
    let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
    if count >= 0 { return count }
    switch errno {
    case EINTR: continue
    case EAGAIN, EWOULDBLOCK: return 0
    default: throw .last
    }
  }
}

/// The contents of a file, or why there are none.
///
/// A file of more than `limit` bytes is refused with `EFBIG`.
public func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw FileError(path: path, reason: SystemError.last.description) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, reason: SystemError.last.description) }
  guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(path: path, reason: "it is a directory") }
  var bytes: [UInt8] = []
  while true {
    switch readBytes(descriptor, limit: 1 << 16) {
    case .bytes(let part): bytes += part
    case .end: return bytes
    case .wouldBlock: throw FileError(path: path, reason: "nothing can be read from it")
    case .failed(let error): throw FileError(path: path, reason: error.description)
    }
    guard bytes.count <= limit else { throw FileError(path: path, reason: "it has more than \(limit) bytes") }
  }
}

/// A file that cannot be read.
public struct FileError: Error, Equatable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// Why, in the system's words: `no such file or directory`.
  public let reason: String
  /// What is wrong and where.
  public var description: String { "cannot read '\(path)': \(reason)" }
}

/// Lets reads and writes return at once, and keeps the descriptor from child processes.
func makeNonBlocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}
