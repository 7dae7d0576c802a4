import Payload
import TextLayout

/// One line of text from right to left, written in each mode of `--bidi`: only who looks at the terminal can say which
/// one reads right.
struct BidiSample: Equatable {
  /// Urdu with a Latin word and a number in it.
  static let text = "سلام! یہ Belfry ہے، نمبر 48"

  /// The mode that is in force.
  var mode: BidiMode
  /// Why.
  var reason: String
  /// Whether the terminal can show such letters at all.
  var isUTF8: Bool

  /// The line as a mode writes it.
  static func line(_ mode: BidiMode) -> String {
    let laid = layOutLine(text, width: 60)
    switch mode {
    case .app: return laid.visualText
    case .terminal: return laid.logicalText
    case .shaped:
      guard let order = laid.logicalOrder else { return laid.visualText }
      var places = order
      for (place, logical) in order.enumerated() { places[logical] = place }
      var shaped = laid.clusters
      for (place, form) in zip(places, joinedForms(of: places.map { laid.clusters[$0] })) { shaped[place] = form }
      return String(shaped)
    }
  }

  /// The question with its three lines.
  var lines: [String] {
    guard isUTF8 else { return ["Without UTF-8 there are no letters from right to left to show."] }
    return ["Which of these lines reads right: from the right, letters joined, Belfry and 48 as they are?", ""]
      + BidiMode.allCases.map { mode in
        "  --bidi \(mode.rawValue)\(String(repeating: " ", count: 10 - mode.rawValue.count))\(Self.line(mode))"
      } + [
        "", "\(mode.rawValue) is in use: \(reason).", "Another one: --bidi, BELFRY_BIDI or \"bidi\" in config.json.",
      ]
  }
}
