// Terminal paints a Frame with ncurses, turns what comes in into key presses and mouse events, and gives the terminal
// back as it was, whatever happens.
//
//     Frame ─▶ Painter ─▶ StandIns ─▶ ncurses ─▶ MemoryFile ─▶ OutputQueue ─▶ terminal
//     terminal ─▶ KeyFeed (─▶ AnswerReader) ─▶ ncurses ─▶ InputDecoder ─▶ TerminalInput
//
// `TerminalSession` is the door: opened once, painted on and read from by the event loop's one thread, suspended and
// resumed, closed. All of ncurses, and every pointer, is in Curses/: ncurses is not made for threads, so the session is
// not Sendable and stays with its owner. ncurses knows terminfo and sends only what differs; it never has the terminal
// itself, so that it cannot wait for it. What it cannot know (the widths that a layout counted, bracketed paste, SGR
// mouse reports where terminfo has none) is added here. Probe/ asks the terminal how wide it draws and
// whether it draws pixels, which Pixels/ sends beside the text; docs/terminals.md says what each one gets.
//
// Read next: TerminalSession.swift, Painting/Painter.swift, Painting/StandIns.swift, Input/InputDecoder.swift,
// Curses/Curses.swift.
