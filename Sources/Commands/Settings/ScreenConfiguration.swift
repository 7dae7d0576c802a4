public import Payload
public import Screen

/// Everything that holds for a screen, read from disk: the settings and the keys.
public struct ScreenConfiguration: Equatable, Sendable {
  /// What each place says.
  public let sources: SettingsSources
  /// What the keys mean.
  public let keyMaps: KeyMaps
  /// The keymap file, whether it exists or not; nil where none is wanted.
  public let keyMapPath: String?
  /// Everything that is wrong in the files.
  public let findings: [ConfigurationFinding]

  /// The settings in force.
  public var settings: ScreenSettings { sources.values }

  /// What the user should know, a line each.
  public var faults: [String] {
    sources.environment.faults + findings.filter { $0.severity != .info }.map(\.description)
  }

  /// The same in few words, for a line of the screen.
  public var notices: [String] {
    sources.environment.faults + findings.filter { $0.severity != .info }.map(\.briefly)
  }

  /// The first thing of the files that could not be taken, in few words: where it is and what is wrong; nil: nothing.
  public var firstError: String? { findings.first { $0.severity == .error }?.briefly }

  /// Whether it is the file that names the theme.
  public var fileNamesTheme: Bool { themeFault("") != nil }

  /// `message` about the theme with the place in the file that names it, in few words; nil where no file does.
  public func themeFault(_ message: String) -> String? { sources.fault(of: "theme", message)?.briefly }

  /// The files that it was read from or would be, as paths that do not depend on the current directory.
  public func files(in world: Environment) -> [String] {
    [sources.path, keyMapPath].compactMap { $0 }.map(world.absolute)
  }

  /// Reads what holds for a command line that says `options`; `named` is the file of `--config`.
  ///
  /// Throws where a file that the command line or the environment names cannot be read. What is wrong within the files
  /// is a finding.
  public init(options: SettingsLayer, named: String?, in world: Environment) throws(InputFailure) {
    let sources = try SettingsSources(options: options, named: named, in: world)
    let wanted = sources.values.keyMapPath
    let path = wanted ?? sources.path.map(Self.keyMapBeside)
    var findings = sources.file?.findings ?? []
    var file: KeyMapFile?
    do throws(InputFailure) {
      file = try path.flatMap { path throws(InputFailure) in
        try Self.keyMap(path, isRequired: wanted != nil, in: world)
      }
    } catch {
      guard let finding = sources.fault(of: "keys", error.message) else { throw error }
      findings.append(finding)
    }
    self.sources = sources
    keyMapPath = path
    keyMaps = file?.maps ?? .standard
    self.findings = findings + (file?.findings ?? [])
  }

  private static func keyMapBeside(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "keys.json" }
    return path[...slash] + "keys.json"
  }

  private static func keyMap(
    _ path: String, isRequired: Bool, in world: Environment
  ) throws(InputFailure) -> KeyMapFile? {
    guard isRequired || FileBytes.exists(world.absolute(path)) else { return nil }
    return KeyMapFile(try FileBytes.read(path: world.absolute(path), name: path), file: path)
  }
}
