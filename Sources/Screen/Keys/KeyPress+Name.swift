import Payload

extension KeyPress {
  /// The key as a keymap file writes it: `j`, `Ctrl-p`, `F1`, `Up`.
  public var name: String {
    switch self {
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    default: label
    }
  }

  /// Whether the key types text where there is a field for it.
  var isText: Bool { if case .character = self { true } else { false } }

  /// The key that a keymap file calls `name`; capitals matter in letters alone: `G`, but `pgup`.
  init(name: String) throws(KeyNameFault) {
    if name.count == 1, let character = name.first {
      guard !character.isNewline, name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
      else { throw .unknown(nearest: nil) }
      self = .character(name)
      return
    }
    let word = name.lowercased()
    if let key = Self.named[word] {
      self = key
    } else if let rest = Self.rest(of: word, after: ["ctrl-", "control-", "c-", "^"]) {
      self = try Self.control(rest)
    } else if Self.rest(of: word, after: ["alt-", "meta-", "option-", "m-", "a-"]) != nil {
      throw .alt
    } else if Self.rest(of: word, after: ["shift-", "s-"]) != nil {
      throw .shift(name.last.map { $0.uppercased() } ?? "")
    } else {
      let names = functionRange.map { "F\($0)" } + Self.written.map(\.name)
      throw .unknown(nearest: nearest(name, in: names))
    }
  }

  /// The key that is called `name`; nil: none is.
  public static func called(_ name: String) -> KeyPress? { try? KeyPress(name: name) }

  private static func control(_ rest: Substring) throws(KeyNameFault) -> KeyPress {
    switch rest {
    case "m": throw .comesAs("Enter")
    case "i": throw .comesAs("Tab")
    case "h": throw .comesAs("Backspace")
    case "[": throw .comesAs("Esc")
    default:
      guard rest.count == 1, let letter = rest.first, letter.isASCII, letter.isLetter else { throw .notWithControl }
      return .control(letter)
    }
  }

  private static func rest(of word: String, after prefixes: [String]) -> Substring? {
    prefixes.first { word.hasPrefix($0) && word.count > $0.count }.map { word.dropFirst($0.count) }
  }

  /// The keys that are called by a word.
  private static let written: [KeyPress] = [
    .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
    .character(" "),
  ]

  private static let named: [String: KeyPress] = {
    var keys = Dictionary(uniqueKeysWithValues: written.map { ($0.name.lowercased(), $0) })
    for number in functionRange { keys["f\(number)"] = .function(number) }
    let others: [(String, KeyPress)] = [
      ("return", .enter), ("escape", .escape), ("backtab", .backTab), ("del", .delete), ("pageup", .pageUp),
      ("pagedown", .pageDown),
    ]
    for (word, key) in others { keys[word] = key }
    return keys
  }()
}

/// The function keys that every terminal description has.
private let functionRange = 1...12

/// Why a name is no key.
enum KeyNameFault: Error, Equatable {
  /// Alt types letters on many keyboards.
  case alt
  /// What Shift makes of a key is a key of its own.
  case shift(String)
  /// A terminal sends another key for it.
  case comesAs(String)
  /// Control makes nothing of it.
  case notWithControl
  case unknown(nearest: String?)

  /// What is wrong, after the name.
  var message: String {
    switch self {
    case .alt: "needs Alt, which types letters on many keyboards and comes in as Esc and a key on others"
    case .shift: "is no key of its own: a terminal tells what Shift makes of a key, not that it is held"
    case .comesAs(let key): "comes in as \(key): a terminal cannot tell them apart"
    case .notWithControl: "is no key: Ctrl goes with the letters from a to z"
    case .unknown: "is no key"
    }
  }

  /// What to do.
  var suggestion: String {
    switch self {
    case .alt, .notWithControl: "choose another key"
    case .shift(let key): "write '\(key)'"
    case .comesAs(let key): "write '\(key)'"
    case .unknown(let nearest?): "did you mean '\(nearest)'?"
    case .unknown: "a key is 'j', 'G', 'Ctrl-p', 'F1', 'Enter', 'Space', 'Up' and the like"
    }
  }
}
