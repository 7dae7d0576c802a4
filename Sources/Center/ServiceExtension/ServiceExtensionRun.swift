/// One run of an app's service extension: what it got, what it gave back, and what became of it.
public struct ServiceExtensionRun: Equatable, Sendable {
  /// How it ended; the words of the JSON.
  public enum Ending: String, CaseIterable, Sendable {
    /// It waits for its turn, or runs.
    case running
    /// It handed over content.
    case handedOver = "handed-over"
    /// Its time was over.
    case timedOut = "timed-out"
    /// It ended without handing anything over.
    case endedEarly = "ended-early"
    /// A signal ended it.
    case crashed
    /// It used more memory than it may.
    case outOfMemory = "out-of-memory"
    /// It wrote more than is read.
    case wroteTooMuch = "wrote-too-much"
    /// It could not be started.
    case notStarted = "not-started"
    /// Belfry ended while it ran.
    case interrupted
  }

  /// Which content counts; the words of the JSON.
  public enum Outcome: String, CaseIterable, Sendable {
    /// What it handed over.
    case content
    /// The best that it had when its time was over.
    case attempt
    /// What was sent.
    case original
  }

  /// Something that it did, as far as it told.
  public struct Step: Equatable, Sendable {
    /// Its name.
    public var name: String
    /// Seconds after the start at which it began.
    public var startedAt: Double
    /// Seconds that it took; nil where it did not end.
    public var seconds: Double?
    /// What went wrong, or what there is to say; nil for nothing.
    public var remark: String?
    /// Whether it did what it should.
    public var hasFailed: Bool
    /// Makes a step.
    public init(
      _ name: String, startedAt: Double, seconds: Double? = nil, remark: String? = nil, hasFailed: Bool = false
    ) {
      self.name = name
      self.startedAt = startedAt
      self.seconds = seconds
      self.remark = remark
      self.hasFailed = hasFailed
    }
  }

  /// A line of its log: what it wrote on its standard error.
  public struct LogLine: Equatable, Sendable {
    /// Seconds after the start.
    public var seconds: Double
    /// The line, safe to be shown.
    public var text: String
    /// Makes a line.
    public init(seconds: Double, text: String) {
      self.seconds = seconds
      self.text = text
    }
  }

  /// When it was started; nil while it waits for its turn.
  public var startedAt: Timestamp?
  /// Seconds that it has.
  public var timeoutSeconds: Double
  /// Seconds of them that pass before it gets the request.
  public var coldStartSeconds: Double
  /// Seconds from its start to its end.
  public var seconds: Double = 0
  /// How it ended.
  public var ending = Ending.running
  /// Which content counts.
  public var outcome = Outcome.original
  /// How it ended, in a sentence without a full stop; empty while it runs.
  public var reason = ""
  /// What it got.
  public var before: NotificationContent
  /// What counts after it; nil where that is the original.
  public var after: NotificationContent?
  /// What it did, in order.
  public var steps: [Step] = []
  /// What it logged, in order.
  public var log: [LogLine] = []
  /// What was wrong with what it wrote, a sentence each.
  public var remarks: [String] = []

  /// A run that waits for its turn.
  public init(before: NotificationContent, timeoutSeconds: Double, coldStartSeconds: Double = 0) {
    self.before = before
    self.timeoutSeconds = timeoutSeconds
    self.coldStartSeconds = coldStartSeconds
  }
}

/// What the shell needs to run an extension for a push.
public struct ServiceExtensionRequest: Equatable, Sendable {
  /// The number of the delivery.
  public var delivery: Int64
  /// The app.
  public var bundleIdentifier: String
  /// The request's identifier, which nobody can change.
  public var requestIdentifier: String
  /// What was sent.
  public var content: NotificationContent
  /// Who is to change it, and within which limits.
  public var serviceExtension: ServiceExtension
  /// The app's strings in the device's language.
  var strings = AppStrings()
  /// Where media may be fetched from.
  public var mediaHosts = MediaHosts()

  /// Makes a request.
  public init(
    delivery: Int64, bundleIdentifier: String, requestIdentifier: String, content: NotificationContent,
    serviceExtension: ServiceExtension
  ) {
    self.delivery = delivery
    self.bundleIdentifier = bundleIdentifier
    self.requestIdentifier = requestIdentifier
    self.content = content
    self.serviceExtension = serviceExtension
  }
}
