@preconcurrency import CNcurses

extension Curses {
  /// What has come in; nil where nothing has.
  ///
  /// Never waits longer than the rest of an escape sequence may take. As text, which a paste is, everything is
  /// a character: ncurses is not asked, for it would make keys of it.
  func receive(asText: Bool) -> RawInput? {
    // Bytes, not `wget_wch`: that answers a byte that is no character as it answers that nothing has come in.
    while let code = code(asText: asText) {
      guard let byte = UInt8(exactly: code) else {
        characters.reset()
        return named(code)
      }
      if let scalar = isUTF8 ? characters.take(byte) : Unicode.Scalar(cncurses_scalar(byte)) { return .scalar(scalar) }
    }
    return nil
  }

  /// A byte, or the code of a key above 255.
  private func code(asText: Bool) -> Int32? {
    repeat {
      if asText {
        if let byte = keys.readByte() { return Int32(byte) }
      } else if case let code = wgetch(window), code != ERR {
        return code
      }
    } while keys.refill()
    return nil
  }

  /// Teaches ncurses the keys that terminals send whatever their terminfo entry says, and the brackets of a paste.
  func defineKeys() {
    let sequences: [(String, Int32)] = [
      ("[A", KEY_UP), ("[B", KEY_DOWN), ("[C", KEY_RIGHT), ("[D", KEY_LEFT), ("OA", KEY_UP), ("OB", KEY_DOWN),
      ("OC", KEY_RIGHT), ("OD", KEY_LEFT), ("[H", KEY_HOME), ("[F", KEY_END), ("OH", KEY_HOME), ("OF", KEY_END),
      ("[1~", KEY_HOME), ("[4~", KEY_END), ("[7~", KEY_HOME), ("[8~", KEY_END), ("[3~", KEY_DC), ("[5~", KEY_PPAGE),
      ("[6~", KEY_NPAGE), ("[Z", KEY_BTAB), ("OP", KEY_F0 + 1), ("[11~", KEY_F0 + 1), ("OM", KEY_ENTER),
      ("[200~", Curses.pasteStart), ("[201~", Curses.pasteEnd), ("[I", Curses.focusIn), ("[O", Curses.focusOut),
    ]
    for (sequence, code) in sequences { define_key("\u{1B}" + sequence, code) }
  }

  // Codes of our own stand far above those of ncurses.
  private static let pasteStart: Int32 = 0x4000
  private static let pasteEnd: Int32 = 0x4001
  private static let focusIn: Int32 = 0x4002
  private static let focusOut: Int32 = 0x4003

  private func named(_ code: Int32) -> RawInput {
    switch code {
    case KEY_UP: .named(.up)
    case KEY_DOWN: .named(.down)
    case KEY_LEFT: .named(.left)
    case KEY_RIGHT: .named(.right)
    case KEY_HOME: .named(.home)
    case KEY_END: .named(.end)
    case KEY_PPAGE: .named(.pageUp)
    case KEY_NPAGE: .named(.pageDown)
    case KEY_BACKSPACE: .named(.backspace)
    case KEY_DC: .named(.delete)
    case KEY_ENTER: .named(.enter)
    case KEY_BTAB: .named(.backTab)
    case KEY_MOUSE: report()
    case Curses.pasteStart: .named(.pasteStart)
    case Curses.pasteEnd: .named(.pasteEnd)
    case (KEY_F0 + 1)...(KEY_F0 + 12): .named(.function(Int(cncurses_function_key(code))))
    default: .ignored
    }
  }

  private func report() -> RawInput {
    var event = MEVENT()
    guard getmouse(&event) == OK else { return .ignored }
    let button: MouseReport.Button
    if cncurses_is_double(event.bstate) != 0 {
      button = .primaryTwice
    } else if cncurses_is_primary(event.bstate) != 0 {
      button = .primary
    } else if cncurses_is_secondary(event.bstate) != 0 {
      button = .secondary
    } else if cncurses_is_wheel_up(event.bstate) != 0 {
      button = .wheelUp
    } else if cncurses_is_wheel_down(event.bstate) != 0 {
      button = .wheelDown
    } else {
      return .ignored
    }
    return .mouse(MouseReport(button: button, column: Int(event.x), row: Int(event.y)))
  }
}
