import Payload

extension AppProfileReader {
  /// The tables by locale: `{ "en": { "KEY": "text" }, "ur": ["ur.strings", "ur.stringsdict"] }`, or the path of an
  /// `.xcstrings` with all of them.
  ///
  /// Source: apple-rules 1.5.
  mutating func localizations(in root: ConfigurationReader.Object) -> [String: StringTable] {
    guard let value = fields.value("localizations", in: root) else { return [:] }
    if value.json.kind == .string {
      noteStringsFile(value, locale: nil)
      return [:]
    }
    guard let object = fields.openObject(value) else { return [:] }
    var tables: [String: StringTable] = [:]
    for (locale, value) in fields.members(of: object) {
      guard LocaleIdentifier.isWellFormed(locale) || locale == "Base" else {
        fields.report(
          .error,
          "'\(ConfigurationReader.excerpt(locale))' is no locale; expected a language such as 'en', 'ur' or "
            + "'pt-BR'", at: value)
        continue
      }
      namedLocales.append(locale)
      switch value.json.kind {
      case .object: tables[locale] = table(value)
      case .string: noteStringsFile(value, locale: locale)
      case .array:
        for element in fields.list(value) ?? [] { noteStringsFile(element, locale: locale) }
      default:
        fields.reportKind(
          "an object of keys and texts, or the path of a .strings, .stringsdict or .xcstrings file", at: value)
      }
    }
    return tables
  }

  private mutating func table(_ value: ConfigurationReader.Value) -> StringTable {
    guard let object = fields.openObject(value) else { return StringTable() }
    var table = StringTable()
    for (key, value) in fields.members(of: object) {
      if let text = fields.text(value, allowsEmpty: true) { table.entries[key] = text }
    }
    return table
  }

  private mutating func noteStringsFile(_ value: ConfigurationReader.Value, locale: String?) {
    guard let path = fields.text(value) else { return }
    if locale == nil, LocalizedStringsFile.Format(fileName: path) != .xcstrings {
      fields.report(
        .error,
        "'\(ConfigurationReader.excerpt(path))' holds one locale; expected a catalog that ends in .xcstrings, or "
          + "an object: { \"en\": \"en.strings\" }", at: value)
      return
    }
    guard ConfigurationReader.staysInFolder(path) else {
      fields.report(
        .error, "'\(ConfigurationReader.excerpt(path))' must lie in the profile's folder or below", at: value)
      return
    }
    stringsFiles.append(AppProfileFile.StringsReference(locale: locale, path: path, position: value.json.position))
  }
}
