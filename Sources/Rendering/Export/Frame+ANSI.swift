extension Frame {
  /// The frame as lines with SGR sequences for a terminal of the given depth, in visual order.
  ///
  /// Nothing but colours and weight is sent: no cursor moves, no clearing; every line ends in a reset.
  public func ansi(theme: Theme, depth: ColorDepth) -> String {
    var output = ""
    var sequences: [Style: String] = [:]
    for row in 0..<rows {
      var current: Style?
      for cell in cells[row * columns..<(row + 1) * columns] {
        guard let cluster = cell.cluster else { continue }
        if cell.style != current {
          let sequence =
            sequences[cell.style] ?? SGRSequence(theme.resolve(cell.style, depth: depth)).text
          sequences[cell.style] = sequence
          output += sequence
          current = cell.style
        }
        output.append(cluster)
      }
      output += "\u{1B}[0m\n"
    }
    return output
  }
}

/// Select Graphic Rendition: the sequence of ECMA-48 that sets colours and weight, beginning with a reset.
private struct SGRSequence {
  let text: String

  init(_ looks: ResolvedStyle) {
    var parameters = ["0"]
    if looks.isBold { parameters.append("1") }
    if looks.isDim { parameters.append("2") }
    if looks.isUnderlined { parameters.append("4") }
    if looks.isReversed { parameters.append("7") }
    if let color = looks.foreground { parameters.append(Self.parameter(color, isForeground: true)) }
    if let color = looks.background { parameters.append(Self.parameter(color, isForeground: false)) }
    text = "\u{1B}[" + parameters.joined(separator: ";") + "m"
  }

  private static func parameter(_ color: TerminalColor, isForeground: Bool) -> String {
    switch color {
    case .ansi16(let index):
      let base = index < 8 ? 30 : 82
      return String(base + Int(index) + (isForeground ? 0 : 10))
    case .ansi256(let index): return "\(isForeground ? 38 : 48);5;\(index)"
    case .rgb(let color): return "\(isForeground ? 38 : 48);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}
