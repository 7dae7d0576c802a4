/// A file or folder that cannot be read or written.
public struct InputFailure: Error, Equatable, Sendable {
  /// The path as it was given; `-` for standard input.
  public var path: String
  /// What went wrong: `no such file`.
  public var reason: String

  /// Makes an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The sentence for people.
  var message: String {
    path == "-" ? "cannot read standard input: \(reason)" : "cannot read \(quoted(path)): \(reason)"
  }
}
