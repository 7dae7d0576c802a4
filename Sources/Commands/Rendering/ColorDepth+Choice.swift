public import Rendering

extension ColorDepth {
  /// The depth that `--color` asks for.
  ///
  /// `auto` is what the environment says the terminal has: nothing without a terminal, with `NO_COLOR`, or for a dumb
  /// one.
  public init(_ choice: ColorChoice, isTerminal: Bool, variables: [String: String]) {
    switch choice {
    case .never: self = .mono
    case .sixteen: self = .ansi16
    case .twoHundredFiftySix: self = .ansi256
    case .truecolor: self = .truecolor
    case .auto:
      let terminal = variables["TERM"] ?? ""
      let deep = ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "")
      if !isTerminal || !(variables["NO_COLOR"] ?? "").isEmpty || terminal.isEmpty || terminal == "dumb" {
        self = .mono
      } else if deep || terminal.hasSuffix("-direct") {
        self = .truecolor
      } else {
        self = terminal.contains("256color") ? .ansi256 : .ansi16
      }
    }
  }
}
