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

  /// Takes up what another file for the same locale says; where both have a key, `other` wins.
  public mutating func merge(_ other: StringTable) {
    entries.merge(other.entries) { $1 }
    plurals.merge(other.plurals) { $1 }
  }
}

extension [String: StringTable] {
  /// The table that an app with these tables, by locale, uses on a device set to `locale`.
  ///
  /// `ur_PK` falls back to `ur`, then to the `development` locale, and at last to `Base`. Writing `-` for `_` and letters in the other
  /// case make no difference.
  public func table(for locale: String, development: String? = nil) -> StringTable? {
    self.locale(for: locale, development: development).flatMap { self[$0] }
  }

  /// The key of the table that ``table(for:development:)`` gives.
  public func locale(for locale: String, development: String? = nil) -> String? {
    for candidate in LocaleFallback.chain(for: locale, development: development) {
      if self[candidate] != nil { return candidate }
      let wanted = LocaleFallback.canonical(candidate)
      // The keys are sorted, so that the choice between two spellings of one locale does not depend on chance.
      if let key = keys.filter({ LocaleFallback.canonical($0) == wanted }).min() { return key }
    }
    return self["Base"] == nil ? nil : "Base"
  }
}
