import Payload

extension DeviceProfileReader {
  private static let focusKeys = ["identifier", "name", "glyph", "allowedApps", "allowsTimeSensitive", "filters"]

  /// The ready-made modes with the file's laid over them: an identifier that is there already changes that mode, key
  /// by key; others follow in the order of the file.
  mutating func focusModes(in root: ConfigurationReader.Object, over readyMade: [FocusMode]) -> [FocusMode] {
    var modes = readyMade
    let places = Dictionary(modes.enumerated().map { ($0.element.identifier, $0.offset) }) { first, _ in first }
    var seen: Set<String> = []
    for value in fields.list("focusModes", in: root) ?? [] {
      guard let object = fields.object(value, allowing: Self.focusKeys) else { continue }
      guard let named = fields.value("identifier", in: object) else {
        fields.report(.error, "lacks 'identifier'", at: value)
        continue
      }
      guard let identifier = focusIdentifier(named) else { continue }
      guard seen.insert(identifier).inserted else {
        fields.report(.error, "the Focus '\(identifier)' stands here twice; the first one counts", at: named)
        continue
      }
      let place = places[identifier]
      let base = place.map { modes[$0] } ?? FocusMode(identifier: identifier, name: Self.name(of: identifier))
      let mode = focusMode(in: object, over: base)
      if let place { modes[place] = mode } else { modes.append(mode) }
    }
    return modes
  }

  private mutating func focusMode(in object: ConfigurationReader.Object, over base: FocusMode) -> FocusMode {
    var mode = base
    mode.name = fields.text("name", in: object) ?? mode.name
    mode.glyph = fields.glyph("glyph", in: object) ?? mode.glyph
    mode.allowedApps = fields.texts("allowedApps", in: object).map(Set.init) ?? mode.allowedApps
    mode.allowsTimeSensitive = fields.flag("allowsTimeSensitive", in: object) ?? mode.allowsTimeSensitive
    if let value = fields.value("filters", in: object), let filters = fields.openObject(value) {
      mode.filters = [:]
      for (bundleIdentifier, values) in fields.members(of: filters) {
        mode.filters[bundleIdentifier] = fields.texts(values).map(Set.init)
      }
    }
    return mode
  }

  /// A word that can be typed in a command (`belfry focus deep-work`), other than `off`.
  private mutating func focusIdentifier(_ value: ConfigurationReader.Value) -> String? {
    guard let text = fields.text(value) else { return nil }
    let isWord =
      text.utf8.count <= 40
      && text.unicodeScalars.allSatisfy { $0 == "-" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    guard isWord, text != "off" else {
      fields.report(
        .error,
        "'\(ConfigurationReader.excerpt(text))' cannot name a Focus; expected letters, digits and '-', not 'off', "
          + "as in 'deep-work'", at: value)
      return nil
    }
    return text
  }

  /// `Deep Work` for `deep-work`.
  private static func name(of identifier: String) -> String {
    identifier.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
