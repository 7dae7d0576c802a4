public import Payload

/// What stands for an app's `UNNotificationServiceExtension`.
///
/// Read from `serviceExtension` of the app's profile (docs/service-extension.md). Source: apple-rules 8.
public struct ServiceExtension: Equatable, Sendable {
  /// Who does the work.
  public enum Work: Equatable, Sendable {
    /// A program with its arguments, which gets the request on its standard input.
    case command([String])
    /// Steps that Belfry takes itself, in their order; those that only add something come last.
    case steps([ExtensionStep])
  }

  /// Who does the work.
  public var work: Work
  /// Seconds until it is told that its time expires.
  public var timeoutSeconds: Double
  /// What a program may use, in megabytes; nil: as much as it likes.
  public var memoryLimitMegabytes: Int?
  /// Seconds that pass before it gets the request, as when the system has to start its process; they count as its time.
  public var coldStartSeconds: Double
  /// Hosts that media may be fetched from; nil: any.
  public var allowedHosts: [String]?
  /// The folder of the profile, where a program runs and files are looked up; nil: where Belfry runs.
  public var directory: String?

  /// Seconds that Apple gives an extension (apple-rules 8.2).
  public static let appleTimeoutSeconds = 30.0
  /// Megabytes that developers report as the limit; Apple says nothing (apple-rules 8.2).
  public static let reportedMemoryLimitMegabytes = 24

  /// Makes an extension; what is left out is as on a phone.
  public init(
    _ work: Work, timeoutSeconds: Double = appleTimeoutSeconds,
    memoryLimitMegabytes: Int? = reportedMemoryLimitMegabytes, coldStartSeconds: Double = 0,
    allowedHosts: [String]? = nil, directory: String? = nil
  ) {
    self.work = work
    self.timeoutSeconds = timeoutSeconds
    self.memoryLimitMegabytes = memoryLimitMegabytes
    self.coldStartSeconds = coldStartSeconds
    self.allowedHosts = allowedHosts
    self.directory = directory
  }

  /// The extension as `app show --json` prints it.
  public var json: JSONOutput {
    var members: [(String, JSONOutput)] =
      switch work {
      case .command(let words): [("command", .array(words.map(JSONOutput.string)))]
      case .steps(let steps): [("steps", .array(steps.map(\.json)))]
      }
    members += [
      ("timeoutSeconds", .double(timeoutSeconds)),
      ("memoryLimitMegabytes", memoryLimitMegabytes.map { .integer(Int64($0)) } ?? .bool(false)),
      ("coldStartSeconds", .double(coldStartSeconds)),
    ]
    if let allowedHosts { members.append(("allowedHosts", .array(allowedHosts.map(JSONOutput.string)))) }
    return .object(members)
  }
}
