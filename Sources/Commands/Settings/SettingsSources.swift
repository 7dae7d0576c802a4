import Payload

/// What each place says about the screen, read once; ``values`` is what comes of it.
public struct SettingsSources: Equatable, Sendable {
  /// Where a value came from.
  enum Origin: Equatable, Sendable {
    case option(String)
    case variable(String)
    case file(SourcePosition)
    case standard
  }

  /// What the options say.
  public let options: SettingsLayer
  /// What the environment says.
  let environment: EnvironmentSettings
  /// What the file says; nil where there is none.
  public let file: SettingsFile?
  /// The file that is read, whether it exists or not; nil where none is wanted.
  public let path: String?

  /// The settings in force.
  public var values: ScreenSettings { ScreenSettings(layers) }

  /// Takes what was read.
  init(options: SettingsLayer, environment: EnvironmentSettings, file: SettingsFile?, path: String?) {
    self.options = options
    self.environment = environment
    self.file = file
    self.path = path
  }

  /// Reads what holds for a command line that says `options`.
  ///
  /// The file is `named`, else `BELFRY_CONFIG`, else `config.json` of the configuration folder. Only one that was named
  /// must exist: throws where it cannot be read.
  public init(options: SettingsLayer, named: String?, in world: Environment) throws(InputFailure) {
    let locations = Locations(variables: world.variables)
    let wanted = named ?? world.variables["BELFRY_CONFIG"]
    let name = wanted.map { $0.isEmpty ? nil : $0 } ?? locations.configuration
    self.init(
      options: options, environment: EnvironmentSettings(world.variables),
      file: try name.flatMap { name throws(InputFailure) in
        try Self.file(name, isRequired: wanted != nil, in: world)
      }, path: name)
  }

  private static func file(
    _ name: String, isRequired: Bool, in world: Environment
  ) throws(InputFailure) -> SettingsFile? {
    let path = world.absolute(name)
    guard isRequired || FileBytes.exists(path) else { return nil }
    let file = SettingsFile(try FileBytes.read(path: path, name: name), file: name)
    return file.resolvingPaths(
      in: String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]), home: world.variables["HOME"] ?? "/")
  }

  /// The strongest first.
  var layers: [SettingsLayer] { [options, environment.layer] + (file.map { [$0.layer] } ?? []) }

  /// What a setting names and is not to be had is the fault of the file that names it; nil where no file does.
  func fault(of key: String, _ message: String) -> ConfigurationFinding? {
    guard case .file(let position) = origin(of: key), let path else { return nil }
    return ConfigurationFinding(
      file: path, position: position, keyPath: .root.member(key), severity: .error, message: message)
  }

  /// Where the value of the setting called `key` came from.
  func origin(of key: String) -> Origin { SettingDescription.named(key).map(origin) ?? .standard }

  /// Where the value of a setting came from.
  func origin(of setting: SettingDescription) -> Origin {
    if setting.isGiven(options), let option = setting.option { return .option(option) }
    if setting.isGiven(environment.layer), let variable = setting.variable { return .variable(variable) }
    if let file, setting.isGiven(file.layer), let position = file.positions[setting.key] { return .file(position) }
    return .standard
  }
}

/// What variables of the environment say about the screen.
///
/// `NO_COLOR` is none of them: it holds where nobody asks for colours (`auto`), so a file and an option are stronger.
struct EnvironmentSettings: Equatable, Sendable {
  var layer = SettingsLayer()
  /// What is wrong, a line each.
  var faults: [String] = []

  init(_ variables: [String: String]) {
    layer.theme = variables["BELFRY_THEME"].flatMap { $0.isEmpty ? nil : ThemePreference($0) }
    layer.edges = word("BELFRY_EDGES", in: variables)
    layer.bidi = word("BELFRY_BIDI", in: variables)
    layer.keyMapPath = variables["BELFRY_KEYS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, in variables: [String: String]
  ) -> Word? {
    guard let text = variables[name], !text.isEmpty else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    let hint = nearest(text, in: words).map { "; did you mean '\($0)'?" } ?? ""
    faults.append(
      "\(name): '\(ConfigurationReader.excerpt(text))' is none of \(ConfigurationReader.listing(words))\(hint)")
    return nil
  }
}
