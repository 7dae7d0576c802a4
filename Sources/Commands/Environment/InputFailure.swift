/// A file or folder that cannot be read or written.
public struct InputFailure: Error, Equatable, Sendable {
  /// The path as it was given; `-` for standard input.
  public var path: String
  /// What went wrong: `no such file`.
  public var reason: String
  /// Whether there was more than is read at all.
  var exceedsLimit = false

  /// Makes an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// There are more than `limit` bytes.
  init(path: String, limit: Int) {
    self.init(path: path, reason: "it has more than \(limit) bytes")
    exceedsLimit = true
  }

  /// The sentence for people.
  public var message: String {
    path == "-" ? "cannot read standard input: \(reason)" : "cannot read \(quoted(path)): \(reason)"
  }
}
