import Foundation
import Payload

/// Reads and writes whole files with plain calls: no copies, and the reason in words where it fails.
enum FileBytes {
  /// What the JSON reader takes at most; a longer or endless input is refused instead of filling the memory.
  static let limit = JSONDocument.Limits.standard.byteCount

  /// The bytes of a file, which messages call `name`.
  ///
  /// A folder is an error, a socket or a device too, and so is more than `limit` bytes. A pipe is one as well, found out
  /// without waiting for whoever may write to it, unless `takesStreams`: then reading waits until its other end is closed.
  static func read(
    path: String, name: String, limit: Int = limit, takesStreams: Bool = false
  ) throws(InputFailure) -> [UInt8] {
    if takesStreams, isDevice(path) { throw InputFailure(path: name, reason: "it is no file but a device") }
    // Opening a pipe that nobody writes to would wait already.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | (takesStreams ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw InputFailure(path: name, reason: reason(errno)) }
    defer { close(descriptor) }
    if !takesStreams, let stream = stream(descriptor) {
      throw InputFailure(path: name, reason: "it is no file but a \(stream)")
    }
    return try read(descriptor: descriptor, path: name, limit: limit)
  }

  /// Whether `path` is a socket or a device; opening some of them would wait.
  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR, S_IFIFO].contains(status.st_mode & S_IFMT)
  }

  /// What is open where it has no contents of its own, in a word; nil: it is a file or a folder.
  private static func stream(_ descriptor: Int32) -> String? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return nil
    case S_IFIFO: return "pipe"
    default: return "device"
    }
  }

  /// The bytes of an open file to its end; reading stops where there are more than `limit`.
  static func read(descriptor: Int32, path: String, limit: Int = limit) throws(InputFailure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw InputFailure(path: path, reason: reason(errno)) }
    if status.st_mode & S_IFMT == S_IFDIR { throw InputFailure(path: path, reason: "it is a folder") }
    // One byte more than expected: the read after the last byte then finds the end without growing the array.
    var bytes: [UInt8] = []
    var capacity = max(min(Int(status.st_size), limit) + 1, 4096)
    var failure: Int32 = 0
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        count = Foundation.read(descriptor, buffer.baseAddress, capacity)
        if count < 0 { failure = errno }
        initialized = max(0, count)
      }
      if count < 0 {
        if failure == EINTR { continue }
        throw InputFailure(path: path, reason: reason(failure))
      }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw InputFailure(path: path, limit: limit) }
      // A pipe does not say how much comes: the more has come, the more is asked for.
      capacity = min(max(bytes.count, 4096), 1 << 20, limit + 1 - bytes.count)
    }
  }

  /// Whether there is a file or a folder.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is a program.
  static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 && !isFolder(path) }

  /// Whether there is a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The files below a folder, sorted, as paths from there on.
  static func files(below folder: String) -> [String] {
    FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted() ?? []
  }

  /// Writes a file whole: beside it first, then renamed, so that nobody sees half of it.
  static func write(_ bytes: [UInt8], to path: String, name: String) throws(OutputFailure) {
    let beside = path + ".\(getpid()).partial"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputFailure(path: name, reason: reason(errno)) }
    var outcome = write(bytes, to: descriptor)
    if close(descriptor) != 0, outcome == .written { outcome = .failed(reason(errno)) }
    if outcome == .written, rename(beside, path) != 0 { outcome = .failed(reason(errno)) }
    guard case .failed(let reason) = outcome else { return }
    unlink(beside)
    throw OutputFailure(path: name, reason: reason)
  }

  /// Writes all of `bytes`, waiting where the other end is slow.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> OutputWriter.Outcome {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        return errno == EPIPE ? .closed : .failed(reason(errno))
      }
    }
    return .written
  }

  /// The words for an error number.
  static func reason(_ number: Int32) -> String {
    switch number {
    case ENOENT: "no such file"
    case EACCES: "permission denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is no folder"
    default: String(cString: strerror(number)).lowercased()
    }
  }
}
