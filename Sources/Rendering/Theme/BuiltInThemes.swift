extension Theme {
  /// iOS in light appearance.
  public static let light = builtIn("ios-light") ?? Theme(name: "ios-light", appearance: .light, looks: [:])
  /// iOS in dark appearance.
  public static let dark = builtIn("ios-dark") ?? Theme(name: "ios-dark", appearance: .dark, looks: [:])

  /// The names of the themes that come with Belfry.
  public static var builtInNames: [String] { builtInFiles.map { String($0.file.dropLast(".json".count)) } }

  /// The file of a theme that comes with Belfry; `light` and `dark` stand for the two of iOS.
  public static func builtInFile(_ name: String) -> (file: String, text: String)? {
    let file = (name == "light" || name == "dark" ? "ios-" + name : name) + ".json"
    return builtInFiles.first { $0.file == file }
  }

  /// A theme that comes with Belfry; `light` and `dark` stand for the two of iOS.
  public static func builtIn(_ name: String) -> Theme? {
    builtInFile(name).flatMap { ThemeFile(Array($0.text.utf8), file: $0.file).theme }
  }
}
