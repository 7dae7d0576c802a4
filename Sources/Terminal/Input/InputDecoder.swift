import Screen

/// Puts together what ncurses tells: clusters of several scalars, pastes, reports that terminfo does not know.
///
/// `next` gives what has come in already and never waits; nil where there is nothing.
struct InputDecoder {
  /// Scalars of a paste that are taken; what comes beyond is thrown away.
  static let pasteLimit = 100_000

  /// Nothing else ends a paste.
  private static let pasteEnd: [Unicode.Scalar] = ["\u{1B}", "[", "2", "0", "1", "~"]

  /// Text between the brackets of a paste whose end has not come yet.
  private var paste: Paste?

  private struct Paste {
    var text = String.UnicodeScalarView()
    /// Scalars of ``text``, which would have to walk it to count.
    var count = 0
    /// A line end of CR LF is one.
    var lastWasReturn = false
    /// How much of ``InputDecoder/pasteEnd`` has just come.
    var endCount = 0

    mutating func append(_ scalar: Unicode.Scalar) {
      text.append(scalar)
      count += 1
    }
  }

  /// Whether the end of a paste has not come yet.
  var isPasting: Bool { paste != nil }

  /// Reads one thing; nil where nothing complete is there.
  mutating func read(_ source: inout InputSource) -> TerminalInput? {
    while let raw = source.next(asText: isPasting) {
      if isPasting {
        if case .scalar(let scalar) = raw, let input = continuePaste(scalar) { return input }
        continue
      }
      switch raw {
      case .ignored: continue
      case .mouse(let report): return report.input
      case .named(.pasteStart): paste = Paste()
      case .named(.pasteEnd): continue
      case .named(let key): return .key(key.press)
      case .scalar("\u{1B}"):
        switch source.readSequence() {
        case nil: return .key(.escape)
        case .mouse(let report): return report.input
        case .named(.pasteStart): paste = Paste()
        case .named(.pasteEnd), .ignored, .scalar: continue
        case .named(let key): return .key(key.press)
        }
      case .scalar(let scalar):
        guard let key = press(scalar, &source) else { continue }
        return .key(key)
      }
    }
    return nil
  }

  /// Ends a paste whose end got lost, so that keys mean something again.
  mutating func endPaste() -> TerminalInput? {
    guard let paste else { return nil }
    self.paste = nil
    return .key(.paste(String(paste.text)))
  }

  /// Until the end is complete, each of its characters may be text: it is added once another one follows.
  private mutating func continuePaste(_ scalar: Unicode.Scalar) -> TerminalInput? {
    let end = InputDecoder.pasteEnd
    let count = paste?.endCount ?? 0
    if scalar == end[count] {
      if count + 1 == end.count { return endPaste() }
      paste?.endCount = count + 1
      return nil
    }
    for held in end[..<count] { add(held) }
    let mayBegin = scalar == end[0]
    paste?.endCount = mayBegin ? 1 : 0
    if !mayBegin { add(scalar) }
    return nil
  }

  /// Line ends become LF and tabs a blank; other controls are left out, so that pasted text is text and nothing else.
  private mutating func add(_ scalar: Unicode.Scalar) {
    guard var paste, paste.count < InputDecoder.pasteLimit else { return }
    // Taken out while it changes, so that it is not copied with every scalar.
    self.paste = nil
    let followsReturn = paste.lastWasReturn
    paste.lastWasReturn = scalar == "\r"
    switch scalar.value {
    case 0x0A where followsReturn: break
    case 0x0A, 0x0D, 0x2028, 0x2029: paste.append("\n")
    case 0x09: paste.append(" ")
    case ..<0x20, 0x7F...0x9F: break
    default: paste.append(scalar)
    }
    self.paste = paste
  }

  private func press(_ scalar: Unicode.Scalar, _ source: inout InputSource) -> KeyPress? {
    switch scalar.value {
    case 0x0D: return .enter
    case 0x09: return .tab
    case 0x08, 0x7F: return .backspace
    case 0x01...0x1A: return .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)))
    case ..<0x20, 0x80...0x9F: return nil
    default: return .character(source.readCluster(beginningWith: scalar))
    }
  }
}

extension NamedKey {
  /// The key press; a paste's brackets never come here.
  var press: KeyPress {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .backspace: .backspace
    case .delete: .delete
    case .enter: .enter
    case .backTab: .backTab
    case .function(let number): .function(number)
    case .pasteStart, .pasteEnd: .paste("")
    }
  }
}

extension MouseReport {
  /// The event for the screen.
  var input: TerminalInput {
    switch button {
    case .primary: .mouse(.click, column: column, row: row)
    case .primaryTwice: .mouse(.doubleClick, column: column, row: row)
    case .secondary: .mouse(.rightClick, column: column, row: row)
    case .wheelUp: .mouse(.wheelUp, column: column, row: row)
    case .wheelDown: .mouse(.wheelDown, column: column, row: row)
    }
  }
}
