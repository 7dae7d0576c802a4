import TextLayout

// Moving goes by what is seen: by cells and by lines as they are wrapped, so that ← goes to the left in every script.
// Deleting goes by what is written: Backspace takes the cluster that was typed last.

extension Draft {
  /// Moves the cursor as `intent` says in a field of this shape; returns whether that is a movement.
  mutating func move(_ intent: Intent, in shape: EditableText.Shape) -> Bool {
    guard Self.movements.contains(intent) else { return false }
    let field = EditableText(text, shape)
    switch intent {
    case .cursorLeft: cursor = field.cursor(leftOf: cursor)
    case .cursorRight: cursor = field.cursor(rightOf: cursor)
    case .cursorUp: cursor = field.cursor(above: cursor)
    case .cursorDown: cursor = field.cursor(below: cursor)
    case .cursorHome: cursor = field.cursor(atStartOfLineWith: cursor)
    default: cursor = field.cursor(atEndOfLineWith: cursor)
    }
    return true
  }

  private static let movements: Set<Intent> = [
    .cursorLeft, .cursorRight, .cursorUp, .cursorDown, .cursorHome, .cursorEnd,
  ]
}
