public import Media
public import Rendering

extension TerminalSession {
  /// Shows a frame: what differs from the last one is sent, and nothing where nothing does.
  ///
  /// Paint only while ``hasOutputWaiting`` is false, so that a slow terminal gets fewer frames and not older ones.
  /// `images` are the gallery's, for cells that stand for pixels.
  public func paint(_ frame: Frame, theme: Theme, images: [UInt8: PlacedImage] = [:]) {
    guard isOpen else { return }
    send(images, shownIn: frame)
    if let painted, painted.frame.cells == frame.cells, painted.frame.cursor == frame.cursor,
      painted.frame.columns == frame.columns, painted.theme == theme
    {
      return
    }
    if standIns.isHalfFull {
      standIns = StandIns()
      redraw()
    }
    let old = painted.flatMap { $0.theme == theme && $0.frame.columns == frame.columns ? $0.frame : nil }
    let ink = CursesInk(curses: curses, theme: theme, depth: capabilities.colors)
    let rows = (0..<min(frame.rows, curses.rows)).filter { row in old.map { differs($0, frame, row: row) } ?? true }
    // ncurses finds by itself what has scrolled. Cards look so much alike that it takes one for another that moved, and
    // sends a screenful where only a bar changed places: so such changes are shown one after the other.
    let inParts = old.map { !frame.hasScrolled(since: $0) } ?? false
    var last: Int?
    for row in rows {
      if inParts, let last, row > last + 1 { curses.showPart() }
      last = row
      let pieces = painter.pieces(of: frame, row: row, columns: curses.columns)
      curses.put(ink.cells(pieces, standIns: &standIns), row: row)
    }
    let cursor = frame.cursor.map { cursor in
      Frame.Position(column: painter.handedColumn(of: cursor.column, row: cursor.row, in: frame), row: cursor.row)
    }
    curses.show(cursor: cursor)
    painted = (frame, theme)
    send(curses.takeOutput())
  }

  private func differs(_ old: Frame, _ new: Frame, row: Int) -> Bool {
    guard row < old.rows else { return true }
    let range = row * new.columns..<(row + 1) * new.columns
    return old.cells[range] != new.cells[range]
  }

  /// Forgets what is shown: the next ``paint(_:theme:images:)`` sends everything.
  public func redraw() {
    painted = nil
    send(sentImages.deleteAll())
    curses.forgetShown()
  }

  /// Takes the terminal's new size; the next ``paint(_:theme:images:)`` sends everything.
  public func resize() {
    if let size = device.size { curses.resize(rows: size.rows, columns: size.columns) }
    // Not every terminal lets all of its rows scroll after it has grown; the whole is painted anew from its top anyway.
    if isOpen, curses.capability("csr").hasPrefix("\u{1B}[") { send(Array("\u{1B}[r".utf8)) }
    painted = nil
  }

  /// Rings the bell.
  public func ring() {
    guard isOpen, hasRoom else { return }
    curses.ring()
    send(curses.takeOutput())
  }

  /// Puts text on the user's clipboard, over SSH too, where the terminal allows it (OSC 52).
  public func copy(_ text: String) {
    guard isOpen, hasRoom, capabilities.terminalName != "linux", capabilities.terminalName != "vt100" else { return }
    send(Array("\u{1B}]52;c;\(base64(Array(text.utf8.prefix(74_000))))\u{07}".utf8))
  }

  /// Whether so little waits to be sent that what is no frame may join it.
  private var hasRoom: Bool { queue.count < 1_000_000 }
}
