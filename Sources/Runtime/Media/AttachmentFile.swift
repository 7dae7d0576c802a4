public import Center
public import Media

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Attachment {
  /// Looks at the file at `path` as the system does when it takes an attachment.
  ///
  /// It must be a regular file of a type and a size that a notification carries (apple-rules 8.4). Its content decides,
  /// never its name, and no options.
  ///
  /// Reads the beginning of the file alone, so it neither waits nor decodes; whether the rest can be decoded is known when
  /// it is shown.
  public init(file path: String, identifier: String, options: Options = Options()) throws(MediaRefusal) {
    // A pipe that nobody writes to must not be waited for.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw MediaRefusal(.unreadable, SystemError.last.description) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw MediaRefusal(.notAFile, "it is not a regular file")
    }
    guard case .bytes(let beginning) = readBytes(descriptor, limit: MediaSignature.length) else {
      throw MediaRefusal(.empty, "it has no bytes")
    }
    let type = try MediaType(beginning: beginning)
    try type.check(byteCount: Int(status.st_size))
    self.init(identifier: identifier, path: path, type: type, options: options)
  }
}
