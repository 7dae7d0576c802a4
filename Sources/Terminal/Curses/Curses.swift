// `stdscr` and its like are globals that Swift calls unsafe; none of them is used here, but the import brings them.
@preconcurrency import CNcurses
import Rendering

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One terminal under ncurses.
///
/// Not Sendable: ncurses keeps one state for the whole program, so there is one of these at
/// a time, on one thread. What it took is given back by ``end()``, which `deinit` calls too.
final class Curses {
  private let screen: OpaquePointer
  /// Where keys come from.
  let keys: KeyFeed
  /// Where everything that is for the terminal is written.
  private let output: MemoryFile
  /// Whether the terminal's characters are UTF-8; else they are a byte each, in the locale's encoding.
  let isUTF8: Bool
  /// What has come of a character.
  var characters = UTF8Decoder()
  private let streams: (input: UnsafeMutablePointer<FILE>, output: UnsafeMutablePointer<FILE>)
  /// Covers the whole terminal.
  let window: UnsafeMutablePointer<WINDOW>
  private var isActive = true

  /// Takes a terminal of type `name`; nil where ncurses knows no such terminal.
  ///
  /// ncurses never has the terminal itself: it reads from a pipe and writes to a file, so that it cannot wait for it.
  init?(name: String, keys: KeyFeed, output: MemoryFile, size: (rows: Int, columns: Int)?, isUTF8: Bool) {
    guard let inputStream = fdopen(dup(keys.descriptor), "r") else { return nil }
    guard let outputStream = fdopen(dup(output.descriptor), "w") else {
      fclose(inputStream)
      return nil
    }
    guard let screen = Self.newScreen(name, outputStream, inputStream, size: size) else {
      fclose(inputStream)
      fclose(outputStream)
      return nil
    }
    guard let window = newwin(0, 0, 0, 0) else {
      endwin()
      delscreen(screen)
      fclose(inputStream)
      fclose(outputStream)
      return nil
    }
    self.keys = keys
    self.output = output
    self.isUTF8 = isUTF8
    self.screen = screen
    self.window = window
    streams = (inputStream, outputStream)
  }

  /// A screen of a size from the start, for ncurses tells the terminal at once how many rows it scrolls.
  ///
  /// It has no terminal that it could ask, and takes the size from the environment; there the user's own LINES and
  /// COLUMNS have no say.
  private static func newScreen(
    _ name: String, _ output: UnsafeMutablePointer<FILE>, _ input: UnsafeMutablePointer<FILE>,
    size: (rows: Int, columns: Int)?
  ) -> OpaquePointer? {
    let sizes = [("LINES", size?.rows), ("COLUMNS", size?.columns)]
    for (variable, count) in sizes {
      if let count { setenv(variable, "\(count)", 1) } else { unsetenv(variable) }
    }
    defer { for (variable, _) in sizes { unsetenv(variable) } }
    return newterm(name, output, input)
  }

  /// What ncurses has written since the last time.
  func takeOutput() -> [UInt8] { output.take() }

  /// Whether terminfo has an entry `name` that says enough for a screen.
  static func knows(_ name: String, output: Int32) -> Bool {
    cncurses_knows(name, output)
  }

  deinit {
    end()
    delwin(window)
    delscreen(screen)
    fclose(streams.input)
    fclose(streams.output)
  }

  /// Lets every key come at once and unechoed, as all its bits, and reading never wait.
  ///
  /// The modes of the terminal are the device's. Returns what the terminal has to be sent for it.
  func prepare(usesColors: Bool) -> [UInt8] {
    raw()
    noecho()
    nonl()
    // The rest of an escape sequence was waited for already.
    set_escdelay(1)
    nodelay(window, true)
    mouseinterval(0)
    // A frame is sent whole, whatever has been typed meanwhile.
    typeahead(-1)
    if usesColors { startColors() }
    keypad(window, true)
    let written = takeOutput()
    // ncurses keeps the eighth bit where the modes of the terminal do, and a pipe has none. What it would tell the
    // terminal about it is not sent; the keypad is told once more because only that flushes.
    meta(window, true)
    keypad(window, true)
    _ = takeOutput()
    return written
  }

  /// Leaves the screen as it was before; ``resume()`` comes back.
  func end() {
    guard isActive else { return }
    isActive = false
    endwin()
  }

  /// Takes the screen again after ``end()``, and repaints it whole with the next ``show(cursor:)``.
  func resume() {
    isActive = true
    clearok(window, true)
    refreshAll()
  }

  // MARK: What the terminal can do

  var canHideCursor: Bool { cncurses_string_capability("civis") != nil }
  var canMoveCursor: Bool { cncurses_string_capability("cup") != nil }
  var colorCount: Int { Int(tigetnum("colors")) }
  var pairCount: Int { Int(tigetnum("pairs")) }
  var hasDirectColor: Bool { tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || colorCount >= 1 << 24 }
  /// Whether it reports the mouse as xterm does.
  var hasMouse: Bool { cncurses_string_capability("kmous") != nil }
  /// The terminfo string `name` without padding; empty where the terminal has none.
  func capability(_ name: String) -> String {
    guard let value = cncurses_string_capability(name) else { return "" }
    let text = String(cString: value)
    guard let padding = text.firstIndex(of: "$") else { return text }
    return String(text[..<padding])
  }

  func askForMouse() { mousemask(cncurses_mouse_mask(), nil) }

  /// Leaves clicks to the terminal again.
  func leaveMouse() { mousemask(0, nil) }

  /// Makes colours available.
  func startColors() {
    start_color()
    use_default_colors()
  }

  // MARK: Size

  var rows: Int { Int(cncurses_rows(window)) }
  var columns: Int { Int(cncurses_columns(window)) }

  /// Takes the size that the terminal has now.
  func resize(rows: Int, columns: Int) {
    resizeterm(Int32(clamping: rows), Int32(clamping: columns))
    wresize(window, Int32(clamping: rows), Int32(clamping: columns))
    clearok(window, true)
  }

  // MARK: Painting

  /// The pair of two colours; -1 is the terminal's own.
  func pair(foreground: Int32, background: Int32) -> Int32 { max(0, alloc_pair(foreground, background)) }

  /// Puts a row into the window.
  ///
  /// Nothing is sent yet, and nothing scrolls, not even at the bottom right.
  func put(_ cells: [cchar_t], row: Int) {
    wmove(window, Int32(row), 0)
    wadd_wchnstr(window, cells, Int32(cells.count))
  }

  /// A cell: at most five scalars, attributes, a pair.
  func cell(_ scalars: [Unicode.Scalar], _ attributes: attr_t, pair: Int32) -> cchar_t {
    var cell = cchar_t()
    var characters = scalars.prefix(Int(CCHARW_MAX)).map { wchar_t(bitPattern: $0.value) } + [0]
    var extendedPair = pair
    setcchar(&cell, &characters, attributes, 0, &extendedPair)
    return cell
  }

  /// The attributes of a style.
  func attributes(of looks: ResolvedStyle) -> attr_t {
    var attributes = attr_t(0)
    if looks.isBold { attributes |= cncurses_bold() }
    if looks.isDim { attributes |= cncurses_dim() }
    if looks.isUnderlined { attributes |= cncurses_underline() }
    if looks.isReversed { attributes |= cncurses_reverse() }
    return attributes
  }

  /// Sends what differs from what the terminal shows.
  func show(cursor: Frame.Position?) {
    curs_set(cursor == nil ? 0 : 1)
    // A hidden cursor need not be carried back to its place; one that cannot be hidden stands where it hides nothing.
    let place = cursor ?? (canHideCursor ? nil : Frame.Position(column: columns - 1, row: rows - 1))
    leaveok(window, place == nil)
    if let place { wmove(window, Int32(clamping: place.row), Int32(clamping: place.column)) }
    refreshAll()
  }

  /// Sends what was put so far; ``show(cursor:)`` follows.
  func showPart() { refreshAll() }

  /// Lets the next ``show(cursor:)`` send everything.
  func forgetShown() { clearok(window, true) }

  func ring() { beep() }

  private func refreshAll() {
    wnoutrefresh(window)
    doupdate()
  }
}

/// Cells that ncurses counts for a scalar; negative where it cannot be shown.
func cursesWidth(of scalar: Unicode.Scalar) -> Int { Int(cncurses_width(wchar_t(bitPattern: scalar.value))) }
