extension Rule {
  static let mixedNaming = Rule(
    "mixed-naming", .info, "Custom keys follow one naming style.",
    "`userId` beside `order_id` is one more thing to look up. Keys that name a vendor (with a dot, a dollar sign or an "
      + "underscore before them) are not counted.",
    source: "ours", bad: #"{"aps":{"alert":"Hello"},"userId":7,"order_id":8}"#,
    good: #"{"aps":{"alert":"Hello"},"userId":7,"orderId":8}"#)

  static let longKey = Rule(
    "long-key", .info, "Custom keys are short.",
    "Every byte counts towards the size limit, and keys of more than 24 bytes are sent with each push.",
    source: "ours", bad: #"{"aps":{"alert":"Hello"},"identifierOfTheConversationPartner":7}"#,
    good: #"{"aps":{"alert":"Hello"},"partner":7}"#)

  static let spacedKey = Rule(
    "spaced-key", .info, "Keys have no white space.",
    "A key with a blank is legal, and easily mistyped in the code that reads it.",
    source: "ours", bad: #"{"aps":{"alert":"Hello"},"custom data":{"id":7}}"#,
    good: #"{"aps":{"alert":"Hello"},"custom_data":{"id":7}}"#)

  static let largeCustomObject = Rule(
    "large-custom-object", .info, "Custom data is an identifier rather than the object itself.",
    "Said of custom objects beyond 1024 bytes. The app can fetch what an identifier names; what a payload holds is never "
      + "to be trusted and may be out of date.",
    source: "ours",
    bad: RuleExample(
      shown: "{\"aps\":{\"alert\":\"Hello\"},\"order\":{\"text\":\"aaaa…\"}} (1,100 letters)",
      bytes: Array(
        ("{\"aps\":{\"alert\":\"Hello\"},\"order\":{\"text\":\"" + String(repeating: "a", count: 1_100) + "\"}}").utf8)),
    good: #"{"aps":{"alert":"Hello"},"order":42}"#)
}

extension RuleFamily {
  /// The custom keys beside `aps`, and those of the objects there.
  static let keyNaming = RuleFamily([.mixedNaming, .longKey, .spacedKey, .largeCustomObject]) { subject, findings in
    guard subject.hasAPS else { return }
    let document = subject.document
    var first: (style: KeyStyle, keyIndex: Int)?
    var isMixed = false
    for member in subject.root.members where member.key == nil {
      let node = document.nodes[member.keyIndex]
      let value = document.nodes[member.valueIndex]
      if node.contentRange.count > 24 { reportLong(member.keyIndex, subject, &findings) }
      if hasBlank(document, node.contentRange), member.match == nil { reportBlank(member.keyIndex, subject, &findings) }
      if value.kind == .object, value.byteRange.count > 1_024 {
        findings.report(
          .largeCustomObject, at: subject.root.keyPosition(member), .root.member(subject.root.key(member)),
          "\(quoted(subject.root.key(member))) takes \(value.byteRange.count) bytes of the payload",
          fix: "send its identifier and let the app fetch it")
      }
      checkInner(value, member.valueIndex, subject, &findings)
      guard !isMixed, member.match == nil, let style = KeyStyle(document, node.contentRange) else { continue }
      guard let known = first else {
        first = (style, member.keyIndex)
        continue
      }
      guard known.style != style else { continue }
      isMixed = true
      let (one, other) = (text(known.keyIndex, document), text(member.keyIndex, document))
      findings.report(
        .mixedNaming, at: document.position(at: Int(node.start)), .root.member(other),
        "\(quoted(one)) and \(quoted(other)) follow two naming styles, \(known.style.rawValue) and \(style.rawValue)",
        fix: "use one style for custom keys")
    }
  }

  /// The keys of a custom object.
  private static func checkInner(
    _ node: JSONNode, _ index: Int, _ subject: LintSubject, _ findings: inout FindingCollector
  ) {
    guard node.kind == .object else { return }
    let document = subject.document
    var keyIndex = index + 1
    while keyIndex + 1 < Int(node.next) {
      let range = document.nodes[keyIndex].contentRange
      if range.count > 24 { reportLong(keyIndex, subject, &findings) }
      if hasBlank(document, range) { reportBlank(keyIndex, subject, &findings) }
      keyIndex = Int(document.nodes[keyIndex + 1].next)
    }
  }

  private static func hasBlank(_ document: JSONDocument, _ range: Range<Int>) -> Bool {
    document.bytes.withUnsafeBufferPointer { bytes in range.contains { bytes[$0] == 0x20 } }
  }

  private static func text(_ keyIndex: Int, _ document: JSONDocument) -> String {
    JSONValue(document: document, index: keyIndex).string ?? ""
  }

  private static func reportLong(_ keyIndex: Int, _ subject: LintSubject, _ findings: inout FindingCollector) {
    let start = Int(subject.document.nodes[keyIndex].start)
    let key = text(keyIndex, subject.document)
    findings.report(
      .longKey, at: subject.document.position(at: start), subject.keyPath(at: start),
      "the key \(quoted(key)) takes \(key.utf8.count) bytes in every push", fix: "shorten it")
  }

  private static func reportBlank(_ keyIndex: Int, _ subject: LintSubject, _ findings: inout FindingCollector) {
    let start = Int(subject.document.nodes[keyIndex].start)
    findings.report(
      .spacedKey, at: subject.document.position(at: start), subject.keyPath(at: start),
      "the key \(quoted(text(keyIndex, subject.document))) has a blank, which is legal and easily mistyped",
      fix: "write '_' in its place")
  }
}

/// How the words of a key are joined.
enum KeyStyle: String {
  case camel = "camelCase"
  case snake = "snake_case"
  case kebab = "kebab-case"

  /// The style of a key; nil where it is one word, a mixture, or a vendor's.
  init?(_ document: JSONDocument, _ range: Range<Int>) {
    var (hasUpper, hasUnderscore, hasHyphen) = (false, false, false)
    let isWord = document.bytes.withUnsafeBufferPointer { bytes in
      for (number, place) in range.enumerated() {
        switch bytes[place] {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): if number == 0 { return false } else { hasUpper = true }
        case UInt8(ascii: "_"): if number == 0 { return false } else { hasUnderscore = true }
        case .minus: hasHyphen = true
        case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x30...0x39: break
        default: return false
        }
      }
      return true
    }
    guard isWord else { return nil }
    switch (hasUpper, hasUnderscore, hasHyphen) {
    case (true, false, false): self = .camel
    case (false, true, false): self = .snake
    case (false, false, true): self = .kebab
    default: return nil
    }
  }
}
