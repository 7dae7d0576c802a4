public import Payload

/// A theme as it is written in `themes/*.json`.
///
/// ```json
/// {
///   "name": "ios-light",
///   "appearance": "light",
///   "contrast": 4.5,
///   "tints": true,
///   "roles": {
///     "screen": "#F2F2F7",
///     "title": { "color": "#000000", "ansi16": 0, "mono": ["bold"] }
///   }
/// }
/// ```
///
/// Every role of ``Role`` should be there; one that is missing gets plain looks and a warning.
public struct ThemeFile: Sendable {
  /// The theme; nil where the file is not readable at all.
  public let theme: Theme?
  /// Everything that is wrong, with its place; text that is hard to read is a warning.
  public let findings: [ConfigurationFinding]

  /// Reads a theme; `file` is its name for messages.
  public init(_ bytes: [UInt8], file: String) {
    var reader = ThemeReader(fields: ConfigurationReader(bytes, file: file))
    theme = reader.theme()
    findings = reader.fields.findings
  }
}

/// Reads the keys of a theme.
private struct ThemeReader {
  var fields: ConfigurationReader

  mutating func theme() -> Theme? {
    guard let root = fields.root(allowing: ["name", "appearance", "contrast", "tints", "roles"]) else { return nil }
    let appearance = fields.word("appearance", in: root, of: Theme.Appearance.self) ?? .light
    let name = fields.text("name", in: root) ?? "unnamed"
    var looks: [Role: Theme.Looks] = [:]
    let names = Role.allCases.map(\.rawValue)
    let roles = fields.object("roles", in: root, allowing: names)
    if let roles {
      for (key, value) in fields.members(of: roles) {
        guard let role = Role(rawValue: key) else { continue }
        looks[role] = self.looks(value)
      }
      reportMissing(names.filter { Role(rawValue: $0).map { looks[$0] == nil } ?? false }, in: root)
    }
    let theme = Theme(
      name: name, appearance: appearance, looks: looks,
      contrast: fields.number("contrast", in: root, range: 4.5...21) ?? 4.5,
      usesTints: fields.flag("tints", in: root) ?? true)
    if let roles { reportContrast(of: theme, in: roles) }
    return theme
  }

  private mutating func looks(_ value: ConfigurationReader.Value) -> Theme.Looks? {
    if value.json.kind == .string { return color(value).map { Theme.Looks(color: $0) } }
    guard let object = fields.object(value, allowing: ["color", "ansi256", "ansi16", "attributes", "mono"]) else {
      return nil
    }
    guard let colorValue = fields.value("color", in: object) else {
      fields.report(.error, "has no color; expected '#RRGGBB'", at: value)
      return nil
    }
    guard let color = color(colorValue) else { return nil }
    return Theme.Looks(
      color: color, ansi256: fields.integer("ansi256", in: object, range: 0...255).map { UInt8($0) },
      ansi16: fields.integer("ansi16", in: object, range: 0...15).map { UInt8($0) },
      attributes: fields.words("attributes", in: object, of: Theme.Attribute.self) ?? [],
      mono: fields.words("mono", in: object, of: Theme.Attribute.self) ?? [])
  }

  private mutating func color(_ value: ConfigurationReader.Value) -> RGBColor? {
    guard let text = fields.text(value) else { return nil }
    guard let color = RGBColor(hexadecimal: text) else {
      fields.report(.error, "'\(ConfigurationReader.excerpt(text))' is no colour; expected '#RRGGBB'", at: value)
      return nil
    }
    return color
  }

  private mutating func reportMissing(_ names: [String], in root: ConfigurationReader.Object) {
    guard !names.isEmpty, let roles = fields.value("roles", in: root) else { return }
    fields.report(.warning, "without looks: \(names.joined(separator: ", "))", at: roles)
  }

  private mutating func reportContrast(of theme: Theme, in roles: ConfigurationReader.Object) {
    for finding in theme.contrastFindings() {
      // A role without looks was reported, and gets plain ones.
      guard let value = fields.value(finding.ink.rawValue, in: roles) else { continue }
      let message = message(finding, of: theme)
      fields.report(
        .warning, message, at: fields.value(finding.depth.key, in: value) ?? value,
        suggestion: finding.suggestion.map { "such as \($0)" })
    }
  }

  private func message(_ finding: ContrastFinding, of theme: Theme) -> String {
    func shown(_ role: Role) -> String { theme.color(.role(role), depth: finding.depth).map { "\($0)" } ?? "" }
    let palette = finding.depth == .truecolor ? "" : " in \(finding.depth.rawValue) colours"
    return "\(shown(finding.ink)) on \(finding.surface.rawValue) (\(shown(finding.surface))) has a contrast of "
      + "\(tenths(finding.ratio))\(palette); expected \(tenths(finding.required)) at least"
  }

  private func tenths(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension ColorDepth {
  /// The key of a role's colour at this depth.
  fileprivate var key: String { self == .truecolor ? "color" : "ansi" + rawValue }
}
