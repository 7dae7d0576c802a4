/// A share of a whole as a line of heavy and light pieces, with its percentage.
func progressBar(_ share: Double, looks: CardLooks, width: Int) -> [Span] {
  let length = max(1, min(width - 5, 40))
  let filled = min(length, Int(share * Double(length) + 0.5))
  return [
    Span(String(repeating: "━", count: filled), looks.style(.accent)),
    Span(String(repeating: "─", count: length - filled), looks.style(.tertiaryText)),
    .blank(1, looks.style(.text)), Span("\(Int(share * 100 + 0.5))%", looks.style(.text, bold: true)),
  ]
}
