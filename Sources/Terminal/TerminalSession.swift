import CSignals
public import Rendering
import TextLayout

/// A terminal that was taken for a screen: paint on it, read from it, give it back.
///
/// Everything runs on one thread. Watch the signals before opening it, so that ncurses sets no handlers of its own.
/// Between ``suspend()`` and ``resume()``, and after ``close()``, nothing may be painted.
public final class TerminalSession {
  /// What the terminal can do.
  public let capabilities: Capabilities
  /// What the user should know about it, such as a terminfo entry that is missing; nil: nothing.
  public let notice: String?
  /// The descriptor that becomes readable when something came in.
  public var inputDescriptor: Int32 { device.input }

  private let device: TerminalDevice
  private let curses: Curses
  private let painter: Painter
  private var decoder = InputDecoder()
  private var source: InputSource
  private var painted: (frame: Frame, theme: Theme)?
  private var isOpen = true
  private let switchingOn: String
  private let switchingOff: String

  /// Whether standard output is a terminal that keys can be read from.
  public static var isAvailable: Bool {
    guard let device = TerminalDevice() else { return false }
    device.close()
    return true
  }

  /// Takes the terminal of standard output.
  ///
  /// `variables` is the environment. Where terminfo does not know `TERM`, `xterm-256color`, `xterm` and `vt100` are
  /// tried, and ``notice`` says so.
  public init(_ options: TerminalOptions, variables: [String: String]) throws(TerminalError) {
    guard let device = TerminalDevice() else { throw .noTerminal }
    let name = options.terminalName ?? ""
    guard !name.isEmpty, name != "dumb" else { throw .cannotMoveCursor(name) }
    // Before ncurses has touched them: these are the modes that a crash goes back to.
    guard csignals_note_modes(device.output) == 0 else { throw .system("its modes cannot be read") }
    let isUTF8 = adoptLocale(variables: variables)
    let (curses, usedName) = try Self.take(name, device, isUTF8: isUTF8)
    guard curses.canMoveCursor else { throw .cannotMoveCursor(name) }

    self.device = device
    self.curses = curses
    notice = usedName == name ? nil : "no terminfo entry for '\(name)': drawing for '\(usedName)'"
    let colors = Self.depth(of: curses, limit: options.colorLimit)
    let hasMouse = options.usesMouse && curses.hasMouse
    capabilities = Capabilities(
      terminalName: usedName, colors: colors, hasOnlyEightColors: curses.colorCount < 16, isUTF8: isUTF8,
      hasMouse: hasMouse)
    painter = Painter(
      scalarWidth: cursesWidth(of:), isUTF8: isUTF8, isASCII: options.isASCII,
      bidi: options.bidi ?? BidiMode.fitting(variables: variables, isUTF8: isUTF8).mode,
      rowRules: RowRules(variables: variables))
    source = InputSource { curses.receive(asText: $0) }

    // ncurses asks for mouse reports as terminfo says; the SGR form has no limit at column 223, and every terminal
    // that knows kmous knows it. Bracketed paste is in no capability that ncurses would send.
    let isLikeXterm = curses.hasMouse || !curses.capability("BE").isEmpty
    switchingOn = (isLikeXterm ? "\u{1B}[?2004h" : "") + (hasMouse ? "\u{1B}[?1006h" : "")
    switchingOff = (hasMouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "") + (isLikeXterm ? "\u{1B}[?2004l" : "")

    try guardAgainstCrash()
    curses.prepare(usesColors: colors != .mono)
    curses.defineKeys()
    if hasMouse { curses.askForMouse() }
    device.write(switchingOn)
  }

  deinit { close() }

  /// How the edges of cards look best here.
  public var edges: EdgeStyle { painter.isASCII || !capabilities.isUTF8 ? .ascii : capabilities.colors.edges }

  /// Whether things that move please here: not on a terminal without colours, which is an old or an unknown one, and not
  /// on a slow line.
  public var suitsMotion: Bool { curses.colorCount >= 8 && curses.baudRate >= 38_400 }

  /// The terminal's size now.
  public var size: (rows: Int, columns: Int) { (curses.rows, curses.columns) }

  // MARK: Painting

  /// Shows a frame: what differs from the last one is sent, and nothing where nothing does.
  public func paint(_ frame: Frame, theme: Theme) {
    guard isOpen else { return }
    if let painted, painted.frame.cells == frame.cells, painted.frame.cursor == frame.cursor,
      painted.frame.columns == frame.columns, painted.theme == theme
    {
      return
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
      curses.put(pieces.map(ink.cell), row: row)
    }
    let cursor = frame.cursor.map { cursor in
      Frame.Position(column: painter.handedColumn(of: cursor.column, row: cursor.row, in: frame), row: cursor.row)
    }
    curses.show(cursor: cursor)
    painted = (frame, theme)
  }

  private func differs(_ old: Frame, _ new: Frame, row: Int) -> Bool {
    guard row < old.rows else { return true }
    let range = row * new.columns..<(row + 1) * new.columns
    return old.cells[range] != new.cells[range]
  }

  /// Forgets what is shown: the next ``paint(_:theme:)`` sends everything.
  public func redraw() {
    painted = nil
    curses.forgetShown()
  }

  /// Takes the terminal's new size; the next ``paint(_:theme:)`` sends everything.
  public func resize() {
    if let size = device.size { curses.resize(rows: size.rows, columns: size.columns) }
    painted = nil
  }

  /// Rings the bell.
  public func ring() { if isOpen { curses.ring() } }

  /// Puts text on the user's clipboard, over SSH too, where the terminal allows it (OSC 52).
  public func copy(_ text: String) {
    guard isOpen, capabilities.terminalName != "linux", capabilities.terminalName != "vt100" else { return }
    device.write("\u{1B}]52;c;\(base64(Array(text.utf8.prefix(74_000))))\u{07}")
  }

  // MARK: Reading

  /// Everything that has come in, in order.
  ///
  /// Never waits.
  public func readInput() -> [TerminalInput] {
    guard isOpen else { return [] }
    var inputs: [TerminalInput] = []
    while let input = decoder.read(&source) { inputs.append(input) }
    return inputs
  }

  /// Whether the other end of the terminal is gone: nothing will come in any more.
  public var hasHungUp: Bool { device.hasHungUp }

  /// Whether a paste has begun and its end has not come yet.
  public var isPasting: Bool { decoder.isPasting }

  /// Takes what came of a paste whose end got lost.
  public func endPaste() -> TerminalInput? { decoder.endPaste() }

  // MARK: Giving the terminal back

  /// Gives the terminal back for a while: to the shell, after Ctrl-Z.
  public func suspend() {
    guard isOpen else { return }
    isOpen = false
    device.write(switchingOff)
    curses.end()
    csignals_release_terminal()
  }

  /// Takes it again; the next ``paint(_:theme:)`` sends everything.
  public func resume() {
    guard !isOpen else { return }
    isOpen = true
    csignals_rearm_terminal()
    curses.resume()
    device.write(switchingOn)
    resize()
  }

  /// Stops the whole job until the shell continues it, and comes back to a screen that must be painted.
  public func stopJob() {
    suspend()
    csignals_stop_job()
    resume()
  }

  /// Stops this process alone, as a SIGTSTP from elsewhere asked.
  public func stopProcess() {
    suspend()
    csignals_stop_self()
    resume()
  }

  /// Gives the terminal back as it was.
  ///
  /// Called again it does nothing.
  public func close() {
    suspend()
    device.close()
  }

  private func guardAgainstCrash() throws(TerminalError) {
    let restoring =
      switchingOff + ["rmkx", "sgr0", "op", "cnorm", "rmcup"].map(curses.capability).joined() + "\r\n"
    let bytes = Array(restoring.utf8.prefix(512)).map { CChar(bitPattern: $0) }
    guard csignals_guard_terminal(bytes, bytes.count) == 0 else {
      throw .system("no handlers for a crash can be set")
    }
  }

  private static func take(
    _ name: String, _ device: TerminalDevice, isUTF8: Bool
  ) throws(TerminalError) -> (Curses, String) {
    for candidate in [name, "xterm-256color", "xterm", "vt100"] {
      if let curses = Curses(name: candidate, device: device, isUTF8: isUTF8) { return (curses, candidate) }
      guard !Curses.knows(candidate, output: device.output) else {
        throw .system("ncurses knows '\(candidate)' but cannot set up a screen")
      }
    }
    throw .unknown(name)
  }

  private static func depth(of curses: Curses, limit: ColorDepth?) -> ColorDepth {
    let depths = ColorDepth.allCases
    let has: ColorDepth =
      switch curses.colorCount {
      case _ where curses.hasDirectColor: .truecolor
      case 256...: .ansi256
      case 8...: .ansi16
      default: .mono
      }
    guard let limit, let wanted = depths.firstIndex(of: limit), let most = depths.firstIndex(of: has) else {
      return has
    }
    return depths[min(wanted, most)]
  }
}
