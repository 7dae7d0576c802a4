import Center

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the attachments of notifications lie: a folder for each delivery, for its owner alone.
final class AttachmentFolder {
  /// Bytes that all attachments may take together.
  static let byteLimit = 512 << 20

  /// The folder with all of them; nil: a temporary one that is made when it is needed.
  private(set) var path: String?
  private let isTemporary: Bool

  /// The folder at `path`; nil: one for a state in memory, gone with the value.
  init(path: String?) {
    self.path = path
    isTemporary = path == nil
  }

  deinit { removeTemporary() }

  /// Makes the folder of a delivery, and returns its path.
  func make(for delivery: Int64) throws(StepFailure) -> String {
    let root = try root()
    let byteCount = Self.byteCount(of: root)
    guard byteCount < Self.byteLimit else {
      throw StepFailure("the attachments of other notifications take \(byteCount >> 20) MB, as much as is kept")
    }
    let folder = "\(root)/\(delivery)"
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST, let real = realPath(folder) else {
      throw StepFailure("there is no folder for attachments: \(SystemError.last)")
    }
    return real
  }

  private func root() throws(StepFailure) -> String {
    if path == nil {
      let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
      var template = Array("\(base)/belfry-attachments-XXXXXX".utf8CString)
      path = template.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
      }
    }
    guard let path, mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw StepFailure("there is no folder for attachments: \(SystemError.last)")
    }
    return path
  }

  // MARK: Taking files away

  /// Takes away what belongs to none of these deliveries.
  func removeAll(but kept: @autoclosure () -> Set<Int64>) {
    guard let path else { return }
    let numbers = fileNames(in: path).compactMap(Int64.init)
    guard !numbers.isEmpty else { return }
    let kept = kept()
    for number in numbers where !kept.contains(number) { Self.remove("\(path)/\(number)") }
  }

  /// The deliveries whose folders hold these attachments.
  func deliveries(of attachments: some Sequence<Attachment>) -> Set<Int64> {
    guard let root = path.flatMap(realPath) else { return [] }
    return Set(
      attachments.compactMap { attachment in
        guard attachment.path.hasPrefix(root + "/") else { return nil }
        return Int64(attachment.path.dropFirst(root.count + 1).prefix { $0 != "/" })
      })
  }

  /// Takes the folder of a state in memory away.
  func removeTemporary() {
    guard isTemporary, let path else { return }
    Self.remove(path)
    self.path = nil
  }

  /// Removes a file, or a folder with all that is in it; a link is removed and not followed.
  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for name in fileNames(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  private static func byteCount(of path: String) -> Int {
    var status = stat()
    guard lstat(path, &status) == 0 else { return 0 }
    guard status.st_mode & S_IFMT == S_IFDIR else { return Int(status.st_size) }
    return fileNames(in: path).reduce(0) { $0 + byteCount(of: "\(path)/\($1)") }
  }
}
