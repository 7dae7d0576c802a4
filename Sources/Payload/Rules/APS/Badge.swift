extension Rule {
  static let badgeNotNumber = Rule(
    "badge-not-number", .error, "`badge` is a number.",
    "Text, even of digits, leaves the badge as it was. There are no increments either: the number sent is the number "
      + "shown.",
    source: "1.2", bad: #"{"aps":{"alert":"Hello","badge":"21"}}"#, good: #"{"aps":{"alert":"Hello","badge":21}}"#)

  static let badgeNegative = Rule(
    "badge-negative", .error, "`badge` is 0 or more.",
    "What a device does with less is not documented; Belfry leaves the badge as it was.",
    source: "1.2", bad: #"{"aps":{"alert":"Hello","badge":-1}}"#, good: #"{"aps":{"alert":"Hello","badge":0}}"#)

  static let badgeFraction = Rule(
    "badge-fraction", .error, "`badge` is a whole number.",
    "An icon cannot show 5.7; what a device makes of it is not documented.",
    source: "1.2", bad: #"{"aps":{"alert":"Hello","badge":5.7}}"#, good: #"{"aps":{"alert":"Hello","badge":6}}"#)

  static let badgeTooGreat = Rule(
    "badge-too-great", .warning, "`badge` fits 64 bits.",
    "Beyond that a reader makes a floating-point number of it, or none.",
    source: "1.2", bad: #"{"aps":{"alert":"Hello","badge":99999999999999999999}}"#,
    good: #"{"aps":{"alert":"Hello","badge":9999}}"#)

  static let badgeCleared = Rule(
    "badge-cleared", .info, "A `badge` of 0 takes the number off the icon.",
    "To leave the number alone, leave the key out.",
    source: "1.2", bad: #"{"aps":{"badge":0}}"#, good: #"{"aps":{"badge":2}}"#)
}

extension RuleFamily {
  /// `aps.badge`.
  static let badge = RuleFamily([.badgeNotNumber, .badgeNegative, .badgeFraction, .badgeTooGreat, .badgeCleared]) {
    subject, findings in
    guard let value = subject.aps.present(.badge), !value.isPlainCount else { return }
    var path: PayloadKeyPath { .aps.member(.badge) }
    guard let number = value.number else {
      return findings.report(
        .badgeNotNumber, at: value.position, path,
        "'badge' must be a whole number of 0 or more, found \(value.described)", fix: numberFix(value))
    }
    if number.isNegative {
      findings.report(
        .badgeNegative, at: value.position, path, "'badge' must be 0 or more, found \(quoted(number.text))",
        fix: "send the total; 0 removes the badge")
    } else if !number.isWhole {
      findings.report(
        .badgeFraction, at: value.position, path, "'badge' must be a whole number, found \(quoted(number.text))")
    } else if number.integer == nil {
      findings.report(
        .badgeTooGreat, at: value.position, path, "'badge' does not fit 64 bits: \(quoted(number.text))")
    } else if number.integer == 0 {
      findings.report(
        .badgeCleared, at: value.position, path, "'badge' 0 removes the badge from the app's icon",
        fix: "leave it out to keep the number")
    }
  }

  private static func numberFix(_ value: JSONValue) -> String? {
    guard let text = value.string else { return nil }
    if Int64(text) != nil, !text.hasPrefix("+"), !text.hasPrefix("-") { return "write \(text) without quotation marks" }
    return text.hasPrefix("+") || text.lowercased().hasPrefix("incr") ? "there are no increments: send the total" : nil
  }
}

extension JSONValue {
  /// The value in a message: `text '21'`, `the number 7`, `true`, `an array`.
  var described: String {
    switch kind {
    case .string: "text \(quoted(string ?? ""))"
    case .number: "the number \(number.map { $0.text.count > 40 ? "\($0.text.prefix(40))…" : $0.text } ?? "")"
    case .bool: bool == true ? "true" : "false"
    case .null, .array, .object: kind.article
    }
  }
}
