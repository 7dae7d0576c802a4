import Center

/// A command line after the table has had its say: names are known, values are of their kind.
struct ParsedArguments: Equatable, Sendable {
  /// The command's name.
  var command: String
  /// The values of options, in the order given; switches have none but are there.
  var options: [String: [String]] = [:]
  /// The positional arguments after the command's name.
  var positionals: [String] = []

  /// Whether a switch was given.
  func has(_ option: String) -> Bool { options[option] != nil }
  /// The value of an option that stands once.
  func value(_ option: String) -> String? { options[option]?.last }
  /// The values of a repeatable option.
  func values(_ option: String) -> [String] { options[option] ?? [] }
  /// The value of an option of kind `integer`, which the parser has checked.
  func integer(_ option: String) -> Int64? { value(option).flatMap { Int64($0) } }
  /// The value of an option of kind `words`.
  func word<Word: RawRepresentable<String>>(_ option: String, as type: Word.Type = Word.self) -> Word? {
    value(option).flatMap(Word.init(rawValue:))
  }
}

extension CommonOptions {
  /// The common options of a command line, with the defaults that `variables` of the environment give.
  init(_ arguments: ParsedArguments, variables: [String: String]) {
    let locations = Locations(variables: variables)
    stateDirectory = arguments.value("--state") ?? locations.stateDirectory
    namesStateDirectory = arguments.has("--state")
    namesAppFolders = arguments.has("--apps")
    appFolders = namesAppFolders ? arguments.values("--apps") : [locations.appFolder]
    deviceProfilePath = locations.deviceProfile
    clock = arguments.value("--clock").flatMap(ClockTime.timestamp)
    seed = arguments.integer("--seed").map(UInt64.init)
    isOffline = arguments.has("--offline")
    json = arguments.has("--json")
    color = arguments.word("--color") ?? .auto
  }
}
