/// Cells that `cluster` takes; controls count as their symbol (1).
///
/// 2 for ideographs, emoji with emoji presentation (also through U+FE0F), ZWJ sequences, flags and keycaps; 0 for what
/// has nothing to show, such as a lone U+200B; else 1, or 2 where a spacing mark or a second letter of the cluster
/// takes a cell of its own. East Asian ambiguous characters are 1.
public func cellWidth(of cluster: Character) -> Int {
  if let byte = cluster.utf8.first, byte < 0x80, cluster.utf8.count == 1 { return 1 }
  let scalars = cluster.unicodeScalars
  guard let first = scalars.first else { return 0 }
  if scalars.index(after: scalars.startIndex) == scalars.endIndex { return cellWidth(ofLone: first) }
  if first == "\r" { return 1 }
  if isWideEmoji(scalars, first: first) { return 2 }
  var width = 0
  for scalar in scalars where width < 2 { width += ScalarTraits(scalar).width }
  // A cluster of marks alone is shown on a dotted circle or a blank.
  return max(min(width, 2), ScalarTraits(first).kind == .nonspacingMark ? 1 : 0)
}

/// Cells that a whole text takes on one line.
public func cellWidth(of text: String) -> Int {
  if isPrintableASCII(text) { return text.utf8.count }
  var width = 0
  for cluster in text { width += cellWidth(of: cluster) }
  return width
}

/// Whether every byte of `text` is a printable ASCII character: one cluster and one cell each.
func isPrintableASCII(_ text: String) -> Bool {
  text.utf8.allSatisfy { $0 &- 0x20 < 0x5F }
}

private func cellWidth(ofLone scalar: Unicode.Scalar) -> Int {
  let traits = ScalarTraits(scalar)
  return switch traits.kind {
  case .control, .nonspacingMark: 1
  default: scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar) ? 2 : traits.width
  }
}

/// Whether a cluster of two or more scalars is drawn as one emoji, two cells wide.
func isWideEmoji(_ scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> Bool {
  if isRegionalIndicator(first) {
    return scalars.dropFirst().first.map(isRegionalIndicator) ?? false
  }
  guard first.properties.isEmoji else { return false }
  if first.properties.isEmojiPresentation { return true }
  return scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier }
}

/// Whether `scalar` is half of a flag.
func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool { scalar.value &- 0x1F1E6 < 26 }
