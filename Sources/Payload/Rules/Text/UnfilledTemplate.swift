extension Rule {
  static let unfilledTemplate = Rule(
    "unfilled-template", .info, "Templates are filled in before a payload is sent.",
    "`$(name)`, `${name}`, `{{name}}`, `<%= name %>`, `%(name)s`, or a text that is nothing but `<something>`.",
    source: "ours", bad: #"{"aps":{"alert":"Hello {{first_name}}"}}"#, good: #"{"aps":{"alert":"Hello Ann"}}"#)

  static let bigInteger = Rule(
    "big-integer", .info, "Whole numbers beyond 2^53 are sent as text.",
    "JavaScript and other readers that use doubles change their last digits. Belfry keeps every digit.",
    source: "ours", bad: #"{"aps":{"alert":"Hello"},"id":27021597978863341}"#,
    good: #"{"aps":{"alert":"Hello"},"id":"27021597978863341"}"#)

  static let relativeURL = Rule(
    "relative-url", .info, "The address of an attachment is complete.",
    "A service extension has no site that a path could belong to.",
    source: "8.3", bad: #"{"aps":{"alert":"Hello","mutable-content":1},"attachment":{"url":"/photo.jpg"}}"#,
    good: #"{"aps":{"alert":"Hello","mutable-content":1},"attachment":{"url":"https://example.com/photo.jpg"}}"#)
}

extension RuleFamily {
  /// What every value is looked through for, in one walk.
  static let anyValue = RuleFamily([.unfilledTemplate, .bigInteger, .relativeURL]) { subject, findings in
    let document = subject.document
    var lastKey = 0
    let known = subject.knownRanges
    var walk = DocumentWalk(document)
    while !findings.isFull, let step = walk.next() {
      if step.isKey {
        lastKey = step.index
        checkKey(JSONValue(document: document, index: step.index), walk.keyPath, &findings)
        continue
      }
      let node = document.nodes[step.index]
      switch node.kind {
      case .number where node.byteRange.count >= 16:
        checkNumber(JSONValue(document: document, index: step.index), walk.keyPath, subject, &findings)
      case .string where node.byteRange.count > 3:
        let value = JSONValue(document: document, index: step.index)
        let marks = TextMarks(value)
        if marks.contains(.template) { checkTemplate(value, walk.keyPath, &findings) }
        if marks.contains(.characters), !known.contains(where: { $0.contains(step.index) }), let text = value.string {
          CharacterFinding.report(text, .customValue, "the value", at: value.position, walk.keyPath, &findings)
        }
        if isPath(value), lastKey == step.index - 1, namesMedia(JSONValue(document: document, index: lastKey)) {
          findings.report(
            .relativeURL, at: value.position, walk.keyPath,
            "\(quoted(value.string ?? "")) is a relative URL, and the extension does not know the site",
            fix: "send the whole URL, https://…")
        }
      default: break
      }
    }
  }

  private static func checkKey(
    _ key: JSONValue, _ path: @autoclosure () -> PayloadKeyPath, _ findings: inout FindingCollector
  ) {
    guard key.mayHaveControls, let text = key.string else { return }
    CharacterFinding.report(text, .identifier, "the key", at: key.position, path(), &findings)
  }

  private static func checkNumber(
    _ value: JSONValue, _ path: @autoclosure () -> PayloadKeyPath, _ subject: LintSubject,
    _ findings: inout FindingCollector
  ) {
    guard value.number?.exceedsExactDoubles == true, value.index != subject.aps[.badge]?.index else { return }
    findings.report(
      .bigInteger, at: value.position, path(),
      "\(value.described) is beyond 2^53, and readers that use doubles change its last digits", fix: "send it as text")
  }

  private static func checkTemplate(
    _ value: JSONValue, _ path: @autoclosure () -> PayloadKeyPath, _ findings: inout FindingCollector
  ) {
    guard let place = TemplatePlace(in: value.string ?? "") else { return }
    findings.report(
      .unfilledTemplate, at: value.position, path(), "the template \(quoted(place.text)) is not filled in",
      fix: "fill it in before sending")
  }

  private static func isPath(_ value: JSONValue) -> Bool {
    value.withContentBytes { content in
      guard content.count > 2, content[0] == .slash || content[0] == .period else { return false }
      return content[0] == .slash
        ? content[1] != .slash : content.starts(with: "./".utf8) || content.starts(with: "../".utf8)
    }
  }

  /// Whether a key names something to fetch.
  private static func namesMedia(_ key: JSONValue) -> Bool {
    let name = (key.string ?? "").lowercased()
    return ["url", "image", "media", "attachment", "picture", "photo", "video", "audio", "icon"].contains {
      name.contains($0)
    }
  }
}

extension LintSubject {
  /// The nodes of `aps`, without those of the app's own data in it.
  fileprivate var knownRanges: [Range<Int>] {
    guard hasAPS, let start = root.member(.aps)?.valueIndex else { return [] }
    var ranges: [Range<Int>] = []
    var lower = start
    let custom = [AppleKey.contentState, .attributes].compactMap { aps.member($0)?.valueIndex }.sorted()
    for index in custom {
      ranges.append(lower..<index)
      lower = Int(document.nodes[index].next)
    }
    return ranges + [lower..<max(lower, Int(document.nodes[start].next))]
  }
}

/// A place in a text that a template engine should have filled.
struct TemplatePlace {
  /// The place with its brackets.
  let text: String

  init?(in text: String) {
    let scalars = Array(text.unicodeScalars)
    for start in scalars.indices {
      for (opening, closing) in Self.brackets where Self.stands(opening, in: scalars, at: start) {
        let nameStart = start + opening.count
        var end = nameStart
        while end < scalars.count, end - nameStart <= 48, Self.isNamePart(scalars[end]) { end += 1 }
        let name = scalars[nameStart..<end].drop { $0 == " " }
        guard let first = name.first, first.properties.isAlphabetic || first == "_" else { continue }
        guard Self.stands(closing, in: scalars, at: end) else { continue }
        self.text = String(String.UnicodeScalarView(scalars[start..<(end + closing.count)]))
        return
      }
    }
    guard Self.isAngled(scalars) else { return nil }
    self.text = text
  }

  private static let brackets: [([Unicode.Scalar], [Unicode.Scalar])] = [
    ("$(", ")"), ("${", "}"), ("{{", "}}"), ("<%=", "%>"), ("%(", ")s"), ("%{", "}"), ("#{", "}"),
  ].map { (Array($0.0.unicodeScalars), Array($0.1.unicodeScalars)) }

  private static func stands(_ part: [Unicode.Scalar], in scalars: [Unicode.Scalar], at place: Int) -> Bool {
    guard place + part.count <= scalars.count, scalars[place] == part[0] else { return false }
    return part.indices.allSatisfy { scalars[place + $0] == part[$0] }
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "-", " ", "|": true
    default: false
    }
  }

  /// Whether a text is nothing but words in angle brackets.
  private static func isAngled(_ scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.count > 2, scalars.count <= 50, scalars.first == "<", scalars.last == ">" else { return false }
    return scalars.dropFirst().dropLast().allSatisfy(isNamePart)
  }
}
