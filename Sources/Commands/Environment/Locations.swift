/// Where Belfry keeps its things, by the XDG base directory rules.
struct Locations: Equatable, Sendable {
  /// `$XDG_STATE_HOME/belfry`.
  let stateDirectory: String
  /// `$XDG_CONFIG_HOME/belfry/config.json`.
  let configuration: String
  /// `$XDG_CONFIG_HOME/belfry/keys.json`.
  let keyMap: String
  /// `$XDG_CONFIG_HOME/belfry/themes` and `$XDG_DATA_HOME/belfry/themes`, the stronger first.
  let themeFolders: [String]
  /// `$XDG_CONFIG_HOME/belfry/apps`.
  let appFolder: String
  /// `$XDG_CONFIG_HOME/belfry/device.json`.
  let deviceProfile: String

  /// The places that these environment variables give.
  ///
  /// A relative path in an XDG variable counts as absent, as the specification says.
  init(variables: [String: String]) {
    let home = variables["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "/"
    func folder(_ variable: String, _ standard: String) -> String {
      if let value = variables[variable], value.hasPrefix("/") { return value }
      return home + (home.hasSuffix("/") ? "" : "/") + standard
    }
    stateDirectory = folder("XDG_STATE_HOME", ".local/state") + "/belfry"
    let configurationFolder = folder("XDG_CONFIG_HOME", ".config") + "/belfry"
    configuration = configurationFolder + "/config.json"
    keyMap = configurationFolder + "/keys.json"
    themeFolders = [configurationFolder + "/themes", folder("XDG_DATA_HOME", ".local/share") + "/belfry/themes"]
    appFolder = configurationFolder + "/apps"
    deviceProfile = configurationFolder + "/device.json"
  }
}
