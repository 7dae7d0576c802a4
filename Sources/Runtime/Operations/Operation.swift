public import Center
public import Payload

/// Everything that can be asked of a center, by a command, a key or another process.
///
/// Travels as one JSON object, a push as a request of Apple's kind.
public enum Operation: Equatable, Sendable {
  /// What `push` brings.
  public struct Push: Equatable, Sendable {
    /// nil: from `Simulator Target Bundle`.
    public var bundleIdentifier: String?
    /// The payload as it was read.
    public var payload: [UInt8]
    /// What the options say.
    public var headers: Arrival.Headers
    /// `--id`; nil: made.
    public var deliveryIdentifier: String?
    /// For messages: the file's name or `-`.
    public var origin: String
    /// What whoever pushes has attached.
    public var attachments: [Attachment]
    /// Makes a push.
    public init(
      bundleIdentifier: String?, payload: [UInt8], headers: Arrival.Headers = .init(),
      deliveryIdentifier: String? = nil, origin: String, attachments: [Attachment] = []
    ) {
      self.bundleIdentifier = bundleIdentifier
      self.payload = payload
      self.headers = headers
      self.deliveryIdentifier = deliveryIdentifier
      self.origin = origin
      self.attachments = attachments
    }
  }

  /// A change of the device.
  public enum DeviceChange: Equatable, Sendable {
    /// The side button, the passcode, and the network.
    case lock, unlock, online, offline
    /// The Ring/Silent switch.
    case ringer(on: Bool)
    /// Low Power Mode.
    case lowPower(on: Bool)
    /// The language; nil: that of the device's profile.
    case locale(String?)
    /// nil: the home screen.
    case foreground(String?)
    /// Moves a standing clock (`--clock`) forward.
    case advance(seconds: Double)
  }

  case push(Push)
  case state
  /// Responses after this sequence number.
  case responses(after: Int64)
  /// So many of the newest responses, oldest first.
  case newestResponses(Int64)
  /// What came in, or was changed, after this number (``Delivery/revision``).
  case deliveries(after: Int64)
  /// So many of the newest deliveries, in the order of their numbers.
  case newestDeliveries(Int64)
  /// An arrival: by delivery or request identifier, a unique beginning, or `latest`.
  case explain(String)
  /// `action` is an identifier, `default` or `dismiss`.
  case respond(identifier: String, action: String, text: String?)
  case dismiss(identifier: String)
  /// `bundleIdentifier` narrows it; a thread is named by its `thread-id`, empty for the app's own group.
  case dismissThread(String, bundleIdentifier: String?)
  /// Takes the last dismissal back.
  case undoDismissal
  case clear
  /// nil: off. A name of a Focus mode.
  case focus(String?)
  case device(DeviceChange)
  /// What the device is doing.
  case deviceState
  /// The apps that are known, as the profiles and the state say.
  case apps
  /// Changes settings of an app: the words by their keys in a profile (``AppSetting``).
  case appSettings([String: String], bundleIdentifier: String)
  /// Reads the profiles again.
  case reload
  /// What concerns the provider endpoint.
  case provider(ProviderOperation)
}

/// The answer to an operation: JSON for one or many objects, or an error with its exit code.
public struct OperationError: Error, Equatable, Sendable {
  /// What kind of error it is, where the exit code does not tell them apart; other programs get a status for it.
  public enum Kind: Sendable {
    /// The request itself is wrong.
    case usage
    /// The push was not taken.
    case refused
    /// Nothing has this name.
    case notFound
    /// It cannot be done as things are now, or the name stands for several.
    case conflict
    /// It has too many bytes.
    case tooLarge
    /// Input or output failed.
    case failed
    /// The center is ending.
    case ending
  }

  /// 1: the answer is no.
  ///
  /// 2: wrong usage. 3: input or output failed.
  public var exitCode: Int32
  /// What kind it is.
  public var kind: Kind
  /// What was wrong, where, what was expected, what to do.
  public var message: String
  /// What there is to print all the same, such as a refused delivery.
  public var output: [JSONOutput]
  /// Makes an error; without a kind, of the one that goes with the exit code.
  public init(exitCode: Int32, kind: Kind? = nil, message: String, output: [JSONOutput] = []) {
    self.exitCode = exitCode
    self.kind = kind ?? (exitCode == 1 ? .conflict : exitCode == 2 ? .usage : .failed)
    self.message = message
    self.output = output
  }
}
