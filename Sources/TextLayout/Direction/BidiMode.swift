/// How text that runs from right to left is handed to the terminal.
///
/// Layout is the same in all of them: this says only what is written into the cells. What is copied or exported is in
/// logical order always.
public enum BidiMode: String, CaseIterable, Sendable {
  /// In visual order, letter by letter: for terminals that leave the order alone and join letters themselves.
  case app
  /// In visual order, Arabic letters in the forms that join: for terminals that draw each cell alone.
  case shaped
  /// In the order that the terminal makes the visual one of: for terminals that reorder each row themselves.
  case terminal

  /// The mode that fits the terminal, as far as its environment tells, and why.
  ///
  /// `variables` is the environment. Terminals that reorder say who they are; all others are taken for terminals that do
  /// not. Inside tmux and screen it is these that draw, whatever stands outside.
  public static func fitting(variables: [String: String], isUTF8: Bool) -> (mode: BidiMode, reason: String) {
    func isSet(_ name: String) -> Bool { !(variables[name] ?? "").isEmpty }
    guard isUTF8 else { return (.app, "without UTF-8 there are no such letters") }
    if isSet("TMUX") { return (.shaped, "tmux leaves the order alone") }
    if isSet("STY") { return (.shaped, "screen leaves the order alone") }
    for name in ["VTE_VERSION", "KONSOLE_VERSION", "MLTERM"] where isSet(name) {
      return (.terminal, "\(name) is set: this terminal reorders rows itself")
    }
    if variables["TERM_PROGRAM"] == "Apple_Terminal" {
      return (.terminal, "TERM_PROGRAM is Apple_Terminal, which reorders rows itself")
    }
    return (.shaped, "nothing says that this terminal reorders rows itself")
  }
}
