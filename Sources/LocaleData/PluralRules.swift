import Foundation

#if canImport(_FoundationICU)
  import _FoundationICU

  private typealias Rules = OpaquePointer
  private typealias Status = UErrorCode
  private let noError = U_ZERO_ERROR
#else
  import CICU

  private typealias Rules = OpaquePointer
  private typealias Status = Int32
  private let noError: Int32 = 0
#endif

/// The rules of one language, as ICU has them.
struct PluralRules: ~Copyable {
  private let rules: Rules

  /// nil where ICU has no rules at all.
  init?(locale: String) {
    var status = noError
    // ICU takes a name of any length; one that long names no language.
    guard locale.utf8.count <= 64, let rules = open(locale, &status) else { return nil }
    self.rules = rules
  }

  deinit { close(rules) }

  /// The category of `number`; nil where ICU gives a word that is none.
  func category(of number: Double) -> PluralCategory? {
    var status = noError
    var keyword = [UInt16](repeating: 0, count: 16)
    let length = Int(select(rules, number, &keyword, Int32(keyword.count), &status))
    guard (1...keyword.count).contains(length) else { return nil }
    return PluralCategory(rawValue: String(decoding: keyword[..<length], as: UTF16.self))
  }
}

// Foundation's ICU has a prefix to its names, so that it can live beside another one.

private func open(_ locale: String, _ status: inout Status) -> Rules? {
  #if canImport(_FoundationICU)
    swift_uplrules_open(locale, &status)
  #else
    uplrules_open(locale, &status)
  #endif
}

private func close(_ rules: Rules) {
  #if canImport(_FoundationICU)
    swift_uplrules_close(rules)
  #else
    uplrules_close(rules)
  #endif
}

private func select(
  _ rules: Rules, _ number: Double, _ keyword: inout [UInt16], _ capacity: Int32, _ status: inout Status
) -> Int32 {
  #if canImport(_FoundationICU)
    swift_uplrules_select(rules, number, &keyword, capacity, &status)
  #else
    uplrules_select(rules, number, &keyword, capacity, &status)
  #endif
}
