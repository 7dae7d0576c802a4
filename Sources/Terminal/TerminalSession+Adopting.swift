import Rendering

extension TerminalSession {
  /// Takes what is asked of the terminal since; the next ``paint(_:theme:images:)`` sends everything.
  ///
  /// The description of the terminal stays the one that was taken at the start.
  public func adopt(_ changed: TerminalOptions) {
    guard isOpen, changed != options else { return }
    options = changed
    painter.bidi = changed.bidi ?? fittingBidi
    adaptPainter()
    let colors = Self.depth(of: curses, limit: changed.colorLimit)
    if capabilities.colors == .mono, colors != .mono { curses.startColors() }
    capabilities.colors = colors
    adoptMouse(changed.usesMouse && curses.hasMouse)
    redraw()
  }

  /// Asks the terminal for clicks, or for none any more.
  private func adoptMouse(_ hasMouse: Bool) {
    guard hasMouse != capabilities.hasMouse else { return }
    capabilities.hasMouse = hasMouse
    if hasMouse { curses.askForMouse() } else { curses.leaveMouse() }
    let form = hasMouse ? "\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l"
    send(curses.takeOutput() + Array(form.utf8))
  }
}
