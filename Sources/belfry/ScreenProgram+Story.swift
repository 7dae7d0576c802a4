import Rendering
import Runtime
import Screen
import Terminal

// What a story does to the screen.

extension ScreenProgram {
  /// Shows what the story says, in its own row.
  func show(_ caption: StoryCaption) {
    guard screen.story != caption else { return }
    screen.story = caption
    paintSoon()
  }

  /// Presses keys in the viewer's place; none of them is for the story itself.
  func press(_ keys: [KeyPress]) {
    for key in keys {
      sync()
      take(key, meaning: screen.keyMap.intent(for: key))
    }
    paintSoon()
  }

  /// Forgets what the viewer did: all but the size is as in `first`.
  func startOver(as first: ScreenState) {
    let (columns, rows) = (screen.columns, screen.rows)
    screen = first
    screen.columns = columns
    screen.rows = rows
    sync()
    paintSoon()
  }
}
