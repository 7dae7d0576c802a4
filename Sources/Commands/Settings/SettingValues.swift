public import Rendering
public import TextLayout

public import Center

/// Which colours are wanted.
public enum ThemePreference: Equatable, Sendable {
  /// Light or dark, by the terminal's background.
  case automatic
  /// A theme that comes with Belfry, one of the user's, or a file.
  case named(String)
  /// One for light backgrounds, one for dark ones.
  case byAppearance(light: String, dark: String)

  /// What `--theme` means by `name`.
  public init(_ name: String) { self = name == Self.automaticWord ? .automatic : .named(name) }

  /// The word for ``automatic``.
  static let automaticWord = "auto"

  /// The theme's name or file on a terminal of this appearance.
  public func name(on appearance: Theme.Appearance) -> String {
    switch self {
    case .automatic: appearance == .light ? "ios-light" : "ios-dark"
    case .named(let name): name
    case .byAppearance(let light, let dark): appearance == .light ? light : dark
    }
  }
  /// Whether a theme's name is the path of a file.
  static func isPath(_ name: String) -> Bool { name.contains("/") || name.hasSuffix(".json") }

  /// The names in it, for messages and for what to watch.
  public var names: [String] {
    switch self {
    case .automatic: []
    case .named(let name): [name]
    case .byAppearance(let light, let dark): [light, dark]
    }
  }
}

/// How the edges of cards are drawn.
public enum EdgePreference: String, CaseIterable, Sendable {
  /// What looks best with the terminal's colours.
  case automatic = "auto"
  /// Half blocks in the card's own colour.
  case blocks
  /// Thin lines with round corners.
  case lines
  /// Hyphens and bars.
  case ascii
}

/// What pictures are drawn of.
public enum GraphicsPreference: String, CaseIterable, Sendable {
  /// Pixels where the terminal said that it draws them in place of characters, else cells.
  case automatic = "auto"
  /// Characters and colours.
  case cells
  /// Pixels by kitty's graphics protocol, whatever the terminal says.
  case kitty
}

/// Who puts right-to-left text in order.
public enum BidiPreference: String, CaseIterable, Sendable {
  /// What is known to fit the terminal.
  case automatic = "auto"
  /// Belfry, letters in their plain forms.
  case app
  /// Belfry, Arabic letters in the forms that join.
  case shaped
  /// The terminal.
  case terminal

  /// The mode; nil: as fits the terminal (``TextLayout/BidiMode/fitting(variables:isUTF8:)``).
  public var mode: BidiMode? { BidiMode(rawValue: rawValue) }
}

/// How the hours of a day are counted.
public enum HourPreference: String, CaseIterable, Sendable {
  /// As the device's locale does.
  case automatic = "auto"
  /// Twice from 1 to 12.
  case twelve = "12"
  /// From 0 to 23.
  case twentyFour = "24"

  /// The format; nil: as the device's locale does.
  public var format: HourFormat? {
    switch self {
    case .automatic: nil
    case .twelve: .twelve
    case .twentyFour: .twentyFour
    }
  }
}

/// How wide a part of the screen is.
public enum PaneWidth: Equatable, Sendable {
  /// A share of the terminal.
  case automatic
  /// So many columns, as far as the terminal has them.
  case columns(Int)

  /// The columns; nil: a share of the terminal.
  public var columnCount: Int? { if case .columns(let count) = self { count } else { nil } }

  /// The columns that can be asked for.
  static let range: ClosedRange<Int64> = 30...200
}
