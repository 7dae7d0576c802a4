/// An app's strings for one locale: what a `.strings` file holds.
///
/// Source: apple-rules 1.5.
public struct StringTable: Equatable, Sendable {
  /// The value of each key.
  public var entries: [String: String]

  /// Makes a table.
  public init(entries: [String: String] = [:]) { self.entries = entries }

  /// The text under `key` with `arguments` in its placeholders.
  ///
  /// A key that is not in the table stands for itself, and takes its arguments too.
  public func format(_ key: String, arguments: [String]) -> String {
    LocalizedFormat(entries[key] ?? key).filled(with: arguments)
  }
}

extension [String: StringTable] {
  /// The table that an app with these tables, by locale, uses on a device set to `locale`.
  ///
  /// `ur_PK` falls back to `ur`, and then to the `development` locale. Writing `-` for `_` and letters in the other
  /// case make no difference.
  public func table(for locale: String, development: String? = nil) -> StringTable? {
    for candidate in LocaleFallback.chain(for: locale, development: development) {
      if let table = self[candidate] { return table }
      let wanted = LocaleFallback.canonical(candidate)
      // The keys are sorted, so that the choice between two spellings of one locale does not depend on chance.
      if let key = keys.filter({ LocaleFallback.canonical($0) == wanted }).min() { return self[key] }
    }
    return nil
  }
}
