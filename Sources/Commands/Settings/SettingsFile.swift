public import Payload

/// The configuration file, `config.json`: JSON with comments, read with everything that is wrong in it.
///
/// ```json
/// {
///   "theme": { "light": "ios-light", "dark": "ios-dark" },
///   "mouse": false
/// }
/// ```
///
/// A wrong entry costs itself and nothing else.
public struct SettingsFile: Equatable, Sendable {
  /// What it says.
  public let layer: SettingsLayer
  /// Where it says so, by key.
  public let positions: [String: SourcePosition]
  /// Everything that is wrong, with its place.
  public let findings: [ConfigurationFinding]

  init(layer: SettingsLayer, positions: [String: SourcePosition], findings: [ConfigurationFinding]) {
    self.layer = layer
    self.positions = positions
    self.findings = findings
  }

  /// Reads a file; `file` is its name for messages.
  ///
  /// An empty file says nothing.
  public init(_ bytes: [UInt8], file: String) {
    guard !bytes.isEmpty else {
      (layer, positions, findings) = (SettingsLayer(), [:], [])
      return
    }
    var reader = SettingsReader(fields: ConfigurationReader(bytes, file: file))
    (layer, positions) = reader.read()
    findings = reader.fields.findingsInOrder
  }
}

/// Reads the keys of the configuration file.
private struct SettingsReader {
  var fields: ConfigurationReader

  mutating func read() -> (SettingsLayer, [String: SourcePosition]) {
    var layer = SettingsLayer()
    let keys = SettingDescription.table.map(\.key)
    guard let root = fields.root(allowing: keys) else { return (layer, [:]) }
    layer.theme = theme("theme", in: root)
    layer.edges = fields.word("edges", in: root, of: EdgePreference.self)
    layer.color = fields.word("color", in: root, of: ColorChoice.self)
    layer.graphics = fields.word("graphics", in: root, of: GraphicsPreference.self)
    layer.isASCII = fields.flag("ascii", in: root)
    layer.hasMotion = fields.flag("motion", in: root)
    layer.usesMouse = fields.flag("mouse", in: root)
    layer.bidi = fields.word("bidi", in: root, of: BidiPreference.self)
    layer.inspectorWidth = width("inspectorWidth", in: root)
    layer.hourFormat = hourFormat("hourFormat", in: root)
    layer.ringsBell = fields.flag("bell", in: root)
    layer.watchedFolders = fields.texts("watch", in: root)
    layer.keyMapPath = fields.text("keys", in: root)
    let places = keys.compactMap { key in fields.value(key, in: root).map { (key, $0.json.position) } }
    return (layer, Dictionary(uniqueKeysWithValues: places))
  }

  private mutating func theme(_ key: String, in root: ConfigurationReader.Object) -> ThemePreference? {
    guard let value = fields.value(key, in: root) else { return nil }
    switch value.json.kind {
    case .string: return fields.text(value).map { ThemePreference($0) }
    case .object:
      guard let object = fields.object(value, allowing: ["light", "dark"]) else { return nil }
      guard let light = fields.text("light", in: object), let dark = fields.text("dark", in: object) else {
        fields.report(.error, "needs both 'light' and 'dark', each a theme's name or file", at: value)
        return nil
      }
      return .byAppearance(light: light, dark: dark)
    default:
      fields.reportKind("a theme's name or file, or an object with 'light' and 'dark'", at: value)
      return nil
    }
  }

  private mutating func width(_ key: String, in root: ConfigurationReader.Object) -> PaneWidth? {
    guard let value = fields.value(key, in: root) else { return nil }
    guard value.json.kind == .string else {
      return fields.integer(key, in: root, range: PaneWidth.range).map { .columns(Int($0)) }
    }
    guard value.json.string == "auto" else {
      fields.report(
        .error, "'\(ConfigurationReader.excerpt(value.json.string ?? ""))' is no width; expected 'auto' or columns",
        at: value)
      return nil
    }
    return .automatic
  }

  /// Written as a word or as a number: `"24"` or `24`.
  private mutating func hourFormat(_ key: String, in root: ConfigurationReader.Object) -> HourPreference? {
    guard let value = fields.value(key, in: root) else { return nil }
    if let number = value.json.number, let format = HourPreference(rawValue: number.text) { return format }
    return fields.word(value, of: HourPreference.self)
  }
}
