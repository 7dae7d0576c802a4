/// Why there is nothing to show of a file.
public struct MediaRefusal: Error, Equatable, Sendable {
  /// The kind of a refusal, for programs.
  public enum Reason: String, CaseIterable, Sendable {
    // Of the file.
    case unreadable, notAFile, empty, unsupportedType, tooManyBytes, tooManyPixels, broken, noPicture, noSound
    // Of the decoding.
    case tooMuchMemory, tooMuchTime, badRequest
    // Of the program that decodes.
    case notStarted, timedOut, ended, badAnswer

    /// Whether it says something about the file, rather than about who looked at it.
    public var concernsFile: Bool {
      switch self {
      case .notAFile, .empty, .unsupportedType, .tooManyBytes, .tooManyPixels, .broken, .noPicture, .noSound,
        .tooMuchMemory, .tooMuchTime, .timedOut, .ended:
        true
      case .unreadable, .badRequest, .notStarted, .badAnswer: false
      }
    }
  }

  /// What kind it is.
  public var reason: Reason
  /// A sentence without a full stop that begins small: `the image has more than 64000000 pixels`.
  public var message: String

  /// Makes a refusal.
  public init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}

/// What comes of a request.
public typealias MediaReply = Result<MediaAnswer, MediaRefusal>
