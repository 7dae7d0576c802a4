extension Rule {
  static let doubleEscape = Rule(
    "double-escape", .warning, "Texts are escaped once.",
    "`\\\\n` in the file is a backslash and an n on the screen. It comes from encoding a text that already was JSON.",
    source: "ours", bad: #"{"aps":{"alert":"line one\\nline two"}}"#, good: #"{"aps":{"alert":"line one\nline two"}}"#)

  static let htmlEntity = Rule(
    "html-entity", .info, "Notifications show letters, not HTML.",
    "`&amp;` and `&#39;` are shown as they stand, and so are tags.",
    source: "ours", bad: #"{"aps":{"alert":"Bread &amp; butter"}}"#, good: #"{"aps":{"alert":"Bread & butter"}}"#)

  static let jsonInText = Rule(
    "json-in-text", .info, "The text of an alert is for people.",
    "A body that is JSON is shown raw unless the service extension rewrites it. Data belongs beside `aps`.",
    source: "ours", bad: #"{"aps":{"alert":{"body":"[{\"text\":\"Hello\"}]"},"mutable-content":1}}"#,
    good: #"{"aps":{"alert":{"body":"Hello"},"mutable-content":1},"content":[{"text":"Hello"}]}"#)

  static let bidirectionalControl = Rule(
    "bidirectional-control", .info, "Texts do without bidirectional overrides.",
    "U+202A to U+202E and U+2066 to U+2069 turn the reading order and can disguise a text. Isolates around names are a "
      + "good use.",
    source: "ours", bad: #"{"aps":{"alert":"file \u202Egpj.exe"}}"#, good: #"{"aps":{"alert":"file exe.jpg"}}"#)

  static let controlCharacter = Rule(
    "control-character", .warning, "Texts have no control characters but line feed and tab.",
    "Others are invisible or end the text early; Belfry shows them as symbols. In `thread-id`, `category`, the sound's name, "
      + "`target-content-id`, `filter-criteria` and in keys a line feed or tab is one too. In custom values it is information.",
    source: "ours", bad: #"{"aps":{"alert":"Hello\u0007"}}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let privateUse = Rule(
    "private-use", .info, "Texts have no private-use characters.",
    "Their meaning is an agreement between a sender and a font; old phones used some for emoji, today they are boxes.",
    source: "ours", bad: #"{"aps":{"alert":"Hello \uE415"}}"#, good: #"{"aps":{"alert":"Hello 😄"}}"#)

  static let zeroWidth = Rule(
    "zero-width", .info, "Texts have no invisible characters.",
    "Zero-width space, word joiner, soft hyphen, line separator, tag and a byte order mark within a text show nothing and "
      + "count bytes; in an identifier they make it another one. Joiners inside emoji and words, and tags in a flag, are right.",
    source: "ours", bad: #"{"aps":{"alert":"Hel\u200Blo"}}"#, good: #"{"aps":{"alert":"Hello"}}"#)
}

extension RuleFamily {
  /// What people would read in the texts of an alert.
  static let textContents = RuleFamily([
    .doubleEscape, .htmlEntity, .jsonInText, .bidirectionalControl, .controlCharacter, .privateUse, .zeroWidth,
  ]) { subject, findings in
    guard subject.hasAPS else { return }
    if let alert = subject.aps[.alert], alert.kind == .string { check(alert, .alert, &findings) }
    for key in [AppleKey.title, .subtitle, .body] {
      if let text = subject.alert[key] { check(text, .alert.member(key), &findings) }
    }
    if !subject.sound.members.isEmpty, let name = subject.sound[.name] {
      checkIdentifier(name, .name, .sound.member(.name), &findings)
    }
    for key in [AppleKey.threadID, .category, .sound, .targetContentID, .filterCriteria] {
      if let value = subject.aps[key] { checkIdentifier(value, key, .aps.member(key), &findings) }
    }
    for key in [AppleKey.titleLocArgs, .subtitleLocArgs, .locArgs] {
      guard let args = subject.alert[key], args.kind == .array else { continue }
      for (number, arg) in args.elements.enumerated() { check(arg, .alert.member(key).element(number), &findings) }
    }
  }

  /// Blanks at the ends are told by `padded-identifier`.
  private static func checkIdentifier(
    _ value: JSONValue, _ key: AppleKey, _ path: @autoclosure () -> PayloadKeyPath, _ findings: inout FindingCollector
  ) {
    guard LintSubject.isText(value), value.mayHaveControls, let text = value.string else { return }
    let isPadded = key == .threadID || key == .category
    CharacterFinding.report(
      isPadded ? String(text.trimmed) : text, .identifier, "'\(key.text)'", at: value.position, path(), &findings)
  }

  private static func check(
    _ value: JSONValue, _ path: @autoclosure () -> PayloadKeyPath, _ findings: inout FindingCollector
  ) {
    guard LintSubject.isText(value) else { return }
    let marks = TextMarks(value)
    guard marks != [] else { return }
    let text = value.string ?? ""
    if marks.contains(.characters) {
      CharacterFinding.report(text, .alertText, "the text", at: value.position, path(), &findings)
    }
    if marks.contains(.backslash), let escape = literalEscape(in: text) {
      findings.report(
        .doubleEscape, at: value.position, path(),
        "the text shows \(quoted(escape)) as it stands: it was escaped twice",
        fix: "escape it once, or let the JSON library do it")
    }
    if marks.contains(.ampersand), let entity = entity(in: text) {
      findings.report(
        .htmlEntity, at: value.position, path(), "the text shows the HTML entity \(quoted(entity)) letter for letter",
        fix: "write the character itself")
    }
    if marks.contains(.bracket), let kind = jsonKind(of: text) {
      findings.report(
        .jsonInText, at: value.position, path(), "the text looks like JSON, \(kind.article), and is shown raw",
        fix: "put data beside 'aps' and a sentence here")
    }
  }

  /// The first `\n`, `\t`, `\"` or `\uXXXX` that stands in a decoded text.
  private static func literalEscape(in text: String) -> String? {
    let bytes = Array(text.utf8)
    for place in bytes.indices where bytes[place] == .backslash && place + 1 < bytes.count {
      switch bytes[place + 1] {
      case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"):
        // `C:\new` is a path.
        if place > 0, bytes[place - 1] == .colon { continue }
        return "\\" + String(Unicode.Scalar(bytes[place + 1]))
      case .quote: return "\\\""
      case UInt8(ascii: "u"):
        let digits = bytes[(place + 2)...].prefix(4)
        if digits.count == 4, digits.allSatisfy({ $0.hexadecimalValue != nil }) {
          return "\\u" + String(decoding: digits, as: UTF8.self)
        }
      default: continue
      }
    }
    return nil
  }

  private static func entity(in text: String) -> String? {
    for start in text.indices where text[start] == "&" {
      let rest = text[start...].prefix(10)
      guard let end = rest.firstIndex(of: ";") else { continue }
      let name = rest[rest.index(after: start)..<end]
      let isNumber = name.first == "#" && name.dropFirst().allSatisfy { $0.isHexDigit || $0 == "x" } && name.count > 1
      if isNumber || ["amp", "lt", "gt", "quot", "apos", "nbsp"].contains(name) { return String(rest[...end]) }
    }
    return nil
  }

  private static func jsonKind(of text: String) -> JSONValue.Kind? {
    guard let first = text.utf8.first, let last = text.utf8.last, text.utf8.count > 2 else { return nil }
    guard first == .openBrace && last == .closeBrace || first == .openBracket && last == .closeBracket else {
      return nil
    }
    let document = JSONDocument(Array(text.utf8))
    guard document.isReadable, let root = document.root else { return nil }
    // "[Ann]" is no JSON and "[1]" is a text that people write; an object or a list of objects is neither.
    return root.kind == .object || root.elements.contains { $0.kind == .object || $0.kind == .array } ? root.kind : nil
  }
}
