/// The questions that a terminal is asked at the start, in one write: how wide it draws clusters, what colour is behind
/// text, and at last what it is, which every terminal that answers at all answers.
public enum TerminalProbe {
  /// How long the answers may take where nothing else is said, in milliseconds.
  public static let patience: Int32 = 100

  /// Terminals that understand the questions, by the beginnings of their names.
  ///
  /// Others might print them: a console or an old terminal knows nothing of `OSC`.
  private static let knowing = [
    "xterm", "tmux", "screen", "rxvt", "vte", "gnome", "konsole", "kitty", "alacritty", "foot", "wezterm", "st-",
    "iterm", "ghostty", "contour", "mlterm", "putty", "mintty", "rio", "ms-terminal", "nsterm",
  ]

  /// Milliseconds that a terminal of type `name` has for its answers; nil: it is not asked.
  ///
  /// `BELFRY_PROBE` is `off`, or milliseconds for a slow line.
  public static func patience(name: String, isUTF8: Bool, variables: [String: String]) -> Int32? {
    let setting = variables["BELFRY_PROBE"] ?? ""
    guard isUTF8, setting != "off", setting != "0" else { return nil }
    guard name == "st" || knowing.contains(where: name.hasPrefix) else { return nil }
    return Int32(setting).map { min(max($0, 1), 10_000) } ?? patience
  }

  /// Each cluster is printed, invisibly, at the beginning of the line; then the cursor tells how far it went.
  static let questions: [UInt8] = {
    let widths = ClusterClass.allCases.map { "\r\u{1B}[K\($0.representative)\u{1B}[6n" }.joined()
    return Array("\u{1B}[8m\(widths)\u{1B}[m\r\u{1B}[K\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)
  }()
}
