import CSignals
public import Rendering
import TextLayout

/// A terminal that was taken for a screen: paint on it, read from it, give it back.
///
/// Everything runs on one thread. Watch the signals before opening it, so that ncurses sets no handlers of its own.
/// Between ``suspend()`` and ``resume()``, and after ``close()``, nothing may be painted.
public final class TerminalSession {
  /// What the terminal can do.
  public internal(set) var capabilities: Capabilities
  /// What the user should know about it, such as a terminfo entry that is missing; nil: nothing.
  public let notice: String?

  let device: TerminalDevice
  let keys: KeyFeed
  let curses: Curses
  var options: TerminalOptions
  var painter: Painter
  var standIns = StandIns()
  var queue = OutputQueue()
  var decoder = InputDecoder()
  var source: InputSource
  var painted: (frame: Frame, theme: Theme)?
  /// The pictures that the terminal has.
  var sentImages: SentImages
  var isOpen = true
  /// What fits the terminal where nobody asks for a way to order right-to-left text.
  let fittingBidi: BidiMode
  /// Asked where it matters alone: it takes a look at some thousand characters.
  private(set) lazy var canWritePlaceholders = Placeholder.areUsable(scalarWidth: cursesWidth(of:))
  private let isLikeXterm: Bool
  /// Brings the terminal back from whatever state it is in.
  private let restoring: [UInt8]

  /// Whether standard output is a terminal that keys can be read from.
  public static var isAvailable: Bool { TerminalDevice() != nil }

  /// Takes the terminal of standard output, and asks it what it can do.
  ///
  /// `variables` is the environment. Where terminfo does not know `TERM`, `xterm-256color`, `xterm` and `vt100` are
  /// tried, and ``notice`` says so. Where the terminal has any colour and terminfo a description that says so, that is
  /// taken.
  public convenience init(_ options: TerminalOptions, variables: [String: String]) throws(TerminalError) {
    guard let device = TerminalDevice() else { throw .noTerminal }
    try self.init(options, device: device, isUTF8: adoptLocale(variables: variables), variables: variables)
  }

  init(
    _ options: TerminalOptions, device: TerminalDevice, isUTF8: Bool, variables: [String: String]
  ) throws(TerminalError) {
    let name = options.terminalName ?? ""
    guard !name.isEmpty, name != "dumb" else { throw .cannotMoveCursor(name) }
    // Before anything has touched them: these are the modes that a crash goes back to.
    guard csignals_note_modes(device.output) == 0 else { throw .system("its modes cannot be read") }
    guard let output = MemoryFile(), let keys = KeyFeed(device) else { throw .system("too many files are open") }
    let (curses, usedName) = try Self.curses(options, variables: variables, output: device.output) { name in
      Curses(name: name, keys: keys, output: output, size: device.size, isUTF8: isUTF8)
    }
    guard curses.canMoveCursor else { throw .cannotMoveCursor(name) }

    self.device = device
    self.keys = keys
    self.curses = curses
    self.options = options
    let isOther = usedName != name && !usedName.hasSuffix("-direct") && !name.hasSuffix("-direct")
    notice = isOther ? "no terminfo entry for '\(name)': drawing for '\(usedName)'" : nil
    let colors = Self.depth(of: curses, limit: options.colorLimit)
    let hasMouse = options.usesMouse && curses.hasMouse
    capabilities = Capabilities(
      terminalName: usedName, colors: colors, hasOnlyEightColors: curses.colorCount < 16, isUTF8: isUTF8,
      hasMouse: hasMouse)
    painter = Painter(scalarWidth: cursesWidth(of:), isUTF8: isUTF8 && !options.isASCII)
    fittingBidi = BidiMode.fitting(variables: variables, isUTF8: isUTF8).mode
    painter.bidi = options.bidi ?? fittingBidi
    painter.rowRules = RowRules(variables: variables)
    sentImages = SentImages(passesThroughTmux: !(variables["TMUX"] ?? "").isEmpty)
    source = InputSource { curses.receive(asText: $0) }

    // ncurses asks for mouse reports as terminfo says; the SGR form has no limit at column 223, and every terminal
    // that knows kmous knows it. Bracketed paste is in no capability that ncurses would send.
    isLikeXterm = curses.hasMouse || !curses.capability("BE").isEmpty
    // CAN ends a sequence that broke off.
    let leaving = ["rmkx", "sgr0", "op", "cnorm", "rmcup"].map(curses.capability).joined()
    // The mouse may be asked for later.
    let off = Self.switchingOff(hasMouse: curses.hasMouse, isLikeXterm: isLikeXterm)
    restoring = Array("\u{18}\(off)\(leaving)\r\n".utf8.prefix(512))

    try guardAgainstCrash()
    device.takeModes()
    send(curses.prepare(usesColors: colors != .mono))
    curses.defineKeys()
    if hasMouse { curses.askForMouse() }
    send(curses.takeOutput() + Array(switchingOn.utf8))
    ask(variables: variables)
    adaptPainter()
  }

  private var switchingOn: String {
    (isLikeXterm ? "\u{1B}[?2004h" : "") + (capabilities.hasMouse ? "\u{1B}[?1006h" : "")
  }

  private var switchingOff: String {
    Self.switchingOff(hasMouse: capabilities.hasMouse, isLikeXterm: isLikeXterm)
  }

  private static func switchingOff(hasMouse: Bool, isLikeXterm: Bool) -> String {
    (hasMouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "") + (isLikeXterm ? "\u{1B}[?2004l" : "")
  }

  deinit { close() }

  /// How the edges of cards look best here.
  public var edges: EdgeStyle {
    let isPlain = painter.glyphs == .ascii || !painter.isUTF8
    return isPlain ? .ascii : options.edges ?? capabilities.colors.edges
  }

  /// Whether things that move please here: not on a terminal without colours, which is an old or an unknown one, and not
  /// on a slow line.
  public var suitsMotion: Bool { curses.colorCount >= 8 && !device.isSlow }

  /// The terminal's size now.
  public var size: (rows: Int, columns: Int) { (curses.rows, curses.columns) }

  // MARK: Giving the terminal back

  /// Gives the terminal back for a while: to the shell, after Ctrl-Z.
  ///
  /// A terminal that has stopped reading is waited for no longer than a moment; what it has not read is forgotten then.
  public func suspend() {
    guard isOpen else { return }
    isOpen = false
    // While the screen that they belong to is still shown.
    let hadImages = !sentImages.isEmpty
    send(sentImages.deleteAll())
    curses.end()
    send(Array(switchingOff.utf8) + curses.takeOutput())
    if !flush(within: Self.farewell) {
      queue.removeAll()
      device.forgetWritten()
      // What broke off may have been a picture, which only this ends.
      if hadImages { send(Array("\u{1B}\\".utf8)) }
      send(restoring)
      _ = flush(within: Self.farewell)
      queue.removeAll()
    }
    device.giveModesBack()
    csignals_release_terminal()
  }

  /// How long the terminal may take to be given back, in seconds; twice that at most.
  private static let farewell = 0.3

  /// Takes it again; the next ``paint(_:theme:images:)`` sends everything.
  public func resume() {
    guard !isOpen else { return }
    isOpen = true
    csignals_rearm_terminal()
    device.takeModes()
    curses.resume()
    send(curses.takeOutput() + Array(switchingOn.utf8))
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
  public func close() { suspend() }

  private func guardAgainstCrash() throws(TerminalError) {
    let bytes = restoring.map { CChar(bitPattern: $0) }
    guard csignals_guard_terminal(device.writing, bytes, bytes.count) == 0 else {
      throw .system("no handlers for a crash can be set")
    }
  }
}
