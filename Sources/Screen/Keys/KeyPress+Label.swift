extension KeyPress {
  /// What is written on the key: `Ctrl-l`, `PgDn`, `Space`.
  public var label: String {
    switch self {
    case .character(" "): "Space"
    case .character(let cluster): cluster
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .control(let letter): "Ctrl-\(letter)"
    case .function(let number): "F\(number)"
    case .paste: "paste"
    }
  }
}
