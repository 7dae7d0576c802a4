import LocaleData

extension Rule {
  static let unknownLocKey = Rule(
    "unknown-loc-key", .warning, "Localization keys are in the app's strings.",
    "Checked where the app's profile has strings. A key that is in no table is shown itself.",
    source: "1.5", bad: #"{"aps":{"alert":{"loc-key":"HELO"}}}"#, good: #"{"aps":{"alert":{"loc-key":"HELLO"}}}"#,
    given: .strings(["HELLO": "Hello!"]))

  static let argumentCount = Rule(
    "argument-count", .warning, "There are as many arguments as the text has places.",
    "Checked where the app's profile has strings. Missing arguments leave a hole, additional ones are not shown.",
    source: "1.5", bad: #"{"aps":{"alert":{"loc-key":"MET","loc-args":["Ann"]}}}"#,
    good: #"{"aps":{"alert":{"loc-key":"MET","loc-args":["Ann","Ben"]}}}"#, given: .strings(["MET": "%@ met %2$@"]))

  static let pluralArgument = Rule(
    "plural-argument", .warning, "An argument that chooses a plural form is a number.",
    "Checked where the app's profile has strings with plural forms. Arguments are texts; one that is no number, such as "
      + "`1,000` or `many`, chooses the form `other`. Write digits, with a point before a fraction.",
    source: "1.5", bad: #"{"aps":{"alert":{"loc-key":"PHOTOS","loc-args":["many"]}}}"#,
    good: #"{"aps":{"alert":{"loc-key":"PHOTOS","loc-args":["12"]}}}"#,
    given: LintContext(strings: [
      "en": StringTable(plurals: ["PHOTOS": PluralFormat(wholeTexts: [.one: "%d photo", .other: "%d photos"])])
    ]))

  static let unsupportedConversion = Rule(
    "unsupported-conversion", .warning, "Strings for notifications have no conversion but `%@`.",
    "Checked where the app's profile has strings. Arguments are texts, so `%s` and `%d` read memory as something that it "
      + "is not; Belfry leaves them as they stand. `%1$@` names the argument, `%%` is a percent sign.",
    source: "1.5", bad: #"{"aps":{"alert":{"loc-key":"SENT","loc-args":["Ann","5"]}}}"#,
    good: #"{"aps":{"alert":{"loc-key":"MET","loc-args":["Ann","Ben"]}}}"#,
    given: .strings(["SENT": "%s sent %d", "MET": "%@ met %@"]))
}

extension LintContext {
  /// A context with one table.
  fileprivate static func strings(_ entries: [String: String]) -> LintContext {
    LintContext(strings: ["en": StringTable(entries: entries)])
  }
}

extension RuleFamily {
  /// Localization keys against the app's strings.
  static let localizedStrings = RuleFamily([
    .unknownLocKey, .argumentCount, .pluralArgument, .unsupportedConversion,
  ]) {
    subject, findings in
    guard let tables = subject.context.strings, !tables.isEmpty, !subject.alert.members.isEmpty else { return }
    for line in AlertLine.all {
      guard let value = subject.alert.present(line.key), let key = value.string, !key.isEmpty else { continue }
      var path: PayloadKeyPath { .alert.member(line.key) }
      let missing = tables.filter { !$0.value.contains(key) }.keys.sorted()
      if missing.count == tables.count {
        let words = Set(tables.values.flatMap { Array($0.entries.keys) + $0.plurals.keys }).sorted()
        findings.report(
          .unknownLocKey, at: value.position, path,
          "the app has no string for \(quoted(key)), so the key itself is shown",
          fix: nearest(key, in: words).map { "did you mean '\($0)'?" })
        continue
      }
      if let locale = missing.first {
        findings.report(
          .unknownLocKey, at: value.position, path, "the app has no string for \(quoted(key)) in '\(locale)'",
          fix: "add it to the strings of '\(missing.joined(separator: "', '"))'")
      }
      let formats = tables.sorted { $0.key < $1.key }.compactMap { FoundFormat(key, in: $0.value, locale: $0.key) }
      // One table is enough: the others mostly say the same.
      if let found = formats.first(where: { !$0.unsupportedConversions.isEmpty }) {
        let conversion = found.unsupportedConversions[0]
        findings.report(
          .unsupportedConversion, at: value.position, path,
          "the string \(quoted(found.text)) ('\(found.locale)') has \(quoted(conversion)), "
            + (conversion.contains("#@") ? "which has no plural forms" : "expected '\(Self.text(for: conversion))'"),
          fix: conversion.contains("#@")
            ? "give \(quoted(conversion)) its plural forms in the app's strings"
            : "write '\(Self.text(for: conversion))' in the app's strings")
      }
      let usable = formats.filter(\.unsupportedConversions.isEmpty)
      let args = subject.alert.present(line.args)
      checkNumbers(args, of: line, usable, &findings)
      let given = args?.elements.count ?? 0
      guard args == nil || args?.kind == .array else { continue }
      if let found = usable.first(where: { $0.placeholderCount != given }) {
        findings.report(
          .argumentCount, at: args?.position ?? value.position, args == nil ? path : .alert.member(line.args),
          "the string \(quoted(found.text)) ('\(found.locale)') takes \(found.placeholderCount), found \(given) in "
            + "'\(line.args.text)'",
          fix: given < found.placeholderCount
            ? "the missing ones are shown as nothing" : "the last ones are not shown")
      }
    }
  }

  /// What stands for a text in place of `conversion`: `%1$@` for `%1$lld`.
  private static func text(for conversion: String) -> String {
    let place = conversion.prefix { $0 != "$" }
    return place.count < conversion.count ? "\(place)$@" : "%@"
  }

  /// Texts that should be numbers; what is no text is another rule's.
  private static func checkNumbers(
    _ args: JSONValue?, of line: AlertLine, _ formats: [FoundFormat], _ findings: inout FindingCollector
  ) {
    guard let args, let found = formats.first(where: { !$0.choosingArguments.isEmpty }) else { return }
    for (number, arg) in args.elements.enumerated() where found.choosingArguments.contains(number) {
      guard let text = arg.string, PluralFormat.number(text) == nil else { continue }
      findings.report(
        .pluralArgument, at: arg.position, .alert.member(line.args).element(number),
        "\(quoted(text)) is no number, but chooses a plural form of the string \(quoted(found.text)) "
          + "('\(found.locale)')", fix: "send digits, such as \"12\"")
    }
  }
}

/// What one table says under a key, as far as the rules ask.
private struct FoundFormat {
  let locale: String
  let text: String
  let placeholderCount: Int
  let unsupportedConversions: [String]
  let choosingArguments: [Int]

  /// nil where the table has no such key.
  init?(_ key: String, in table: StringTable, locale: String) {
    self.locale = locale
    if let plural = table.plurals[key] {
      text = plural.example
      placeholderCount = plural.placeholderCount
      unsupportedConversions = plural.unsupportedConversions
      choosingArguments = plural.choosingArguments
    } else if let text = table.entries[key] {
      let format = LocalizedFormat(text)
      self.text = text
      placeholderCount = format.placeholderCount
      unsupportedConversions = format.unsupportedConversions
      choosingArguments = []
    } else {
      return nil
    }
  }
}
