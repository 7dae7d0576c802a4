import LocaleData

/// An app's strings for one locale: what its `.strings` and `.stringsdict` files hold, or a part of an `.xcstrings`.
///
/// Source: apple-rules 1.5.
public struct StringTable: Equatable, Sendable {
  /// The value of each key.
  public var entries: [String: String]
  /// The texts whose words depend on numbers, by key; they win over ``entries``.
  public var plurals: [String: PluralFormat]

  /// Makes a table.
  public init(entries: [String: String] = [:], plurals: [String: PluralFormat] = [:]) {
    self.entries = entries
    self.plurals = plurals
  }

  /// Whether there is a text for `key`.
  public func contains(_ key: String) -> Bool { entries[key] != nil || plurals[key] != nil }

  /// The text under `key` with `arguments` in its placeholders, in the plural forms of `locale`.
  ///
  /// A key that is not in the table stands for itself, and takes its arguments too.
  public func format(_ key: String, arguments: [String], locale: String = "en") -> String {
    if let plural = plurals[key] { return plural.filled(with: arguments, locale: locale) }
    return LocalizedFormat(entries[key] ?? key).filled(with: arguments)
  }

  /// How many arguments the text under `key` wants.
  public func placeholderCount(of key: String) -> Int {
    plurals[key]?.placeholderCount ?? LocalizedFormat(entries[key] ?? key).placeholderCount
  }

  /// What does not fit between the text under `key` and its arguments, to stand behind the text's name: `takes 2 arguments
  /// and gets 1`; nil where all fits.
  public func mismatch(_ key: String, arguments: [String]) -> String? {
    let count = placeholderCount(of: key)
    if count != arguments.count {
      return "takes \(count == 0 ? "no" : "\(count)") argument\(count == 1 ? "" : "s") and gets \(arguments.count)"
    }
    let choosing = plurals[key]?.choosingArguments ?? []
    return zip(arguments.indices, arguments).first {
      choosing.contains($0) && PluralFormat.number($1) == nil
    }.map { "takes a number as argument \($0 + 1) and gets '\(terminalSafe(String($1.prefix(40))))'" }
  }

  /// Takes up what another file for the same locale says; where both have a key, `other` wins.
  public mutating func merge(_ other: StringTable) {
    entries.merge(other.entries) { $1 }
    plurals.merge(other.plurals) { $1 }
  }
}

extension [String: StringTable] {
  /// The table that an app with these tables, by locale, uses on a device set to `locale`.
  ///
  /// The one that suits the language best, as ``Localizations`` has it, else that of the `development` locale, and at last
  /// `Base`. Writing `-` for `_` and letters in the other case make no difference.
  public func table(for locale: String, development: String? = nil) -> StringTable? {
    self.locale(for: locale, development: development).flatMap { self[$0] }
  }

  /// The key of the table that ``table(for:development:)`` gives.
  public func locale(for locale: String, development: String? = nil) -> String? {
    // Nobody needs to be asked about a table of the very name, and most apps have one.
    if self[locale] != nil, locale != "Base" { return locale }
    let localizations = Localizations(keys.filter { $0 != "Base" })
    return localizations.best(for: locale) ?? development.flatMap(localizations.best)
      ?? (self["Base"] == nil ? nil : "Base")
  }
}
