/// The questions that a terminal is asked at the start, in one write: how wide it draws clusters, what colour is behind
/// text, of some whether they draw pixels, and at last what it is, which every terminal that answers at all answers.
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

  /// Asks the terminal of standard output where nothing has taken it for a screen; nil where there is none, or none that
  /// can be asked.
  ///
  /// `variables` is the environment. What is typed meanwhile is dropped.
  public static func ask(variables: [String: String]) -> TerminalAnswers? {
    let isUTF8 = adoptLocale(variables: variables)
    let name = variables["TERM"] ?? ""
    guard let patience = patience(name: name, isUTF8: isUTF8, variables: variables),
      let device = TerminalDevice(), let keys = KeyFeed(device)
    else { return nil }
    device.takeModes()
    defer { device.giveModesBack() }
    var queue = OutputQueue()
    let pixels = mayDrawPixels(name: name, variables: variables)
    queue.append(questions(pixels: pixels))
    answers(from: device, through: keys, sending: &queue, patience: patience, pixels: pixels)
    return keys.answers.answers
  }

  /// Sends the questions that wait in `queue`, and waits for the answers as long as they may take.
  static func answers(
    from device: TerminalDevice, through keys: KeyFeed, sending queue: inout OutputQueue, patience: Int32,
    pixels: Bool
  ) {
    keys.expectAnswers(pixels: pixels)
    let end = ContinuousClock.now + .milliseconds(Int(patience))
    while !keys.answers.answers.isComplete {
      queue.send(device.write)
      let left = Int32(max(0, (end - .now) / .milliseconds(1)).rounded(.up))
      let isReady = queue.isEmpty ? keys.waitForInput(within: left) : device.takesMore(within: left)
      guard isReady, left > 0 else { return }
    }
  }

  /// Each cluster is printed, invisibly, at the beginning of the line; then the cursor tells how far it went.
  static func questions(pixels: Bool) -> [UInt8] {
    let widths = ClusterClass.allCases.map { "\r\u{1B}[K\($0.representative)\u{1B}[6n" }.joined()
    // A picture of one pixel, which is not kept, and its name (XTVERSION).
    let graphics = pixels ? "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q" : ""
    return Array("\u{1B}[8m\(widths)\u{1B}[m\r\u{1B}[K\u{1B}]11;?\u{1B}\\\(graphics)\u{1B}[c".utf8)
  }

  /// Whether a terminal may be one that draws pixels in place of characters, by its name and what it puts into the
  /// environment; only then it is asked.
  ///
  /// Inside tmux and screen nobody is: these answer for themselves and hand pictures on only where they are told to.
  public static func mayDrawPixels(name: String, variables: [String: String]) -> Bool {
    guard !["TMUX", "STY"].contains(where: { !(variables[$0] ?? "").isEmpty }),
      !["tmux", "screen"].contains(where: name.hasPrefix)
    else { return false }
    return ["kitty", "ghostty"].contains { name.contains($0) || variables["TERM_PROGRAM"] == $0 }
      || !(variables["KITTY_WINDOW_ID"] ?? "").isEmpty
  }
}
