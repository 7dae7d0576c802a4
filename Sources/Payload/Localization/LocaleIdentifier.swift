import LocaleData

/// The form of a locale's name: language, optional script, optional region, as in `ur`, `en_US` or `zh-Hans_CN`.
public enum LocaleIdentifier {
  /// Whether `text` has the form; any language, script and region will do.
  public static func isWellFormed(_ text: String) -> Bool { parts(text) != nil }

  /// `text` with `_` between its parts and each part in its usual case: `en-us` becomes `en_US`.
  public static func normalized(_ text: String) -> String? {
    guard let parts = parts(text) else { return nil }
    return parts.enumerated().map { number, part in
      switch (number, part.utf8.count) {
      case (0, _): part.lowercased()
      case (_, 4): part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: part.uppercased()
      }
    }.joined(separator: "_")
  }

  /// The language that an app with these localizations is written in where nothing says so: English, else the first.
  ///
  /// `Base` is in that language, whichever it is.
  public static func development(among localizations: [String]) -> String {
    let named = localizations.filter { $0 != "Base" }
    return named.count < localizations.count ? "en" : Localizations(named).best(for: "en") ?? named.first ?? "en"
  }

  /// Whether what is written in the language of `text` runs from right to left: by its script, where it names one, else by
  /// the one that the language is mostly written in.
  public static func isRightToLeft(_ text: String) -> Bool {
    guard let parts = parts(text), let language = parts.first else { return false }
    if let script = parts.dropFirst().first, script.utf8.count == 4 {
      return rightToLeftScripts.contains(script.lowercased())
    }
    return rightToLeftLanguages.contains(language.lowercased())
  }

  // Unicode's locale data, likely subtags.
  private static let rightToLeftScripts: Set = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
  private static let rightToLeftLanguages: Set = [
    "ar", "arc", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "lrc", "mzn", "nqo", "ps", "pnb", "sd",
    "skr",
    "syr", "ug", "ur", "yi",
  ]

  private static func parts(_ text: String) -> [Substring]? {
    guard text.utf8.count <= 20 else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...3).contains(language.utf8.count), language.utf8.allSatisfy(isLetter) else {
      return nil
    }
    var rest = parts.dropFirst()
    if let script = rest.first, script.utf8.count == 4, script.utf8.allSatisfy(isLetter) { rest = rest.dropFirst() }
    if let region = rest.first, isRegion(region) { rest = rest.dropFirst() }
    return rest.isEmpty ? parts : nil
  }

  private static func isRegion(_ part: Substring) -> Bool {
    part.utf8.count == 2 && part.utf8.allSatisfy(isLetter) || part.utf8.count == 3 && part.utf8.allSatisfy(isDigit)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
