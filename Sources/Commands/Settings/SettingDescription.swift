import Payload

/// A setting before it has a value: the row of the table that the reader of the file, `--print-config` and
/// docs/configuration.md are made of.
struct SettingDescription: Sendable {
  /// The key in the file.
  let key: String
  /// What it may be: `"auto", "blocks" or "lines"`.
  let values: String
  /// What it means, without a full stop.
  let meaning: String
  /// The option of the command line that says the same.
  let option: String?
  /// The variable of the environment that says the same.
  let variable: String?
  /// The value as the file has it.
  let json: @Sendable (ScreenSettings) -> JSONOutput
  /// Whether a place says something about it.
  let isGiven: @Sendable (SettingsLayer) -> Bool

  private init<Value>(
    _ key: String, _ given: any KeyPath<SettingsLayer, Value?> & Sendable, option: String? = nil,
    variable: String? = nil,
    values: String, _ meaning: String, json: @escaping @Sendable (ScreenSettings) -> JSONOutput
  ) {
    self.key = key
    self.values = values
    self.meaning = meaning
    self.option = option
    self.variable = variable
    self.json = json
    isGiven = { $0[keyPath: given] != nil }
  }

  /// A switch.
  private static func flag(
    _ key: String, _ given: any KeyPath<SettingsLayer, Bool?> & Sendable,
    _ value: any KeyPath<ScreenSettings, Bool> & Sendable, option: String? = nil, _ meaning: String
  ) -> SettingDescription {
    SettingDescription(key, given, option: option, values: "true or false", meaning) {
      .bool($0[keyPath: value])
    }
  }

  /// One of a few words.
  private static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: String, _ given: any KeyPath<SettingsLayer, Word?> & Sendable,
    _ value: any KeyPath<ScreenSettings, Word> & Sendable, option: String? = nil, variable: String? = nil,
    _ meaning: String
  ) -> SettingDescription {
    let words = Word.allCases.map { "\"\($0.rawValue)\"" }
    let values = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    return SettingDescription(key, given, option: option, variable: variable, values: values, meaning) {
      .string($0[keyPath: value].rawValue)
    }
  }

  /// Every setting, in the order in which they are printed.
  static let table: [SettingDescription] = [
    SettingDescription(
      "theme", \.theme, option: "--theme", variable: "BELFRY_THEME",
      values: "\"auto\", a theme's name or file, or { \"light\": …, \"dark\": … }",
      "the colours; auto chooses by the terminal's background", json: { $0.theme.json }),
    word(
      "edges", \.edges, \.edges, option: "--edges", variable: "BELFRY_EDGES",
      "the edges of cards; auto: blocks where there are colours enough"),
    word("color", \.color, \.color, option: "--color", "how many colours are used; auto: as many as the terminal has"),
    word(
      "graphics", \.graphics, \.graphics, option: "--graphics",
      "what pictures are drawn of; auto: pixels where the terminal says that it draws them, else cells"),
    flag("ascii", \.isASCII, \.isASCII, option: "--ascii", "whether everything is ASCII, text too"),
    flag("motion", \.hasMotion, \.hasMotion, option: "--no-motion", "whether anything slides"),
    flag("mouse", \.usesMouse, \.usesMouse, option: "--no-mouse", "whether clicks and the wheel are Belfry's"),
    word(
      "bidi", \.bidi, \.bidi, option: "--bidi", variable: "BELFRY_BIDI",
      "who orders right-to-left text: app, app with joined letters, or the terminal"),
    SettingDescription(
      "inspectorWidth", \.inspectorWidth,
      values: "\"auto\" or columns from \(PaneWidth.range.lowerBound) to \(PaneWidth.range.upperBound)",
      "the width of the inspector beside the list", json: { $0.inspectorWidth.json }),
    word("hourFormat", \.hourFormat, \.hourFormat, "how hours are counted; auto: as the device's locale does"),
    flag("bell", \.ringsBell, \.ringsBell, "whether a notification's sound rings the terminal's bell"),
    SettingDescription(
      "watch", \.watchedFolders, option: "--watch", values: "a list of folders",
      "folders whose new and changed payload files are delivered; read at the start",
      json: { .array($0.watchedFolders.map { .string($0) }) }),
    SettingDescription(
      "keys", \.keyMapPath, option: "--keys", variable: "BELFRY_KEYS", values: "a file",
      "the keymap; null: keys.json beside this file", json: { .text($0.keyMapPath) }),
  ]

  /// The row of `key`.
  static func named(_ key: String) -> SettingDescription? { table.first { $0.key == key } }
}

extension ThemePreference {
  /// As the file has it.
  var json: JSONOutput {
    switch self {
    case .automatic: .string(Self.automaticWord)
    case .named(let name): .string(name)
    case .byAppearance(let light, let dark): .object([("light", .string(light)), ("dark", .string(dark))])
    }
  }
}

extension PaneWidth {
  /// As the file has it.
  var json: JSONOutput {
    switch self {
    case .automatic: .string("auto")
    case .columns(let count): .integer(Int64(count))
    }
  }
}
