public import Payload

/// Who gets an app's responses, in the place of the delegate that the app has on a phone.
///
/// Read from `delegate` of its profile (docs/delegate.md).
public struct ResponseDelegate: Equatable, Sendable {
  /// How it is reached.
  public enum Address: Equatable, Sendable {
    /// A program with its arguments: the response comes on its standard input.
    case command([String])
    /// The response comes as the body of a POST.
    case url(String)
  }

  /// How it is reached.
  public var address: Address
  /// Seconds that an attempt may take.
  public var timeoutSeconds: Double
  /// Attempts after the first that failed.
  public var retries: Int
  /// The folder that a command runs in: that of the profile; nil: where Belfry runs.
  public var directory: String?

  /// Makes a delegate.
  public init(_ address: Address, timeoutSeconds: Double = 10, retries: Int? = nil, directory: String? = nil) {
    self.address = address
    self.timeoutSeconds = timeoutSeconds
    self.retries = retries ?? address.usualRetries
    self.directory = directory
  }

  /// The delegate as `app show --json` prints it.
  public var json: JSONOutput {
    let named: (String, JSONOutput) =
      switch address {
      case .command(let words): ("command", .array(words.map(JSONOutput.string)))
      case .url(let url): ("url", .string(url))
      }
    return .object([
      named, ("timeoutSeconds", .double(timeoutSeconds)), ("retries", .integer(Int64(retries))),
    ])
  }
}

extension ResponseDelegate.Address {
  /// A server may be away for a moment; a command that failed may have done half of its work.
  var usualRetries: Int {
    switch self {
    case .command: 0
    case .url: 3
    }
  }
}
