import Payload

/// An app's strings in the language of the device.
///
/// Source: apple-rules 1.5.
struct AppStrings {
  private let table: StringTable?

  /// The table for the device's locale: exactly, else for its language, else in the app's own language.
  init(of profile: AppProfile, for device: DeviceProfile) {
    table = profile.localizations.isEmpty ? nil : Self.table(in: profile, for: device.locale)
  }

  private static func table(in profile: AppProfile, for locale: String) -> StringTable? {
    var parts = subtags(of: locale)
    while !parts.isEmpty {
      // Two spellings of one locale are told apart by their order, so that the same table is taken every time.
      let names = profile.localizations.keys.filter { subtags(of: $0) == parts }
      if let name = names.min() { return profile.localizations[name] }
      parts.removeLast()
    }
    return profile.localizations[profile.developmentLocale] ?? profile.localizations["Base"]
  }

  /// `zh_Hant-TW` in parts; case and separator do not count.
  private static func subtags(of locale: String) -> [String] {
    locale.split(whereSeparator: { $0 == "_" || $0 == "-" }).map { $0.lowercased() }
  }

  /// What a line shows, and a remark on where it came from, for the explanation; nil for ordinary text.
  func text(of line: Alert.Text, literalWins: Bool) -> (text: String, remark: String?) {
    if let literal = line.literal, literalWins || line.localizationKey == nil {
      return (literal, line.localizationKey == nil ? nil : "is literal, which hides its localization key")
    }
    guard let key = line.localizationKey else { return ("", nil) }
    guard let format = table?.entries[key] else {
      return (
        LocalizedFormat.string(key, line.localizationArguments), "shows the key '\(key)', which the app's strings lack"
      )
    }
    return (LocalizedFormat.string(format, line.localizationArguments), "is the app's string '\(key)'")
  }
}
