import Center
import Media

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that comes in pieces: written as they come, as long as it may become an attachment.
final class MediaBody {
  private let descriptor: Int32
  private var beginning: [UInt8] = []
  private var byteCount = 0
  private var type: Result<MediaType, MediaRefusal>?

  /// Makes the file, which nobody but its owner may read.
  init(path: String) throws(StepFailure) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw StepFailure("it cannot be kept: \(SystemError.last)") }
  }

  deinit { close(descriptor) }

  /// Takes the next piece; throws where there is more of it than an attachment has.
  ///
  /// What is no media is not written. Whether it matters shows when it is known what the server answered.
  func take(_ bytes: [UInt8]) throws(StepFailure) {
    byteCount += bytes.count
    if beginning.count < MediaSignature.length {
      beginning += bytes.prefix(MediaSignature.length - beginning.count)
      type = Result { () throws(MediaRefusal) in try MediaType(beginning: beginning) }
    }
    switch type {
    case .success(let type): guard byteCount <= type.kind.byteLimit else { throw Self.tooLarge(type.kind) }
    case .failure(let refusal):
      guard beginning.count == MediaSignature.length else { break }
      guard byteCount <= MediaFetch.otherByteLimit else { throw StepFailure(refusal.message) }
      return
    case nil: break
    }
    try write(bytes)
  }

  /// Throws where what came is no media.
  func check() throws(StepFailure) {
    switch type {
    case .success: break
    case .failure(let refusal): throw StepFailure(refusal.message)
    case nil: throw StepFailure("it has no bytes")
    }
  }

  /// It is larger than a file of its kind may be (apple-rules 8.4).
  static func tooLarge(_ kind: MediaKind?) -> StepFailure {
    let limit = (kind?.byteLimit ?? MediaKind.greatestByteLimit) >> 20
    return StepFailure("it has more than the \(limit) MB that \(kind?.article ?? "an attachment") may have")
  }

  private func write(_ bytes: [UInt8]) throws(StepFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw StepFailure("it cannot be kept: \(SystemError.last)") }
      rest = rest.dropFirst(count)
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
