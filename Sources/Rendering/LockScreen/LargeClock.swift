/// The time in large digits: pixels of half a row, in two cuts.
struct LargeClock {
  /// How high the digits are, in rows.
  enum Size: Int {
    /// Strokes of one pixel.
    case small = 3
    /// Strokes of two pixels.
    case large = 5
  }

  /// Rows of pixels, each two of them a row of the screen, all of one width; true is ink.
  let pixels: [[Bool]]

  /// What is neither a digit nor a colon is left out.
  init(_ time: String, size: Size) {
    let cut = size == .small ? Self.smallCut : Self.largeCut
    let shapes = time.compactMap { character -> [Substring]? in
      if character == ":" { return cut[10].split(separator: ",") }
      return character.wholeNumberValue.map { cut[$0 % 10].split(separator: ",") }
    }
    let gap = size == .small ? "." : ".."
    pixels = (0..<size.rawValue * 2).map { row in
      shapes.map { String($0[row]) }.joined(separator: gap).map { $0 == "#" }
    }
  }

  /// Cells of a row.
  var columns: Int { pixels.first?.count ?? 0 }

  /// The digits 0 to 9 and the colon.
  private static let smallCut = [
    ".##.,#..#,#..#,#..#,#..#,.##.",
    ".#,##,.#,.#,.#,.#",
    ".##.,#..#,...#,..#.,.#..,####",
    "###.,...#,.##.,...#,...#,###.",
    "#..#,#..#,#..#,####,...#,...#",
    "####,#...,###.,...#,...#,###.",
    ".##.,#...,###.,#..#,#..#,.##.",
    "####,...#,..#.,..#.,.#..,.#..",
    ".##.,#..#,.##.,#..#,#..#,.##.",
    ".##.,#..#,#..#,.###,...#,.##.",
    ".,#,.,.,#,.",
  ]
  private static let largeCut = [
    ".####.,######,##..##,##..##,##..##,##..##,##..##,##..##,######,.####.",
    ".##,###,###,.##,.##,.##,.##,.##,.##,.##",
    ".####.,######,##..##,....##,...###,..###.,.###..,###...,######,######",
    "#####.,######,....##,....##,.####.,.#####,....##,....##,######,#####.",
    "##..##,##..##,##..##,##..##,######,######,....##,....##,....##,....##",
    "######,######,##....,##....,#####.,######,....##,....##,######,#####.",
    ".####.,#####.,##....,##....,#####.,######,##..##,##..##,######,.####.",
    "######,######,....##,....##,...##.,...##.,..##..,..##..,..##..,..##..",
    ".####.,######,##..##,##..##,.####.,######,##..##,##..##,######,.####.",
    ".####.,######,##..##,##..##,######,.#####,....##,....##,.#####,.####.",
    "..,..,##,##,..,..,##,##,..,..",
  ]
}

extension LargeClock {
  /// The time in the seven segments of a pocket calculator, for three rows of ASCII.
  static func segments(_ time: String) -> [String] {
    let digits = [
      (" _ ", "| |", "|_|"), ("   ", "  |", "  |"), (" _ ", " _|", "|_ "), (" _ ", " _|", " _|"), ("   ", "|_|", "  |"),
      (" _ ", "|_ ", " _|"), (" _ ", "|_ ", "|_|"), (" _ ", "  |", "  |"), (" _ ", "|_|", "|_|"), (" _ ", "|_|", " _|"),
    ]
    let shapes = time.compactMap { character -> (String, String, String)? in
      character == ":" ? (" ", ".", ".") : character.wholeNumberValue.map { digits[$0 % 10] }
    }
    return [shapes.map(\.0), shapes.map(\.1), shapes.map(\.2)].map { $0.joined(separator: " ") }
  }
}

extension Frame {
  /// The time in digits of `size`; without colours and blocks in the letters that there are.
  init(_ time: String, size: LargeClock.Size, edges: EdgeStyle) {
    let ink = Style(.title)
    if edges == .ascii, size == .small {
      let rows = LargeClock.segments(time)
      self.init(columns: rows[0].count, rows: rows.count)
      for (row, text) in rows.enumerated() { put(text, column: 0, row: row, width: columns, style: ink) }
      return
    }
    let clock = LargeClock(time, size: size)
    self.init(columns: clock.columns, rows: size.rawValue)
    // In blocks a full cell is painted and not written: fonts leave gaps between full blocks.
    let filled = edges == .blocks ? Style(.screen, on: .title) : ink
    let lower = edges == .blocks ? Cell("▀", style: filled) : Cell("▄", style: ink)
    for row in 0..<rows {
      for column in 0..<columns {
        let cell: Cell
        switch (clock.pixels[row * 2][column], clock.pixels[row * 2 + 1][column]) {
        case (false, false): continue
        case (true, true): cell = Cell(edges == .blocks ? " " : edges == .ascii ? "#" : "█", style: filled)
        case (true, false): cell = Cell(edges == .ascii ? "#" : "▀", style: ink)
        case (false, true): cell = edges == .ascii ? Cell("#", style: ink) : lower
        }
        cells[row * columns + column] = cell
      }
    }
  }
}
