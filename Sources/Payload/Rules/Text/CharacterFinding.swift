/// Characters that do not show, or change how others show.
enum CharacterFinding {
  /// What the characters stand in.
  enum Place {
    /// A text that people read.
    case alertText
    /// A key, or a text that is compared: line feeds and tabs are out of place too.
    case identifier
    /// The app's own data, of which nothing is known.
    case customValue
  }

  /// How many different characters a message names.
  private static let longestList = 8

  /// Reports what `text` has, a finding for each rule; `subject` is what the message calls the text.
  static func report(
    _ text: String, _ place: Place, _ subject: String, at position: SourcePosition,
    _ path: @autoclosure () -> PayloadKeyPath, _ findings: inout FindingCollector
  ) {
    var found: [(rule: Rule, scalars: [Unicode.Scalar], known: Set<Unicode.Scalar>)] = []
    var isInFlag = false
    for scalar in text.unicodeScalars {
      // The flags of England, Scotland and Wales are a black flag and tags.
      isInFlag = scalar.value == 0x1F3F4 || isInFlag && isTag(scalar)
      guard !(isInFlag && isTag(scalar)), let rule = rule(for: scalar, in: place) else { continue }
      let index = found.firstIndex { $0.rule.name == rule.name } ?? found.count
      if index == found.count { found.append((rule, [], [])) }
      guard found[index].known.insert(scalar).inserted else { continue }
      if found[index].scalars.count < longestList { found[index].scalars.append(scalar) }
    }
    for (rule, scalars, known) in found {
      let more = known.count - scalars.count
      let list = scalars.map(\.codePoint).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      let (what, fix) = said(of: rule, list)
      findings.report(
        rule, at: position, path(), "\(subject) has \(what)", fix: fix, severity: place == .customValue ? .info : nil)
    }
  }

  private static func said(of rule: Rule, _ list: String) -> (what: String, fix: String) {
    switch rule.name {
    case Rule.bidirectionalControl.name: ("bidirectional controls (\(list)), which can disguise it", "remove them")
    case Rule.controlCharacter.name: ("control characters (\(list))", "remove them")
    case Rule.privateUse.name: ("private-use characters (\(list)), which show as boxes", "write the Unicode emoji")
    default: ("invisible characters (\(list))", "remove them")
    }
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool { 0xE0020...0xE007F ~= scalar.value }

  private static func rule(for scalar: Unicode.Scalar, in place: Place) -> Rule? {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: place == .identifier ? .controlCharacter : nil
    case 0...0x1F, 0x7F...0x9F: .controlCharacter
    case 0x202A...0x202E, 0x2066...0x2069: .bidirectionalControl
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: place == .customValue ? nil : .privateUse
    case 0xAD, 0x180E, 0x200B, 0x2028, 0x2029, 0x2060, 0xFEFF, 0xE0000...0xE007F: .zeroWidth
    default: nil
    }
  }
}

extension JSONValue {
  /// Whether the text has escapes, or bytes that begin characters which ``CharacterFinding`` names.
  var mayHaveControls: Bool {
    document.nodes[index].flags.contains(.hasEscapes) || TextMarks(self).contains(.characters)
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: SubSequence {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? start
    return self[start..<end]
  }

  /// Whether nothing in the text shows: white space and characters that have no width.
  var isBlank: Bool {
    unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
  }
}
