import Payload
import Screen

extension DoctorReport.Section {
  /// What the terminal is and does.
  static func terminal(_ facts: TerminalFacts, color: ColorChoice, in environment: Environment) -> Self {
    var section = Self(key: "terminal", title: "Terminal")
    section.addKind(facts, environment.variables)
    section.addLocale(facts, environment.variables)
    section.addColors(facts, color, environment.variables)
    section.add("mouse", facts.hasMouse ? "yes" : "terminfo knows of none", .bool(facts.hasMouse))
    section.addSize(facts)
    section.addAnswers(facts)
    section.addPictures(facts)
    return section
  }

  private mutating func addKind(_ facts: TerminalFacts, _ variables: [String: String]) {
    let isThere = facts.isTerminal
    add(
      "output", isThere ? "a terminal" : "no terminal: what follows is what the environment says", .bool(isThere),
      isThere ? .fine : .remark)
    let name = variables["TERM"] ?? ""
    let value = JSONOutput.text(name.isEmpty ? nil : name)
    // Without a terminal nothing is to be shown, and nothing fails.
    let weight: DoctorReport.Weight = isThere ? .fault : .remark
    if name.isEmpty || name == "dumb" {
      let text = name.isEmpty ? "not set" : "dumb, which cannot move a cursor"
      add("TERM", text, value, weight, advice: "set TERM, or use --plain", exit: .terminal)
    } else if !facts.isKnown {
      add(
        "TERM", "\(name), which terminfo does not know: drawn for another", value, .remark,
        advice: "install its terminfo entry, or set TERM to one that is known")
    } else if !facts.canMoveCursor {
      add("TERM", "\(name), which cannot move a cursor", value, weight, advice: "use --plain", exit: .terminal)
    } else {
      add("TERM", "\(name), which terminfo knows", value)
    }
    if let outer = ["TMUX", "STY"].first(where: { !(variables[$0] ?? "").isEmpty }) {
      add("inside", outer == "TMUX" ? "tmux" : "screen", .string(outer == "TMUX" ? "tmux" : "screen"))
    }
  }

  private mutating func addLocale(_ facts: TerminalFacts, _ variables: [String: String]) {
    let wanted = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { variables[$0] }.first { !$0.isEmpty } ?? "C"
    let value = JSONOutput.object([
      ("name", .string(wanted)), ("codeset", .string(facts.codeset)), ("utf8", .bool(facts.isUTF8)),
    ])
    if facts.isUTF8 {
      add("locale", "\(wanted): UTF-8", value)
    } else {
      let codeset = facts.codeset.isEmpty ? "" : " (\(facts.codeset))"
      add(
        "locale", "\(wanted)\(codeset), not UTF-8: text beyond ASCII is shown as ?", value, .remark,
        advice: "set LANG to a UTF-8 locale, such as C.UTF-8")
    }
  }

  private mutating func addColors(_ facts: TerminalFacts, _ choice: ColorChoice, _ variables: [String: String]) {
    let has = facts.hasDirectColor ? "truecolor" : facts.colorCount > 0 ? "\(facts.colorCount)" : "none"
    let hasNoColor = !(variables["NO_COLOR"] ?? "").isEmpty
    let (used, reason): (String, String) =
      switch choice {
      case .auto where hasNoColor: ("none", "NO_COLOR is set")
      case .auto: (has, facts.isKnown ? "as terminfo says" : "terminfo does not say")
      case .never: ("none", "--color never")
      case .sixteen, .twoHundredFiftySix, .truecolor: (choice.rawValue, "--color \(choice.rawValue)")
      }
    let value = JSONOutput.object([("used", .string(used)), ("terminfo", .string(has)), ("reason", .string(reason))])
    add("colours", used == "none" ? "none (\(reason))" : "\(used) (\(reason))", value)
  }

  private mutating func addSize(_ facts: TerminalFacts) {
    guard let columns = facts.columns, let rows = facts.rows else { return }
    let isEnough = columns >= SmallestScreen.columns && rows >= SmallestScreen.rows
    let value = JSONOutput.object([("columns", .integer(Int64(columns))), ("rows", .integer(Int64(rows)))])
    if isEnough {
      add("size", "\(columns)x\(rows)", value)
    } else {
      add(
        "size", "\(columns)x\(rows), too small", value, .remark,
        advice: "make it \(SmallestScreen.columns)x\(SmallestScreen.rows) or larger")
    }
  }

  private mutating func addPictures(_ facts: TerminalFacts) {
    let value = JSONOutput.object([
      ("auto", .string(facts.drawsPixels ? "kitty" : "cells")), ("version", .text(facts.version)),
    ])
    let reason =
      switch (facts.version, facts.mayDrawPixels) {
      case (let version?, _): "\(version) does not draw pixels in place of characters"
      case (nil, true): "asked for pixels, it did not answer"
      case (nil, false): "kitty and Ghostty are asked for pixels, outside tmux"
      }
    add("pictures", facts.drawsPixels ? "pixels (\(facts.version ?? ""))" : "cells (\(reason))", value)
  }

  private mutating func addAnswers(_ facts: TerminalFacts) {
    let widths = JSONOutput.array(
      facts.widths.map { width in
        .object([
          ("name", .string(width.name)), ("text", .string(width.cluster)),
          ("expected", .integer(Int64(width.expected))), ("measured", .integer(Int64(width.measured))),
        ])
      })
    guard !facts.widths.isEmpty else {
      return add("widths", "not asked, or no answer: emoji are drawn in their safe forms", widths)
    }
    let others = facts.widths.filter { $0.measured != $0.expected }
    let list = others.map { "\($0.cluster) \($0.name) \($0.measured) in place of \($0.expected)" }
    add(
      "widths",
      others.isEmpty
        ? "all \(facts.widths.count) kinds as Unicode has them"
        : "drawn in safe forms: " + list.joined(separator: ", "), widths)
    add("background", facts.background ?? "not told", .text(facts.background))
  }
}
