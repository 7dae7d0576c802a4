/// A program of the app's that says what an expanded view shows, in place of a description in the profile.
///
/// It is asked when the view opens, and again after each action that the view keeps (docs/content-extension.md).
public struct ContentProgram: Equatable, Sendable {
  /// The program and its arguments.
  public var command: [String]
  /// Seconds that it may take for an answer.
  public var timeoutSeconds: Double
  /// What it may use, in megabytes; nil: as much as it likes.
  public var memoryLimitMegabytes: Int?
  /// The folder of the profile, where it runs; nil: where Belfry runs.
  public var directory: String?

  /// Seconds that it may take where the profile does not say.
  ///
  /// Ours: somebody is waiting.
  public static let usualTimeoutSeconds = 5.0
  /// Megabytes that it may use where the profile does not say.
  ///
  /// Ours: Apple names no limit.
  public static let usualMemoryLimitMegabytes = 64

  /// Makes a program with the usual limits.
  public init(
    _ command: [String], timeoutSeconds: Double = usualTimeoutSeconds,
    memoryLimitMegabytes: Int? = usualMemoryLimitMegabytes, directory: String? = nil
  ) {
    self.command = command
    self.timeoutSeconds = timeoutSeconds
    self.memoryLimitMegabytes = memoryLimitMegabytes
    self.directory = directory
  }
}
