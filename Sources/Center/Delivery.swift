public import Payload

/// A push as it came in, before anything was decided.
public struct Arrival: Equatable, Sendable {
  /// The headers of the request, or what a command's options say.
  public struct Headers: Equatable, Sendable {
    public var pushType: PushType?
    /// 10, 5 or 1; nil where absent (a provider that gives none gets 10, a file the one that fits its push type).
    public var priority: Int?
    /// `apns-expiration`; nil where absent.
    public var expiration: Int64?
    public var collapseIdentifier: String?
    /// `apns-topic`; nil where absent.
    public var topic: String?
    /// Headers of a push that says nothing.
    public init(
      pushType: PushType? = nil, priority: Int? = nil, expiration: Int64? = nil, collapseIdentifier: String? = nil,
      topic: String? = nil
    ) {
      self.pushType = pushType
      self.priority = priority
      self.expiration = expiration
      self.collapseIdentifier = collapseIdentifier
      self.topic = topic
    }
  }
  /// The door that it came through: some rules differ (apple-rules 10).
  public enum Source: String, CaseIterable, Sendable {
    /// A file or standard input, as `simctl push` takes it.
    case file
    /// The provider endpoint.
    case endpoint
  }

  public var bundleIdentifier: String
  public var payload: [UInt8]
  public var headers: Headers
  public var source: Source
  /// The `apns-id`, given or made.
  public var deliveryIdentifier: String
  /// The identifier that the system assigns where there is no collapse identifier.
  public var assignedRequestIdentifier: String
  /// Makes an arrival.
  public init(
    bundleIdentifier: String, payload: [UInt8], headers: Headers = Headers(), source: Source = .file,
    deliveryIdentifier: String, assignedRequestIdentifier: String
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.payload = payload
    self.headers = headers
    self.source = source
    self.deliveryIdentifier = deliveryIdentifier
    self.assignedRequestIdentifier = assignedRequestIdentifier
  }
}

/// One step of a decision: what was looked at and what followed.
public struct ExplanationStep: Equatable, Sendable {
  /// The steps in their order (design of the delivery decision).
  public enum Name: String, CaseIterable, Sendable {
    case size, shape
    case pushType = "push-type"
    case permission
    case serviceExtension = "service-extension"
    case alert, badge, sound, collapse
    case interruptionLevel = "interruption-level"
    case focus, summary
    case lockAndForeground = "lock-and-foreground"
    case presentation, thread, position
    case liveActivity = "live-activity"
  }
  public var step: Name
  /// One or two words: `pass`, `held`, `refused`, `ignored`, `replaced` …
  public var verdict: String
  /// A sentence without a full stop.
  public var reason: String
  /// The payload key or the setting behind it; empty for none.
  public var keyPath: String
  /// Makes a step.
  public init(_ step: Name, _ verdict: String, _ reason: String, keyPath: String = "") {
    self.step = step
    self.verdict = verdict
    self.reason = reason
    self.keyPath = keyPath
  }
}

/// A sound that the device makes.
public struct SoundEvent: Equatable, Sendable {
  /// The file's name; `default` is the system's sound.
  public var name: String
  public var isCritical: Bool
  /// 0 to 1.
  public var volume: Double
}

/// One arrival and everything that was decided about it; kept for ever, shown or not.
public struct Delivery: Equatable, Sendable {
  /// Grows with every arrival; unique.
  public var sequence: Int64
  /// The `apns-id`.
  public var deliveryIdentifier: String
  public var requestIdentifier: String
  public var bundleIdentifier: String
  public var pushType: PushType
  public var receivedAt: Timestamp
  public var presentation: Presentation
  /// nil: accepted. Otherwise the sentence that a sender gets, and nothing changed but this record.
  public var refusal: Refusal?
  /// Whether it replaced a notification that was in the list.
  public var replaced: Bool
  public var sound: SoundEvent?
  /// The badge that it set; nil where it left the badge alone.
  public var badge: Int64?
  /// Bytes of the payload as sent.
  public var byteCount: Int
  public var findings: [Finding]
  public var explanation: [ExplanationStep]
}

/// Why a push was not taken.
public struct Refusal: Equatable, Sendable {
  /// The kinds, each a case of exit code 1.
  public enum Kind: String, CaseIterable, Sendable {
    case empty, notJSON = "not-json", notAnObject = "not-an-object", missingAPS = "missing-aps", tooLarge = "too-large"
    case badPriority = "bad-priority", noBundleIdentifier = "no-bundle-identifier"
  }
  public var kind: Kind
  /// What was wrong, where, what was expected, what to do.
  public var message: String
}
