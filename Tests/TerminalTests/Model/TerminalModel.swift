import TextLayout

@testable import Terminal

/// A terminal as a value: bytes go in, a screen and answers come out.
///
/// Knows what ncurses sends for the terminals that are tested, and notes everything else in ``unknown``. Unlike a real
/// terminal it can be told how to draw, so that one test sees what users of many see.
struct TerminalModel {
  let columns: Int
  let rows: Int
  let drawing: Drawing
  /// Whether it answers questions at all.
  let answers: Bool
  /// What it says of its background: `rgb:…`; nil: nothing.
  let background: String?

  /// What it calls itself, where it draws pixels by kitty's protocol; nil: it does not know the questions.
  var version: String?
  /// Whether it takes commands of that protocol.
  var takesGraphics = true
  /// The commands for pictures that it took, without their data: `a=T,…`.
  var imageCommands: [String] = []
  /// The pictures that it has, by their numbers, in base 64.
  var images: [Int: String] = [:]
  /// The number of the picture of which more is to come.
  var unfinishedImage: Int?

  /// Row by row: a cluster, or nil in the right half of a wide one.
  var cells: [[String?]]
  var cursor = (row: 0, column: 0)
  /// Whether the cursor stands behind the last column and the next character begins a row.
  var isBehindEnd = false
  /// Where the last character stands, while a mark may still join it.
  var last: (row: Int, column: Int)?
  var scrolled: Range<Int>
  var mainCells: [[String?]]?
  var savedCursor = (row: 0, column: 0)
  /// The private modes that are on, by number.
  var modes: Set<Int> = [7, 25]
  var replies: [UInt8] = []
  /// Sequences that are not understood.
  var unknown: [String] = []
  /// Bytes above 127 that came in.
  var highByteCount = 0
  var bellCount = 0
  /// The last mark of a test: `OSC 7777 ; number`.
  var mark = 0
  var clipboard: String?
  /// What has come since the last frame.
  var received: [UInt8] = []
  /// Whether G0 and G1 are line drawing, and which one is in use.
  var isDrawingSet = [false, false]
  var shift = 0
  var sequence: [UInt8] = []
  var characters = UTF8Decoder()

  /// How terminals differ in what they take for one character and how wide it is.
  enum Drawing: CaseIterable {
    /// By clusters, as Unicode has it.
    case clusters
    /// By scalars: a family is three people, a skin tone a square, emoji of the first plane are narrow.
    case scalars
    /// By scalars, and what is ambiguous is wide: frames fall apart.
    case eastAsian
    /// By bytes.
    case bytes
  }

  init(
    columns: Int, rows: Int, drawing: Drawing = .clusters, answers: Bool = true, background: String? = nil,
    version: String? = nil, takesGraphics: Bool = true
  ) {
    self.columns = columns
    self.rows = rows
    self.drawing = drawing
    self.answers = answers
    self.background = background
    self.version = version
    self.takesGraphics = takesGraphics
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    scrolled = 0..<rows
  }

  /// Whether the screen of full-screen programs is shown.
  var isAlternate: Bool { mainCells != nil }
  var showsCursor: Bool { modes.contains(25) }

  /// A row as text, without the halves of wide characters.
  func text(ofRow row: Int) -> String { cells[row].compactMap { $0 }.joined() }
  /// All rows, without blanks at their ends.
  var text: String {
    (0..<rows).map { String(text(ofRow: $0).reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
  }

  /// What was sent for the last frame, and what it made.
  var sent: String { "\(String(decoding: received, as: UTF8.self).debugDescription)\n\(text)" }

  // MARK: Bytes

  mutating func take(_ bytes: some Sequence<UInt8>) { for byte in bytes { take(byte) } }

  private mutating func take(_ byte: UInt8) {
    received.append(byte)
    if byte > 127 { highByteCount += 1 }
    if byte == 0x18 { return sequence = [] }
    if !sequence.isEmpty {
      sequence.append(byte)
      if obey() { sequence = [] }
      return
    }
    switch byte {
    case 0x1B: sequence = [byte]
    case 0x07: bellCount += 1
    case 0x08: move(toRow: cursor.row, column: cursor.column - 1)
    case 0x09: move(toRow: cursor.row, column: (cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: feed()
    case 0x0D: move(toRow: cursor.row, column: 0)
    case 0x0E: shift = 1
    case 0x0F: shift = 0
    case ..<0x20, 0x7F: break
    default:
      if drawing == .bytes {
        put(Unicode.Scalar(byte))
      } else if let scalar = characters.take(byte) {
        put(scalar)
      }
    }
  }

  // MARK: Drawing

  private mutating func put(_ scalar: Unicode.Scalar) {
    let scalar = isDrawingSet[shift] ? lineDrawing(scalar) : scalar
    if joins(scalar) { return }
    let width = width(of: scalar)
    guard width > 0 else { return }
    place(String(scalar), width: width)
  }

  /// Whether the scalar became part of the last character.
  private mutating func joins(_ scalar: Unicode.Scalar) -> Bool {
    guard let last, let before = cells[last.row][last.column] else { return false }
    switch drawing {
    case .bytes: return false
    case .scalars, .eastAsian:
      guard cursesWidth(of: scalar) == 0 else { return false }
      cells[last.row][last.column] = before + String(scalar)
    case .clusters:
      guard (before + String(scalar)).count == 1, let cluster = (before + String(scalar)).first else { return false }
      let width = cellWidth(of: cluster)
      let isNarrow = last.column + 1 >= columns || cells[last.row][last.column + 1] != nil
      cells[last.row][last.column] = String(cluster)
      if width == 2, isNarrow, last.column + 1 < columns {
        clearHalves(row: last.row, column: last.column + 1)
        cells[last.row][last.column + 1] = nil
        advance(to: last.column + 2)
      }
    }
    return true
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    switch drawing {
    case .bytes: 1
    case .clusters: cellWidth(of: Character(scalar))
    case .scalars where scalar.value < 0x10000 && scalar.properties.isEmojiPresentation: 1
    case .eastAsian where (0x2500...0x25FF).contains(scalar.value) || scalar == "\u{A7}": 2
    case .scalars, .eastAsian: scalar.value > 0x1F000 ? max(1, cursesWidth(of: scalar)) : cursesWidth(of: scalar)
    }
  }

  mutating func place(_ text: String, width: Int) {
    if isBehindEnd || (width == 2 && cursor.column == columns - 1) {
      feed()
      cursor.column = 0
      isBehindEnd = false
    }
    for column in cursor.column..<min(columns, cursor.column + width) { clearHalves(row: cursor.row, column: column) }
    cells[cursor.row][cursor.column] = text
    if width == 2, cursor.column + 1 < columns { cells[cursor.row][cursor.column + 1] = nil }
    last = (cursor.row, cursor.column)
    advance(to: cursor.column + width)
  }

  private mutating func advance(to column: Int) {
    isBehindEnd = column >= columns
    cursor.column = min(column, columns - 1)
  }

  /// What is written over in part becomes blank in whole.
  mutating func clearHalves(row: Int, column: Int) {
    if cells[row][column] == nil, column > 0 { cells[row][column - 1] = " " }
    if column + 1 < columns, cells[row][column + 1] == nil { cells[row][column + 1] = " " }
    cells[row][column] = " "
  }

  mutating func move(toRow row: Int, column: Int) {
    cursor = (min(max(row, 0), rows - 1), min(max(column, 0), columns - 1))
    isBehindEnd = false
    last = nil
  }

  /// A line feed: scrolls at the bottom of what scrolls.
  mutating func feed() {
    last = nil
    if cursor.row == scrolled.upperBound - 1 {
      shiftRows(from: scrolled.lowerBound, by: -1)
    } else {
      cursor.row = min(cursor.row + 1, rows - 1)
    }
  }

  /// Moves the rows from `top` to the end of what scrolls, down for positive numbers; blank ones come in.
  mutating func shiftRows(from top: Int, by count: Int) {
    guard scrolled.contains(top) else { return }
    let range = top..<scrolled.upperBound
    let blank: [String?] = Array(repeating: " ", count: columns)
    for _ in 0..<min(abs(count), range.count) {
      if count > 0 {
        cells.remove(at: range.upperBound - 1)
        cells.insert(blank, at: range.lowerBound)
      } else {
        cells.remove(at: range.lowerBound)
        cells.insert(blank, at: range.upperBound - 1)
      }
    }
  }

  private func lineDrawing(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let table: [Unicode.Scalar: Unicode.Scalar] = [
      "q": "─", "x": "│", "l": "┌", "k": "┐", "m": "└", "j": "┘", "t": "├", "u": "┤", "n": "┼", "w": "┬", "v": "┴",
    ]
    return table[scalar] ?? scalar
  }
}
