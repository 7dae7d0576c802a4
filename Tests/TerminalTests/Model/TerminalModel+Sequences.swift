extension TerminalModel {
  /// Obeys ``sequence``; false where it is not complete.
  mutating func obey() -> Bool {
    guard sequence.count > 1 else { return false }
    switch sequence[1] {
    case UInt8(ascii: "["):
      guard let final = sequence.last, sequence.count > 2, (0x40...0x7E).contains(final) else { return false }
      control(String(decoding: sequence[2..<sequence.count - 1], as: UTF8.self), Unicode.Scalar(final))
    case UInt8(ascii: "]"):
      // The Linux console's palette has no end.
      if sequence.count == 3, sequence[2] == UInt8(ascii: "R") { return true }
      let text = String(decoding: sequence[2...], as: UTF8.self)
      guard text.hasSuffix("\u{07}") || text.hasSuffix("\u{1B}\\") else { return false }
      command(text.trimmingSuffix { $0 == "\u{07}" || $0 == "\\" || $0 == "\u{1B}" })
    case UInt8(ascii: "_"), UInt8(ascii: "P"):
      guard sequence.last == UInt8(ascii: "\\"), sequence.count > 3, sequence.suffix(2) == [0x1B, UInt8(ascii: "\\")]
      else { return false }
      let text = String(decoding: sequence[2..<sequence.count - 2], as: UTF8.self)
      if sequence[1] == UInt8(ascii: "_"), text.hasPrefix("G"), version != nil {
        graphics(String(text.dropFirst()))
      } else {
        unknown.append(String(decoding: sequence.prefix(80), as: UTF8.self))
      }
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      guard sequence.count > 2 else { return false }
      isDrawingSet[sequence[1] == UInt8(ascii: "(") ? 0 : 1] = sequence[2] == UInt8(ascii: "0")
    case UInt8(ascii: "7"): savedCursor = cursor
    case UInt8(ascii: "8"): move(toRow: savedCursor.row, column: savedCursor.column)
    case UInt8(ascii: "D"): feed()
    case UInt8(ascii: "E"):
      feed()
      move(toRow: cursor.row, column: 0)
    case UInt8(ascii: "M"):
      last = nil
      if cursor.row == scrolled.lowerBound { shiftRows(from: cursor.row, by: 1) } else { cursor.row -= 1 }
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "H"), UInt8(ascii: "\\"), UInt8(ascii: "g"): break
    default: unknown.append(String(decoding: sequence, as: UTF8.self))
    }
    return true
  }

  private mutating func command(_ text: String) {
    let parts = text.split(separator: ";", maxSplits: 1).map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("11", "?"):
      if answers, let background { replies += Array("\u{1B}]11;\(background)\u{1B}\\".utf8) }
    case ("52", let value): clipboard = value
    case ("7777", let value): mark = value.flatMap(Int.init) ?? 0
    default: unknown.append("OSC " + text)
    }
  }

  private mutating func control(_ parameters: String, _ final: Unicode.Scalar) {
    if parameters.hasPrefix("?") || parameters.hasPrefix(">") {
      return setModes(parameters, final)
    }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    let count = max(1, first)
    switch final {
    case "A": move(toRow: cursor.row - count, column: cursor.column)
    case "B", "e": move(toRow: cursor.row + count, column: cursor.column)
    case "C", "a": move(toRow: cursor.row, column: cursor.column + count)
    case "D": move(toRow: cursor.row, column: cursor.column - count)
    case "G", "`": move(toRow: cursor.row, column: count - 1)
    case "d": move(toRow: count - 1, column: cursor.column)
    case "H", "f": move(toRow: count - 1, column: (numbers.count > 1 ? max(1, numbers[1]) : 1) - 1)
    case "J": eraseScreen(first)
    case "K": eraseRow(first)
    case "X": erase(row: cursor.row, cursor.column..<cursor.column + count)
    case "@", "P": shiftCells(by: final == "@" ? count : -count)
    case "L", "M":
      shiftRows(from: cursor.row, by: final == "L" ? count : -count)
    case "S", "T": shiftRows(from: scrolled.lowerBound, by: final == "T" ? count : -count)
    case "Z": move(toRow: cursor.row, column: (max(0, cursor.column - 1) / 8) * 8)
    case "r":
      let bottom = numbers.count > 1 && numbers[1] > 0 ? min(numbers[1], rows) : rows
      scrolled = min(count - 1, bottom - 1)..<bottom
      move(toRow: 0, column: 0)
    case "b":
      guard let last, let text = cells[last.row][last.column] else { break }
      for _ in 0..<count { place(text, width: 1) }
    case "n" where first == 6:
      if answers { replies += Array("\u{1B}[\(cursor.row + 1);\(cursor.column + (isBehindEnd ? 2 : 1))R".utf8) }
    case "c": if answers { replies += Array("\u{1B}[?62;22c".utf8) }
    case "m", "l", "h", "g", "t", "p": break
    default: unknown.append("CSI \(parameters) \(final)")
    }
  }

  private mutating func setModes(_ parameters: String, _ final: Unicode.Scalar) {
    if parameters == ">", final == "q", let version {
      if answers { replies += Array("\u{1B}P>|\(version)\u{1B}\\".utf8) }
      return
    }
    let numbers = parameters.dropFirst().split(separator: ";").compactMap { Int($0) }
    guard final == "h" || final == "l" else {
      // The Linux console's cursor.
      if final != "c", final != "m" { unknown.append("CSI \(parameters) \(final)") }
      return
    }
    for number in numbers {
      if final == "h" { modes.insert(number) } else { modes.remove(number) }
      guard number == 1049 || number == 47 else { continue }
      if final == "h", mainCells == nil {
        mainCells = cells
        savedCursor = cursor
        eraseScreen(2)
      } else if final == "l", let main = mainCells {
        cells = main
        mainCells = nil
        move(toRow: savedCursor.row, column: savedCursor.column)
      }
    }
  }

  // MARK: Erasing

  private mutating func eraseScreen(_ part: Int) {
    let erased = part == 0 ? cursor.row + 1..<rows : part == 1 ? 0..<cursor.row : 0..<rows
    for row in erased { erase(row: row, 0..<columns) }
    if part < 2 { eraseRow(part) }
  }

  private mutating func eraseRow(_ part: Int) {
    let erased = part == 0 ? cursor.column..<columns : part == 1 ? 0..<cursor.column + 1 : 0..<columns
    erase(row: cursor.row, erased)
  }

  private mutating func erase(row: Int, _ range: Range<Int>) {
    last = nil
    for column in range.clamped(to: 0..<columns) { clearHalves(row: row, column: column) }
  }

  /// Inserts blanks at the cursor for positive numbers, deletes cells for negative ones.
  private mutating func shiftCells(by count: Int) {
    last = nil
    clearHalves(row: cursor.row, column: cursor.column)
    for _ in 0..<min(abs(count), columns - cursor.column) {
      if count > 0 {
        cells[cursor.row].insert(" ", at: cursor.column)
        cells[cursor.row].removeLast()
      } else {
        cells[cursor.row].remove(at: cursor.column)
        cells[cursor.row].append(" ")
      }
    }
    if cells[cursor.row][cursor.column] == nil { cells[cursor.row][cursor.column] = " " }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ condition: (Character) -> Bool) -> String {
    String(reversed().drop(while: condition).reversed())
  }
}
