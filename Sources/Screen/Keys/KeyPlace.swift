/// A place with keys of its own; its raw value names it in the keymap file.
public enum KeyPlace: String, CaseIterable, Hashable, Sendable {
  /// The notification center.
  case list
  /// A notification with its full text.
  case expanded
  /// The text field of a text action.
  case reply
  /// The `:` line.
  case commandLine
  /// The palette.
  case palette
  /// The `/` line.
  case search
  /// The Focus picker and the theme picker.
  case picker
  /// The device panel.
  case devicePanel
  /// What providers asked.
  case provider
  /// The fault panel.
  case faults
  /// A question.
  case question
  /// Text to scroll: the help and what a command printed.
  case reading
  /// The inspector as a page.
  case inspector
  /// Beside the keys of a page, while a story plays.
  case story

  /// What the help calls it.
  public var title: String {
    switch self {
    case .list: "the list"
    case .expanded: "a notification"
    case .reply: "the reply"
    case .commandLine: "the command line"
    case .search: "the / line"
    case .palette: "the palette"
    case .picker: "a list to choose from"
    case .devicePanel: "the device panel"
    case .provider: "the provider page"
    case .faults: "the fault panel"
    case .question: "a question"
    case .reading: "a page of text"
    case .inspector: "the inspector"
    case .story: "a story"
    }
  }

  /// What the keys mean here if nobody changes them.
  public var standardKeyMap: KeyMap {
    switch self {
    case .list: .list
    case .expanded: .expanded
    case .reply: .reply
    case .commandLine: .commandLine
    case .palette: .palette
    case .search: .search
    case .picker: .picker
    case .devicePanel: .devicePanel
    case .provider: .provider
    case .faults: .faults
    case .question: .question
    case .reading: .reading
    case .inspector: .inspector
    case .story: .story
    }
  }
}

extension Page {
  /// The place whose keys hold on this page.
  public var keyPlace: KeyPlace {
    switch self {
    case .list: .list
    case .expanded: .expanded
    case .reply: .reply
    case .focusPicker, .themePicker: .picker
    case .devicePanel: .devicePanel
    case .provider: .provider
    case .faults: .faults
    case .palette: .palette
    case .confirmation, .unlock: .question
    case .help, .output: .reading
    case .inspector: .inspector
    case .commandLine: .commandLine
    case .filter: .search
    }
  }
}

/// What the keys mean, place by place: the table of KeyTable.swift with what the user changed in it.
///
/// A value that is shared until it changes: a copy of the viewer's state costs nothing for it.
public struct KeyMaps: Equatable, Sendable {
  private var maps: [KeyPlace: KeyMap]

  /// The table as it is built in.
  public static let standard = KeyMaps(
    maps: Dictionary(uniqueKeysWithValues: KeyPlace.allCases.map { ($0, $0.standardKeyMap) }))

  /// What the keys of a place mean.
  public internal(set) subscript(place: KeyPlace) -> KeyMap {
    get { maps[place] ?? place.standardKeyMap }
    set { maps[place] = newValue }
  }
}

extension ScreenState {
  /// What the keys mean on the page on top.
  public var keyMap: KeyMap { keyMaps[page.keyPlace] }

  /// What `key` means on the page on top; nil: nothing.
  public func intent(for key: KeyPress) -> Intent? {
    storyIntent(for: key) ?? keyMap.intent(for: key)
  }
}
