/// `text` with controls as symbols (`␛`, `␊`, U+FFFD for C1 and unassigned), tabs as blanks, and bidirectional controls
/// taken out.
///
/// Line ends stay only where `keepingLines`, as U+000A; U+2028 and U+2029 are line ends.
///
/// Also taken out: everything else that has no shape of its own (U+200B, U+FEFF, U+00AD, tags). Private use shows as
/// `▯`, marks without a base stand on a dotted circle, and a cluster keeps at most ``markLimit`` of its marks, so that
/// no text can reach beyond its line. The result is fit for every terminal, and sanitizing it again changes nothing.
public func sanitized(_ text: String, keepingLines: Bool) -> String {
  if isPrintableASCII(text) || isHarmless(text, keepingLines: keepingLines) { return text }
  var result = String.UnicodeScalarView()
  for cluster in text { appendSanitized(cluster, to: &result, keepingLines: keepingLines) }
  return String(result)
}

/// Marks that a cluster keeps.
let markLimit = 4
/// Scalars that a cluster keeps: enough for the longest emoji sequences.
let scalarLimit = 16

private let tabReplacement = "    "

/// Whether nothing of `text` needs to be replaced: a cheap look that makes no clusters.
private func isHarmless(_ text: String, keepingLines: Bool) -> Bool {
  var markCount = markLimit
  for scalar in text.unicodeScalars {
    if scalar.value < 0x7F {
      guard scalar.value >= 0x20 || (scalar == "\n" && keepingLines) else { return false }
      // Marks after a line end have no base.
      markCount = scalar == "\n" ? markLimit : 0
      continue
    }
    switch ScalarTraits(scalar).kind {
    case .blank: markCount = 0
    case .other:
      if isInvisibleLetter(scalar) { return false }
      markCount = 0
    case .nonspacingMark, .spacingMark:
      markCount += 1
      if markCount > markLimit || isInvisibleMark(scalar) { return false }
    case .control, .format, .lineSeparator, .privateUse, .unassigned: return false
    }
  }
  return true
}

private func appendSanitized(_ cluster: Character, to result: inout String.UnicodeScalarView, keepingLines: Bool) {
  if cluster == "\r\n" { return appendLineEnd(to: &result, keepingLines: keepingLines) }
  var markCount = 0
  var scalarCount = 0
  for scalar in cluster.unicodeScalars where scalarCount < scalarLimit {
    switch ScalarTraits(scalar).kind {
    case .control where scalar == "\t": result.append(contentsOf: tabReplacement.unicodeScalars)
    case .control where scalar == "\n" || scalar == "\r", .lineSeparator:
      appendLineEnd(to: &result, keepingLines: keepingLines)
    case .control: result.append(symbol(ofControl: scalar))
    case .unassigned: result.append("\u{FFFD}")
    case .privateUse: result.append("\u{25AF}")
    case .format:
      // Joiners mean something between two letters only.
      let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
      guard ScalarTraits.isVisibleFormat(scalar) || (isJoiner && scalarCount > 0) else { continue }
      result.append(scalar)
    case .nonspacingMark, .spacingMark:
      if isInvisibleMark(scalar) || (isVariationSelector(scalar) && scalarCount == 0) { continue }
      markCount += 1
      if markCount > markLimit && !isVariationSelector(scalar) { continue }
      if scalarCount == 0 { result.append("\u{25CC}") }
      result.append(scalar)
    case .blank: result.append(scalar)
    case .other: result.append(isInvisibleLetter(scalar) ? " " : scalar)
    }
    scalarCount += 1
  }
}

private func appendLineEnd(to result: inout String.UnicodeScalarView, keepingLines: Bool) {
  result.append(keepingLines ? "\n" : "\u{240A}")
}

/// U+2400… for C0 and DEL; C1 has no symbols.
private func symbol(ofControl scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
  case 0x7F: "\u{2421}"
  default: "\u{FFFD}"
  }
}

/// Hangul fillers: letters without a shape, drawn one or two cells wide depending on whom one asks.
private func isInvisibleLetter(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x115F, 0x1160, 0x3164, 0xFFA0: true
  default: false
  }
}

/// The variation selectors supplement and the joiner that joins nothing: they choose glyphs that no terminal has.
private func isInvisibleMark(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0x34F || scalar.value &- 0xE0100 < 240
}
