/// One thing as ncurses tells it, before it is put together to keys.
enum RawInput: Equatable {
  /// A character of the locale's encoding.
  case scalar(Unicode.Scalar)
  /// A key that terminfo knows.
  case named(NamedKey)
  /// A mouse report that ncurses has read.
  case mouse(MouseReport)
  /// A key that means nothing to us.
  case ignored
}

/// The keys that are told apart.
enum NamedKey: Equatable {
  case up, down, left, right, home, end, pageUp, pageDown, backspace, delete, enter, backTab
  case function(Int)
  case pasteStart, pasteEnd
}

/// A mouse report.
struct MouseReport: Equatable {
  enum Button: Equatable { case primary, primaryTwice, secondary, wheelUp, wheelDown }
  var button: Button
  var column: Int
  var row: Int
}
