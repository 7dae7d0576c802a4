// The one table of keys (KeyTable.swift): what a key does, the hints and the help page are made of it. `D` clears a
// whole stack, as it does in the mail readers, so Do Not Disturb is `z`; no key needs Alt, which types letters on many
// keyboards.

/// A line of the table: the keys that mean something, and what.
public struct KeyBinding: Equatable, Sendable {
  /// The keys, in the order in which they are written.
  public let presses: [KeyPress]
  /// What the help says.
  public let meaning: String
  /// One for all keys, or one for each: the digits.
  private let intents: [Intent]

  init(_ presses: [KeyPress], _ intent: Intent, _ meaning: String) {
    self.init(presses: presses, intents: [intent], meaning: meaning)
  }

  /// The digits: `1` is the first button, `0` the tenth.
  init(digitsMeaning meaning: String) {
    self.init(
      presses: (1...10).map { .character(String($0 % 10)) }, intents: (1...10).map { .chooseAction($0) },
      meaning: meaning)
  }

  private init(presses: [KeyPress], intents: [Intent], meaning: String) {
    self.presses = presses
    self.intents = intents
    self.meaning = meaning
  }

  /// The keys and what each of them asks for.
  public var keys: [(press: KeyPress, intent: Intent)] {
    presses.enumerated().map { ($1, intents.count == 1 ? intents[0] : intents[$0]) }
  }

  /// How the keys are written in the help; empty where there are none.
  public var label: String {
    let digits = (1...10).map { KeyPress.character(String($0 % 10)) }
    return presses == digits ? "1-9 0" : presses.map(\.label).joined(separator: " ")
  }

  /// The name in the keymap file: that of the intent.
  public var action: String { intents[0].name }

  /// The most keys that it can have; nil: any number.
  var keyLimit: Int? { intents.count == 1 ? nil : intents.count }

  /// The same with other keys.
  func rebound(to presses: [KeyPress]) -> KeyBinding {
    KeyBinding(presses: presses, intents: intents, meaning: meaning)
  }
}

/// What the keys of a place mean.
public struct KeyMap: Equatable, Sendable {
  /// The groups of the help page, in order.
  public let sections: [(title: String, bindings: [KeyBinding])]
  /// Whether a typed character is text: then only the keys of the table are commands.
  public let takesText: Bool
  private let intents: [KeyPress: Intent]
  /// The first key of each intent.
  private let firstKeys: [Intent: KeyPress]

  init(takesText: Bool = false, _ sections: [(title: String, bindings: [KeyBinding])]) {
    self.takesText = takesText
    self.sections = sections
    let keys = sections.flatMap { $0.bindings.flatMap(\.keys) }
    intents = Dictionary(keys.map { ($0.press, $0.intent) }, uniquingKeysWith: { first, _ in first })
    firstKeys = Dictionary(keys.map { ($0.intent, $0.press) }, uniquingKeysWith: { first, _ in first })
  }

  /// Every line, in order.
  public var bindings: [KeyBinding] { sections.flatMap(\.bindings) }

  /// What a key means here; nil: nothing.
  public func intent(for key: KeyPress) -> Intent? {
    if let intent = intents[key] { return intent }
    guard takesText else { return nil }
    switch key {
    case .character(let text), .paste(let text): return .insert(text)
    default: return nil
    }
  }

  /// The first key that means `intent`, as it is written; nil where none does.
  public func label(for intent: Intent) -> String? { firstKeys[intent]?.label }

  /// The same with other keys for the lines that `change` gives some.
  func rebinding(_ change: (KeyBinding) -> [KeyPress]?) -> KeyMap {
    KeyMap(
      takesText: takesText,
      sections.map { section in
        (section.title, section.bindings.map { binding in change(binding).map(binding.rebound) ?? binding })
      })
  }

  /// Whether two maps hold the same lines.
  public static func == (left: KeyMap, right: KeyMap) -> Bool {
    left.takesText == right.takesText && left.intents == right.intents
      && left.sections.map(\.bindings) == right.sections.map(\.bindings)
  }
}

extension Intent {
  /// The name of the case, without what it carries: the word of the keymap file.
  ///
  /// A test holds on to every name, so that renaming a case does not break a file that somebody wrote.
  public var name: String { String(String(describing: self).prefix { $0 != "(" }) }
}
