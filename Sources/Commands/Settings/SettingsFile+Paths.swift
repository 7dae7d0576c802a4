extension SettingsFile {
  /// The same with every path as it is from `folder` on, the folder of the file; `~/` is `home`.
  ///
  /// A theme's name stays a name: a path has a slash or ends in `.json`.
  func resolvingPaths(in folder: String, home: String) -> SettingsFile {
    func path(_ text: String) -> String {
      if text.hasPrefix("~/") { return home + text.dropFirst() }
      return text.hasPrefix("/") ? text : folder + "/" + text
    }
    func theme(_ name: String) -> String { ThemePreference.isPath(name) ? path(name) : name }
    var layer = layer
    layer.watchedFolders = layer.watchedFolders?.map(path)
    layer.keyMapPath = layer.keyMapPath.map(path)
    switch layer.theme {
    case .named(let name): layer.theme = .named(theme(name))
    case .byAppearance(let light, let dark): layer.theme = .byAppearance(light: theme(light), dark: theme(dark))
    case .automatic, nil: break
    }
    return SettingsFile(layer: layer, positions: positions, findings: findings)
  }
}
