/// Why a text is no card: what is wrong, what was expected, what was probably meant.
public struct FaultCardFault: Error, Equatable, Sendable {
  /// What is wrong and what was expected, without a full stop.
  public let message: String
  /// `did you mean 'TooManyRequests'?`, where something was probably meant.
  public let suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  /// Both in one sentence.
  public var sentence: String { message + (suggestion.map { ", \($0)" } ?? "") }
}
