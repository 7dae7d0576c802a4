import Foundation

/// Reads and writes whole files with plain calls: no copies, and the reason in words where it fails.
enum FileBytes {
  /// More than any payload that is of use; what is longer is refused instead of filling the memory.
  static let limit = 64 << 20

  /// The bytes of a file, which messages call `name`. A folder is an error.
  static func read(path: String, name: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: name, reason: reason(errno)) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, path: name)
  }

  /// The bytes of an open file to its end.
  static func read(descriptor: Int32, path: String) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, reason: reason(errno)) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, reason: "it is a folder") }
    // One byte more than expected: the read after the last byte then finds the end without growing the array.
    var bytes: [UInt8] = []
    var capacity = max(min(Int(status.st_size), limit) + 1, 4096)
    var failure: Int32 = 0
    while true {
      let start = bytes.count
      var count = 0
      bytes.reserveCapacity(start + capacity)
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        count = Foundation.read(descriptor, buffer.baseAddress, capacity)
        if count < 0 { failure = errno }
        initialized = max(0, count)
      }
      if count < 0 {
        if failure == EINTR { continue }
        throw FileError(path: path, reason: reason(failure))
      }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw FileError(path: path, reason: "it has more than \(limit) bytes") }
      capacity = max(4096, min(capacity, 1 << 20))
    }
  }

  /// Whether there is a file or a folder.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Writes a file whole: beside it first, then renamed, so that nobody sees half of it.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw FileError(path: path, reason: reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let underlying, underlying.domain == NSPOSIXErrorDomain { return reason(Int32(underlying.code)) }
    return (error as? CocoaError)?.code == .fileNoSuchFile ? "no such folder" : "it cannot be written"
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
