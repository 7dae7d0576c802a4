/// A file that cannot be written.
struct OutputFailure: Error, Equatable {
  /// The path as it was given.
  var path: String
  /// What went wrong: `no space left on device`.
  var reason: String

  /// The sentence for people.
  var message: String { "cannot write \(quoted(path)): \(reason)" }
}
