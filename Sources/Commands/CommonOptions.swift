public import Center

/// How many colours may be used.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// What the terminal has; none where there is no terminal or `NO_COLOR` is set.
  case auto
  case never
  case sixteen = "16"
  case twoHundredFiftySix = "256"
  case truecolor
}

/// The options that every command takes, with the defaults filled in.
public struct CommonOptions: Equatable, Sendable {
  /// The state directory, or `:memory:`.
  public var stateDirectory: String
  /// Whether ``stateDirectory`` was named by the user: then commands for the same state have to name it too.
  public var namesStateDirectory: Bool
  /// The folders with app profiles; later ones win.
  public var appFolders: [String]
  /// Whether ``appFolders`` were named by the user: then each of them must exist.
  public var namesAppFolders: Bool
  /// The file with the device's profile; it need not exist.
  public var deviceProfilePath: String
  /// `--clock`: the clock stands still there until advanced; nil: real time.
  public var clock: Timestamp?
  /// `--seed`: identifiers repeat; nil: random ones.
  public var seed: UInt64?
  /// `--offline`: no media is fetched.
  public var isOffline: Bool
  /// `--json`.
  public var json: Bool
  /// `--color`; `auto` where not given.
  public var color: ColorChoice
}

extension CommonOptions {
  /// Whether the state is in memory: no other command reaches it, and it is gone afterwards.
  public var keepsNothing: Bool { stateDirectory == Self.memory }

  /// What to type in a shell to run `words` of belfry on the same state.
  public func commandLine(_ words: String) -> String {
    "belfry \(words)" + (namesStateDirectory ? " --state \(LineWords.quoted(stateDirectory))" : "")
  }
}
