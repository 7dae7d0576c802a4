#if canImport(_FoundationICU)
  import _FoundationICU

  private let noError = U_ZERO_ERROR
#else
  import CICU

  private let noError: Int32 = 0
#endif

/// The localizations that something comes in, by the names that it gives them: `en`, `pt-BR`, `zh_Hans`.
///
/// Which of them a device takes, Apple's own function in ICU decides, the one that its bundles ask: `zh_TW` is content
/// with `zh-Hant`, `nn` with `nb`, `he` with `iw`, `pt_PT` with `pt-BR`; but nobody is given another script, so `sr_RS`,
/// which is Cyrillic, is not content with `sr-Latn`.
public struct Localizations: Sendable {
  private let names: [String]

  /// Names beyond these are not looked at: neither is anything that a person wrote.
  private static let nameLimit = 64
  private static let countLimit = 1_000

  /// The localizations `names`; the order does not matter.
  public init(_ names: some Sequence<String>) {
    self.names = Array(names.sorted().filter { $0.utf8.count <= Self.nameLimit }.prefix(Self.countLimit))
  }

  /// The one that suits a device set to `language` best, as it is spelled; nil where none does.
  public func best(for language: String) -> String? {
    // What stands behind names a calendar or an encoding.
    let language = String(language.prefix { $0 != "@" && $0 != "." })
    guard !names.isEmpty, !language.isEmpty, language.utf8.count <= Self.nameLimit else { return nil }
    return withCStrings([language]) { languages in
      withCStrings(names) { available in
        var best: UnsafePointer<CChar>?
        var status = noError
        guard
          ualoc_localizationsToUse(
            languages, 1, available, Int32(names.count), &best, 1, &status) > 0
        else { return nil }
        // What comes back is one of the pointers that were handed over.
        return available.firstIndex(of: best).map { names[$0] }
      }
    }
  }
}

/// Calls `body` with pointers to `texts`, each with a zero at its end.
private func withCStrings<Result>(_ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
  var starts: [Int] = []
  var characters: [CChar] = []
  for text in texts {
    starts.append(characters.count)
    characters += text.utf8CString
  }
  return characters.withUnsafeBufferPointer { buffer in
    body(starts.map { start in buffer.baseAddress.map { $0 + start } })
  }
}
