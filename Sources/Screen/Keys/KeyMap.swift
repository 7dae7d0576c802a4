// The one table of keys (KeyTable.swift): what a key does and the help page are made of it. `D` clears a whole stack, as
// it does in the mail readers, so Do Not Disturb is `z`; no key needs Alt, which types letters on many keyboards.

/// A line of the table: the keys that mean something, and what.
public struct KeyBinding: Equatable, Sendable {
  /// The keys and what each of them asks for: one intent, but for the digits.
  public let keys: [(press: KeyPress, intent: Intent)]
  /// What the help says.
  public let meaning: String
  /// How the keys are written in the help.
  public let label: String

  init(_ presses: [KeyPress], _ intent: Intent, _ meaning: String) {
    keys = presses.map { ($0, intent) }
    self.meaning = meaning
    label = presses.map(\.label).joined(separator: " ")
  }

  /// The digits: `1` is the first button, `0` the tenth.
  init(digitsMeaning meaning: String) {
    keys = (1...10).map { (.character(String($0 % 10)), .chooseAction($0)) }
    self.meaning = meaning
    label = "1-9 0"
  }

  /// Whether two lines say the same.
  public static func == (left: KeyBinding, right: KeyBinding) -> Bool {
    left.label == right.label && left.meaning == right.meaning
      && left.keys.map(\.press) == right.keys.map(\.press) && left.keys.map(\.intent) == right.keys.map(\.intent)
  }
}

/// What the keys of a place mean.
public struct KeyMap: Equatable, Sendable {
  /// The groups of the help page, in order.
  public let sections: [(title: String, bindings: [KeyBinding])]
  /// Whether a typed character is text: then only the keys of the table are commands.
  public let takesText: Bool
  private let intents: [KeyPress: Intent]

  init(takesText: Bool = false, _ sections: [(title: String, bindings: [KeyBinding])]) {
    self.takesText = takesText
    self.sections = sections
    let keys = sections.flatMap { $0.bindings.flatMap(\.keys) }
    intents = Dictionary(keys.map { ($0.press, $0.intent) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a key means here; nil: nothing.
  public func intent(for key: KeyPress) -> Intent? {
    if let intent = intents[key] { return intent }
    guard takesText else { return nil }
    switch key {
    case .character(let text), .paste(let text): return .insert(text)
    default: return nil
    }
  }

  /// Whether two maps hold the same lines.
  public static func == (left: KeyMap, right: KeyMap) -> Bool {
    left.takesText == right.takesText && left.intents == right.intents
  }
}

extension Page {
  /// What the keys mean on this page.
  public var keyMap: KeyMap {
    switch self {
    case .list: .list
    case .expanded: .expanded
    case .reply: .reply
    case .focusPicker, .devicePanel: .picker
    case .confirmation, .unlock: .question
    case .help, .output: .reading
    case .inspector: .inspector
    case .commandLine: .commandLine
    }
  }
}

extension ScreenState {
  /// What `key` means on the page on top; nil: nothing.
  public func intent(for key: KeyPress) -> Intent? { page.keyMap.intent(for: key) }
}
