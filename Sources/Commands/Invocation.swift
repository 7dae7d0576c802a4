/// What a command line asks for.
public enum Invocation: Sendable {
  /// The screen: `belfry` or `belfry open`.
  case open(OpenOptions)
  /// The provider endpoint without a screen.
  case serve(ServeOptions)
  /// The screen with the demo's story.
  case demo(DemoOptions)
  /// Everything that needs no screen; give it to ``Commands/run(_:in:)``.
  case command(PlainCommand)
}

/// A command that needs no screen, or a command line that makes no sense.
public struct PlainCommand: Sendable {
  let outcome: Result<any Command, UsageError>
  let common: CommonOptions
  /// The command whose help says more about a mistake; nil: the general help.
  let helpTopic: String?

  init(_ command: any Command, common: CommonOptions = CommonOptions(ParsedArguments(command: ""), variables: [:])) {
    self.outcome = .success(command)
    self.common = common
    helpTopic = type(of: command).description.name
  }

  /// A mistake in the words for the command `name`.
  init(failure: UsageError, of name: String?) {
    self.outcome = .failure(failure)
    helpTopic = name
    self.common = CommonOptions(ParsedArguments(command: ""), variables: [:])
  }
}

/// The options of `open`.
public struct OpenOptions: Equatable, Sendable {
  /// State, apps, clock, seed, colours.
  public var common: CommonOptions
  /// What the options say about the screen; environment, file and defaults say the rest (``SettingsSources``).
  public var settings: SettingsLayer
  /// The configuration file that was named.
  public var configurationPath: String?
  /// Whether lines are printed in place of a screen.
  public var isPlain: Bool
  /// The language that the device is set to; nil: as it was.
  public var locale: String?
  /// Where providers are listened to; nil: nowhere.
  public var endpoint: EndpointOptions?
}

/// The options of `demo`.
public struct DemoOptions: Equatable, Sendable {
  /// What `open` takes.
  ///
  /// The state directory is `:memory:` and the apps are the demo's, unless others were named.
  public var screen: OpenOptions
  /// Whether `--state` was given.
  public var namesState: Bool
  /// Whether the story begins anew when it is over.
  public var loops: Bool
}
