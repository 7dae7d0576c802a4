import Rendering

extension TerminalSession {
  /// ncurses on the first description that terminfo has, with its name.
  static func curses(
    _ options: TerminalOptions, variables: [String: String], output: Int32, make: (String) -> Curses?
  ) throws(TerminalError) -> (Curses, String) {
    let name = options.terminalName ?? ""
    for candidate in descriptions(of: name, colorLimit: options.colorLimit, variables: variables) {
      if let curses = make(candidate) { return (curses, candidate) }
      guard !Curses.knows(candidate, output: output) else {
        throw .system("ncurses knows '\(candidate)' but cannot set up a screen")
      }
    }
    throw .unknown(name)
  }

  /// Names of descriptions that fit a terminal of type `name`, the best first.
  ///
  /// ncurses has any colour only by descriptions of their own, whose names end in `-direct`; these have no palette.
  static func descriptions(of name: String, colorLimit: ColorDepth?, variables: [String: String]) -> [String] {
    let family =
      ["-256color", "-88color", "-16color", "-direct"].first(where: name.hasSuffix)
      .map { String(name.dropLast($0.count)) } ?? name
    let hasAnyColor = ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "")
    let usual = [name, "xterm-256color", "xterm", "vt100"]
    return switch colorLimit {
    case .truecolor: [family + "-direct"] + usual
    case nil where hasAnyColor: [family + "-direct"] + usual
    case .ansi256, .ansi16: name.hasSuffix("-direct") ? [family + "-256color"] + usual : usual
    case .mono, nil: usual
    }
  }

  /// The depth of colours: what the description has, within the limit that was set.
  static func depth(of curses: Curses, limit: ColorDepth?) -> ColorDepth {
    let depths = ColorDepth.allCases
    let has: ColorDepth =
      switch curses.colorCount {
      case _ where curses.hasDirectColor: .truecolor
      case 256...: .ansi256
      case 8...: .ansi16
      default: .mono
      }
    guard let limit, let wanted = depths.firstIndex(of: limit), let most = depths.firstIndex(of: has) else {
      return has
    }
    return depths[min(wanted, most)]
  }
}
