import Testing

@testable import TextLayout

/// A row that is laid out as a card is: text between borders, some of it from right to left.
private struct Row: CustomStringConvertible, Sendable {
  var visual: [Character] = []
  var stretches: [TerminalOrder.Stretch] = []

  init(_ parts: String...) {
    for part in parts {
      let line = layOutLine(part, width: 200)
      let blanks = part.reversed().prefix { $0 == " " }.count
      if let order = line.logicalOrder {
        stretches.append(
          .init(places: visual.count..<visual.count + order.count, logicalOrder: order, levels: line.levels))
      }
      visual += line.clusters + Array(repeating: " ", count: blanks)
    }
  }

  var description: String { String(visual) }

  var bases: [Unicode.Scalar] { visual.map { $0.unicodeScalars.first ?? " " } }

  /// What is handed over, in its order; the mark is U+200F.
  func handed(_ rules: RowRules = .standard) -> [Character]? {
    TerminalOrder(bases: bases, stretches: stretches, rules: rules)?.entries.flatMap { entry -> [Character] in
      let cluster = entry.isMirrored ? mirrorImage(of: visual[entry.place]) : visual[entry.place]
      return entry.needsMark ? ["\u{200F}", cluster] : [cluster]
    }
  }
}

@Suite("Rows for terminals that reorder them")
struct TerminalOrderTests {
  @Test("text is handed over in logical order, what surrounds it as it stands")
  func logical() {
    #expect(Row("│ ", "علی رضا", " │").handed().map { String($0) } == "│ علی رضا │")
    #expect(Row("│ ", "آپ کا کوڈ 4821 ہے", " │").handed().map { String($0) } == "│ آپ کا کوڈ 4821 ہے │")
    #expect(Row("│ ", "אבג (דהו)", " │").handed().map { String($0) } == "│ אבג (דהו) │")
    #expect(Row("│ plain │").handed() == nil)
  }

  @Test("a number that begins a sentence from right to left gets a mark")
  func mark() {
    #expect(Row("│ ", "4821 אבג", " │").handed().map { String($0) } == "│ \u{200F}4821 אבג │")
  }

  /// Rows as they come up, with what stands beside text from right to left.
  private static let rows = [
    Row("│ ", "علی رضا", "                    5m │"), Row("│ 5m        ", "علی رضا", "  ▌◆▐ │"),
    Row("│ ", "سلام, Belfry 2.0", "    │"), Row("│ ", "پیغام", "  ·  ", "کل شام", "   2h │"),
    Row("│ ", "ہمارا نمبر 0300-1234567 ہے۔", " │ 12 bytes"), Row("│ ", "שלום", "   │ 4821 │"),
    Row("│ ", "קוד 50%", " │"),
    Row("│ ", "שלום (עולם) abc", " │ ", "[דהו]", " │"), Row("│ title: ", "\"علی\"", ", │"),
    Row("│ ", "٤٨٢١ كود", "   now │"), Row("  ", "کیا آپ station پر ہیں؟", "  "), Row("│ ", "4821 آپ کا کوڈ", " │"),
    Row("│ ", "50% רק היום", " │"), Row("│ 漢字 ", "שלום", " 👍 │"),
  ]

  @Test("the terminal shows what was laid out: no border moves, nothing is reversed twice", arguments: rows)
  private func shown(row: Row) throws {
    let handed = String(try #require(row.handed()))
    #expect(terminalShows(handed) == row.description)
    // To mlterm borders are letters.
    let toMlterm = String(try #require(row.handed(RowRules(hasStrongBorders: true))))
    #expect(terminalShows(toMlterm.replacing("│", with: "a")) == row.description.replacing("│", with: "a"))
  }
}

/// What a terminal that follows UAX #9 shows of a row; marks take no cell.
private func terminalShows(_ row: String) -> String {
  let clusters = Array(row)
  let bases = clusters.map { $0.unicodeScalars.first?.value ?? 0x20 }
  guard let bidi = BidiParagraph(bases: bases, direction: .leftToRight) else { return row }
  let shown = bidi.visualOrder(of: 0..<clusters.count, ellipsis: false).map { place, level in
    level & 1 == 0 ? clusters[place] : mirrorImage(of: clusters[place])
  }
  return String(shown.filter { $0 != "\u{200F}" })
}
