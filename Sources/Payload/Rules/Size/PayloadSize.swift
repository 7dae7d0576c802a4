extension Rule {
  static let payloadTooLarge = Rule(
    "payload-too-large", .error, "A payload has 4096 bytes at most, a VoIP payload 5120.",
    "Bytes as sent count, not characters. The message names both sizes and the keys that take most; a text escaped as "
      + "`\\u` takes twice or three times the bytes of raw UTF-8.",
    source: "4",
    bad: RuleExample(
      shown: "{\"aps\":{\"alert\":\"AAAA…\"}} (4,097 bytes)",
      bytes: Array(("{\"aps\":{\"alert\":\"" + String(repeating: "A", count: 4_077) + "\"}}").utf8)),
    good: #"{"aps":{"alert":"AAAA"}}"#)

  static let payloadAtLimit = Rule(
    "payload-at-limit", .info, "A payload leaves some room.",
    "Said within 64 bytes of the limit: a longer name or a digit more, and it is refused.",
    source: "4",
    bad: RuleExample(
      shown: "{\"aps\":{\"alert\":\"AAAA…\"}} (4,096 bytes)",
      bytes: Array(("{\"aps\":{\"alert\":\"" + String(repeating: "A", count: 4_076) + "\"}}").utf8)),
    good: #"{"aps":{"alert":"AAAA"}}"#)
}

extension LintSubject {
  /// The limit of the push type.
  var byteLimit: Int { pushType.bodyByteLimit }
}

extension RuleFamily {
  /// How many bytes a payload has.
  static let payloadSize = RuleFamily([.payloadTooLarge, .payloadAtLimit]) { subject, findings in
    let count = subject.document.sourceByteCount
    guard count > subject.byteLimit - 64, !subject.document.nodes.isEmpty else { return }
    if count <= subject.byteLimit {
      let room = subject.byteLimit - count
      return findings.report(
        .payloadAtLimit, at: subject.start, .root,
        room == 0
          ? "the payload has \(count) bytes, exactly the limit"
          : "the payload has \(count) bytes, \(room) below the limit of \(subject.byteLimit)",
        fix: subject.largestKeys)
    }
    let voip = PushType.voip.bodyByteLimit
    let other = subject.context.pushType == nil && count <= voip ? " (\(voip) for VoIP)" : ""
    findings.report(
      .payloadTooLarge, at: subject.start, .root,
      "the payload has \(count) bytes, the limit is \(subject.byteLimit)\(other)", fix: fix(subject, count))
  }

  private static func fix(_ subject: LintSubject, _ count: Int) -> String? {
    let raw = count - subject.document.bytesSavedByRawText
    let keys = subject.largestKeys
    guard raw < count, subject.document.encoding == .utf8 else { return keys }
    let saved = "as raw UTF-8, without escapes, it has \(raw) bytes\(raw <= subject.byteLimit ? " and fits" : "")"
    return keys.map { "\(saved); \($0)" } ?? saved
  }
}

extension JSONDocument {
  /// How many bytes less the text would have with every escaped character written as itself, where JSON allows it.
  var bytesSavedByRawText: Int {
    var saved = 0
    var place = 0
    while let backslash = bytes[place...].firstIndex(of: .backslash) {
      place = min(backslash + 2, bytes.count)
      guard place <= bytes.count, bytes[place - 1] == UInt8(ascii: "u"), let unit = hexadecimal(at: place) else {
        if bytes[place - 1] == .slash { saved += 1 }
        continue
      }
      place += 4
      switch unit {
      case 0x20, 0x21, 0x23...0x5B, 0x5D...0x7E: saved += 5
      case 0x80...0x7FF: saved += 4
      case 0xD800...0xDBFF:
        guard place + 2 <= bytes.count, bytes[place] == .backslash, bytes[place + 1] == UInt8(ascii: "u"),
          let low = hexadecimal(at: place + 2), (0xDC00...0xDFFF).contains(low)
        else { continue }
        saved += 8
        place += 6
      case 0x800...0xD7FF, 0xE000...0xFFFF: saved += 3
      default: continue
      }
    }
    return saved
  }

  private func hexadecimal(at place: Int) -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = byte.hexadecimalValue else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}

extension LintSubject {
  /// The three members that take most bytes, key and value: `aps.alert.body (3021 bytes)`.
  ///
  /// Nil where there are no members.
  fileprivate var largestKeys: String? {
    var sizes: [(path: PayloadKeyPath, count: Int)] = []
    for (object, path) in [(root, PayloadKeyPath.root), (aps, .aps), (alert, .alert)] {
      for member in object.members {
        let isOpened =
          path == .root && member.key == .aps || path == .aps && member.key == .alert && !alert.members.isEmpty
        if isOpened, !aps.members.isEmpty { continue }
        let nodes = document.nodes
        let count = Int(nodes[member.valueIndex].end) - Int(nodes[member.keyIndex].start)
        sizes.append((path.member(object.key(member)), count))
      }
    }
    guard !sizes.isEmpty else { return nil }
    sizes.sort { $0.count > $1.count }
    return "the largest keys: "
      + sizes.prefix(3).map { "\(quoted($0.path.description)) (\($0.count) bytes)" }.joined(separator: ", ")
  }
}
