import Center
import Cryptography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Decryption {
  /// Decrypts the message in `content`; files are looked up from `directory` on.
  func open(_ content: NotificationContent, in directory: String?) throws(StepFailure) -> [UInt8] {
    let key = try keyBytes(in: directory)
    let parts = try parts(in: content)
    if let opened = Self.open(parts, with: key) { return opened }
    // GCM does not say which of them is wrong, but another order of the parts can be tried.
    for layout in Layout.allCases where layout != self.layout && tagField == nil {
      if let other = try? self.parts(in: content, as: layout), Self.open(other, with: key) != nil {
        throw StepFailure("the parts lie in another order: it opens with the layout '\(layout.rawValue)'")
      }
    }
    throw StepFailure("it does not open: the key, the nonce or the tag is not the one that it was sealed with")
  }

  private static func open(_ parts: Parts, with key: [UInt8]) -> [UInt8]? {
    try? AES256GCM.open(
      AES256GCM.Sealed(ciphertext: parts.ciphertext, tag: parts.tag), key: key, nonce: parts.nonce)
  }

  private func keyBytes(in directory: String?) throws(StepFailure) -> [UInt8] {
    switch key {
    case .environment(let name):
      guard let value = getenv(name) else { throw StepFailure("the environment has no '\(name)' with the key") }
      return try Self.key(in: Array(String(cString: value).utf8))
    case .file(let path):
      let place = path.hasPrefix("/") ? path : "\(directory ?? ".")/\(path)"
      return try Self.key(in: PrivateFile.keyBytes(of: place, named: path))
    }
  }
}

extension PrivateFile {
  /// The bytes of a small file that nobody but its owner may read.
  fileprivate static func keyBytes(of path: String, named name: String) throws(StepFailure) -> [UInt8] {
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw StepFailure("the key '\(name)' cannot be read: \(SystemError.last)") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw StepFailure("the key '\(name)' is no regular file")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw StepFailure("others may read the key '\(name)': 'chmod 600 \(name)'")
    }
    guard case .bytes(let bytes) = readBytes(descriptor, limit: 1024) else {
      throw StepFailure("the key '\(name)' is empty")
    }
    return bytes
  }
}

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
