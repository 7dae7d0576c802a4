import Commands
import Rendering

/// The theme that the screen is painted in, and how to come by another.
struct ScreenTheme {
  let library: ThemeLibrary
  /// What is asked for.
  let preference: ThemePreference
  /// What `COLORFGBG` says.
  private let colorFGBG: String?
  /// The theme of ``preference``, as far as the background is known.
  private(set) var wanted = ""
  /// The name or the file of the theme in force.
  private(set) var name = ""
  /// The theme in force.
  private(set) var theme = Theme.dark
  /// The file of the theme in force; nil: within Belfry.
  private(set) var path: String?
  /// What is to say about its file, a line each.
  private(set) var remarks: [String] = []

  /// The theme of `preference`, for a background that nobody told yet.
  ///
  /// Throws where one of the themes that it names cannot be had.
  init(_ preference: ThemePreference, in environment: Environment) throws(InputFailure) {
    library = ThemeLibrary(in: environment)
    self.preference = preference
    colorFGBG = environment.variables["COLORFGBG"]
    for name in preference.names { try take(name) }
    learn(background: nil)
    try take(wanted)
  }

  /// Chooses between light and dark by the terminal's background.
  mutating func learn(background: RGBColor?) {
    wanted = preference.name(on: Theme.Appearance(background: background, colorFGBG: colorFGBG))
  }

  /// Takes a theme by its name or file; one that cannot be had changes nothing.
  mutating func take(_ name: String) throws(InputFailure) {
    let file = try library.theme(named: name)
    theme = file.theme ?? theme
    remarks = file.remarks
    path = library.path(ofThemeNamed: name)
    self.name = name
  }
}
