extension Runtime {
  /// What a runtime stands on: where its state is kept, its profiles, its clock and its identifiers.
  public struct Configuration {
    /// Where the state is kept.
    public enum StateLocation: Equatable, Sendable {
      /// For this process only (`--state :memory:`).
      case memory
      /// A directory, made where it is missing.
      case directory(String)
    }

    /// Where the state is kept.
    public var state: StateLocation
    /// Directories with `*.app.json`; the first profile of an app counts.
    public var appDirectories: [String]
    /// The path of `device.json`; nil for the device of somebody who configured nothing.
    public var deviceProfilePath: String?
    /// Registers device tokens that nobody ever saw on first use (`--adopt`), whatever `device.json` says.
    public var adoptsUnknownTokens = false
    /// Lets everybody push everything (`--trust-all`), whatever `device.json` says.
    public var trustsEveryone = false
    /// Fetches media that extensions' ready-made steps attach; `--offline` forbids it.
    public var fetchesMedia = true
    /// The clock.
    public var clock: any Clock
    /// Where the identifiers of arrivals come from.
    public var identifiers: any IdentifierSource
    /// Hears what is wrong in the profiles, and with the delegates that they name, a line each, where a command opens the
    /// state itself.
    ///
    /// A center that runs has told it already: as ``Runtime/startNotices``, then as notices.
    public var reportProfileRemark: (String) -> Void = { _ in }

    /// Hears, once, that a center has not answered a command for a second.
    public var reportDelay: () -> Void = {}

    /// Makes a configuration; what is left out is the system's.
    public init(
      state: StateLocation, appDirectories: [String] = [], deviceProfilePath: String? = nil,
      clock: any Clock = SystemClock(), identifiers: any IdentifierSource = RandomIdentifiers()
    ) {
      self.state = state
      self.appDirectories = appDirectories
      self.deviceProfilePath = deviceProfilePath
      self.clock = clock
      self.identifiers = identifiers
    }

    /// The state directory; nil for a state in memory.
    public var directory: StateDirectory? {
      if case .directory(let path) = state { StateDirectory(path) } else { nil }
    }
  }

  /// What a runtime is for.
  public enum Role: Sendable {
    /// A running center: holds the state directory for life.
    case center
    /// A command: holds it for its moment.
    case command
  }
}
