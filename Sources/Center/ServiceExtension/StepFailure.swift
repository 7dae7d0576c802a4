/// Why a step of a service extension could not be taken: a sentence without a full stop.
public struct StepFailure: Error, Equatable, Sendable {
  /// The sentence.
  public var message: String
  /// Makes a failure.
  public init(_ message: String) { self.message = message }
}
