public import Screen

/// Something that came in from the terminal.
public enum TerminalInput: Equatable, Sendable {
  /// A key, or a bracketed paste.
  case key(KeyPress)
  /// A mouse event at a place, counted from 0.
  case mouse(MouseAction, column: Int, row: Int)
  /// The terminal said late what it can do: what is shown has to be painted anew.
  case answers
}
