@preconcurrency import CNcurses

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What terminfo says about a terminal that need not be there.
public struct TerminalDescription: Equatable, Sendable {
  /// Whether a screen can be drawn on it.
  public let canMoveCursor: Bool
  /// Colours; 0 for none.
  public let colorCount: Int
  /// Whether a colour is given by its red, green and blue.
  public let hasDirectColor: Bool
  /// Whether it reports the mouse as xterm does.
  public let hasMouse: Bool

  /// Looks `name` up; nil where terminfo has no such entry.
  ///
  /// A screen that is open meanwhile notices nothing.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    let current = set_curterm(nil)
    defer { _ = set_curterm(current) }
    var state: Int32 = 0
    guard setupterm(name, STDOUT_FILENO, &state) == OK else { return nil }
    canMoveCursor = cncurses_string_capability("cup") != nil
    colorCount = max(0, Int(tigetnum("colors")))
    hasDirectColor = tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || colorCount >= 1 << 24
    hasMouse = cncurses_string_capability("kmous") != nil
    del_curterm(set_curterm(nil))
  }

  /// The encoding of the locale that the environment asks for, such as `UTF-8`.
  public static func codeset(variables: [String: String]) -> String {
    if adoptLocale(variables: variables) { return "UTF-8" }
    return nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? ""
  }

  /// The size of the terminal of standard output; nil where there is none.
  public static var size: (rows: Int, columns: Int)? { TerminalDevice()?.size }
}
