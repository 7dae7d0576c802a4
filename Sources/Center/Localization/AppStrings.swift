import Payload

/// An app's strings in the language of the device.
///
/// Source: apple-rules 1.5.
struct AppStrings: Equatable, Sendable {
  private let table: StringTable
  /// The locale of the table: its plural forms follow it.
  private let locale: String
  private let literalWins: Bool

  /// An app without strings.
  init() {
    table = StringTable()
    locale = "en"
    literalWins = true
  }

  /// The strings of the app behind `profile` in the language `deviceLocale`.
  init(of profile: AppProfile, in deviceLocale: String, choices: Choices) {
    let tables = profile.localizations
    let locale = tables.isEmpty ? nil : tables.locale(for: deviceLocale, development: profile.developmentLocale)
    table = locale.flatMap { tables[$0] } ?? StringTable()
    // `Base` is written in the language of the app.
    self.locale = locale == "Base" ? profile.developmentLocale : locale ?? deviceLocale
    literalWins = choices.bodyHidesLocalizationKey
  }

  /// What a line shows, and a remark on where it came from, for the explanation; nil for ordinary text.
  func text(of line: Alert.Text) -> (text: String, remark: String?) {
    if let literal = line.literal, literalWins || line.localizationKey == nil {
      return (literal, line.localizationKey == nil ? nil : "is literal, which hides its localization key")
    }
    guard let key = line.localizationKey else { return ("", nil) }
    let arguments = line.localizationArguments
    let text = table.format(key, arguments: arguments, locale: locale)
    guard table.contains(key) else { return (text, "is the key '\(key)' itself, which the app's strings lack") }
    let mismatch = table.mismatch(key, arguments: arguments).map { ", which \($0)" } ?? ""
    return (text, "is the app's string '\(key)'\(mismatch)")
  }

  /// What the string under `key` misses among arguments that it shares with others: `takes 2 arguments and gets 1`.
  func mismatch(_ key: String, sharedArguments arguments: [String]) -> String? {
    table.mismatch(key, arguments: Array(arguments.prefix(table.placeholderCount(of: key))))
  }
}
