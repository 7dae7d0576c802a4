/// What ncurses and every terminal agree on: the first emoji of a ZWJ sequence, the base without its modifier, text
/// style without U+FE0F, a keycap's digit; at most five scalars.
///
/// It never takes more cells than ``cellWidth(of:)-(Character)`` says, and may take fewer: the painter pads it.
/// Empty where there is nothing to draw. A flag stays whole; half a flag becomes its letter.
public func safeForm(of cluster: Character) -> String {
  if cluster.utf8.count == 1 { return String(cluster) }
  let scalars = cluster.unicodeScalars
  guard let first = scalars.first else { return "" }
  if isRegionalIndicator(first) { return safeFlag(scalars, first) }
  if first.properties.isEmoji, scalars.count > 1 { return String(first) }
  let traits = ScalarTraits(first)
  var form = String.UnicodeScalarView()
  // Marks without a base would join whatever stands in the cell before.
  if traits.kind == .nonspacingMark { form.append(" ") }
  var width = 0
  for scalar in scalars where form.count < 5 {
    let next = ScalarTraits(scalar)
    if next.kind == .format, !ScalarTraits.isVisibleFormat(scalar), scalar != "\u{200C}" { continue }
    if isVariationSelector(scalar) || width + next.width > 2 { continue }
    width += next.width
    form.append(scalar)
  }
  return String(form)
}

private func safeFlag(_ scalars: Character.UnicodeScalarView, _ first: Unicode.Scalar) -> String {
  var form = String.UnicodeScalarView()
  for scalar in scalars.prefix(2) where isRegionalIndicator(scalar) { form.append(scalar) }
  guard form.count < 2 else { return String(form) }
  return Unicode.Scalar(0x41 + first.value - 0x1F1E6).map { String($0) } ?? "?"
}

/// U+FE00…U+FE0F: they choose between text and emoji style, and between glyphs.
func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool { scalar.value &- 0xFE00 < 16 }
