import LocaleData

/// An `.xcstrings` file, read: Xcode's catalog with the strings of all locales.
///
/// JSON. A localization is a text (`stringUnit`), or varies by plural category (`variations.plural`) or by device
/// (`variations.device`, of which `iphone` or `other` counts); its text may have `substitutions`, which vary too. A key
/// without a localization for the source language stands for itself there, as in Xcode.
struct StringsCatalog {
  private(set) var tables: [String: StringTable] = [:]
  private(set) var faults: [StringsFault] = []
  /// The language that the app is written in; nil where the catalog does not say so.
  private(set) var sourceLanguage: String?
  private var strangeLocales: Set<String> = []

  /// Texts that a catalog may have in all.
  private static let textLimit = 200_000
  private var textCount = 0

  /// Reads the bytes of a file.
  init(_ source: [UInt8]) {
    var limits = JSONDocument.Limits.standard
    limits.byteCount = LocalizedStringsFile.byteLimit
    let document = JSONDocument(source, dialect: .configuration, limits: limits)
    faults = document.faults.map {
      StringsFault(kind: .malformed($0.kind.configurationMessage), position: $0.position)
    }
    guard let root = document.root, root.kind == .object, let strings = root["strings"], strings.kind == .object else {
      if faults.isEmpty {
        faults = [
          StringsFault(
            kind: .malformed("expected a catalog: { \"sourceLanguage\": …, \"strings\": { … } }"),
            position: SourcePosition(offset: 0, line: 1, column: 1))
        ]
      }
      return
    }
    if let value = root["sourceLanguage"], let language = value.string, isLocale(language, at: value) {
      sourceLanguage = language
    }
    for member in strings.eachMember { read(member, sourceLanguage: sourceLanguage ?? "en") }
    faults.sort { $0.position < $1.position }
  }

  private mutating func read(_ member: JSONValue.Member, sourceLanguage: String) {
    let key = member.key
    var hasSource = false
    for localization in member.value["localizations"]?.eachMember.map({ $0 }) ?? [] where textCount < Self.textLimit {
      textCount += 1
      if localization.key == sourceLanguage { hasSource = true }
      guard isLocale(localization.key, at: localization.value) else { continue }
      read(localization.value, of: key, locale: localization.key)
    }
    if !hasSource { tables[sourceLanguage, default: StringTable()].entries[key] = key }
  }

  private mutating func read(_ value: JSONValue, of key: String, locale: String) {
    var variables: [String: PluralFormat.Variable] = [:]
    for substitution in value["substitutions"]?.eachMember.map({ $0 }) ?? [] {
      guard let texts = plurals(substitution.value["variations"]) else {
        fault(key, "has a substitution without plural forms", at: substitution.value)
        continue
      }
      if texts[.other] == nil {
        fault(key, "has a substitution without 'other', the form that every language needs", at: substitution.value)
      }
      let number = substitution.value["argNum"]?.number?.integer.map { Int(clamping: $0) - 1 }
      variables[substitution.key] = PluralFormat.Variable(
        argument: number.flatMap { (0..<1000).contains($0) ? $0 : nil }, texts: texts)
    }
    if let text = text(value) {
      let format = PluralFormat(format: text, variables: variables)
      check(format, of: key, at: value)
      if variables.isEmpty {
        tables[locale, default: StringTable()].entries[key] = text
      } else {
        tables[locale, default: StringTable()].plurals[key] = format
      }
    } else if let texts = plurals(value["variations"]) {
      if texts[.other] == nil { fault(key, "has no 'other', the form that every language needs", at: value) }
      var format = PluralFormat(wholeTexts: texts)
      format.variables.merge(variables) { whole, _ in whole }
      check(format, of: key, at: value)
      tables[locale, default: StringTable()].plurals[key] = format
    } else {
      fault(key, "has neither a text nor plural forms in '\(locale.prefix(20))'", at: value)
    }
  }

  /// The text of a localization or of one of its forms.
  private func text(_ value: JSONValue) -> String? {
    if let text = value["stringUnit"]?["value"]?.string { return text }
    let devices = value["variations"]?["device"]
    return (devices?["iphone"] ?? devices?["other"])?["stringUnit"]?["value"]?.string
  }

  private func plurals(_ variations: JSONValue?) -> [PluralCategory: String]? {
    let device = variations?["device"].flatMap { $0["iphone"] ?? $0["other"] }?["variations"]
    guard let forms = variations?["plural"] ?? device?["plural"], forms.kind == .object else { return nil }
    return Dictionary(
      uniqueKeysWithValues: PluralCategory.allCases.compactMap { category in
        forms[category.rawValue]?["stringUnit"]?["value"]?.string.map { (category, $0) }
      })
  }

  /// Whether `name` is a locale; one that is none is said once.
  private mutating func isLocale(_ name: String, at value: JSONValue) -> Bool {
    if LocaleIdentifier.isWellFormed(name) || name == "Base" { return true }
    if strangeLocales.insert(name).inserted { fault(.notALocale(name), at: value) }
    return false
  }

  private mutating func check(_ format: PluralFormat, of key: String, at value: JSONValue) {
    for kind in format.faults(under: key) { fault(kind, at: value) }
  }

  private mutating func fault(_ key: String, _ words: String, at value: JSONValue) {
    fault(.badEntry(key: key, words), at: value)
  }

  private mutating func fault(_ kind: StringsFault.Kind, at value: JSONValue) {
    guard faults.count < StringsFile.faultLimit else { return }
    faults.append(StringsFault(kind: kind, position: value.position))
  }
}
