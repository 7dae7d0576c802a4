/// What the screen is told: how it looks, what it asks of the terminal, what it watches.
///
/// Four places have a say, the strongest first: options of the command line, variables of the environment, the
/// configuration file, and what is built in. ``init(_:)`` is the one place where that is decided.
public struct ScreenSettings: Equatable, Sendable {
  /// The colours.
  public var theme: ThemePreference
  /// How the edges of cards are drawn.
  public var edges: EdgePreference
  /// How many colours may be used.
  public var color: ColorChoice
  /// What pictures are drawn of.
  public var graphics: GraphicsPreference
  /// Whether everything is ASCII, text too.
  public var isASCII: Bool
  /// Whether anything slides.
  public var hasMotion: Bool
  /// Whether clicks and the wheel are asked of the terminal.
  public var usesMouse: Bool
  /// Who puts right-to-left text in order.
  public var bidi: BidiPreference
  /// How wide the inspector is.
  public var inspectorWidth: PaneWidth
  /// How the hours of a day are counted.
  public var hourFormat: HourPreference
  /// Whether a sound rings the terminal's bell.
  public var ringsBell: Bool
  /// Folders whose new and changed payload files are delivered.
  public var watchedFolders: [String]
  /// The keymap file; nil: `keys.json` beside the configuration file, where there is one.
  public var keyMapPath: String?

  /// What holds where nobody says anything.
  public static let standard = ScreenSettings([])

  /// The settings in force: for each of them what the first of `layers` says that says anything, else what is built in.
  ///
  /// - Parameter layers: the strongest first.
  public init(_ layers: [SettingsLayer]) {
    func first<Value>(_ path: KeyPath<SettingsLayer, Value?>) -> Value? {
      layers.lazy.compactMap { $0[keyPath: path] }.first
    }
    theme = first(\.theme) ?? .automatic
    edges = first(\.edges) ?? .automatic
    color = first(\.color) ?? .auto
    graphics = first(\.graphics) ?? .automatic
    isASCII = first(\.isASCII) ?? false
    hasMotion = first(\.hasMotion) ?? true
    usesMouse = first(\.usesMouse) ?? true
    bidi = first(\.bidi) ?? .automatic
    inspectorWidth = first(\.inspectorWidth) ?? .automatic
    hourFormat = first(\.hourFormat) ?? .automatic
    ringsBell = first(\.ringsBell) ?? true
    watchedFolders = first(\.watchedFolders) ?? []
    keyMapPath = first(\.keyMapPath)
  }
}

/// What one place says about the screen: nil where it says nothing.
public struct SettingsLayer: Equatable, Sendable {
  /// ``ScreenSettings/theme``.
  public var theme: ThemePreference?
  /// ``ScreenSettings/edges``.
  public var edges: EdgePreference?
  /// ``ScreenSettings/color``.
  public var color: ColorChoice?
  /// ``ScreenSettings/graphics``.
  public var graphics: GraphicsPreference?
  /// ``ScreenSettings/isASCII``.
  public var isASCII: Bool?
  /// ``ScreenSettings/hasMotion``.
  public var hasMotion: Bool?
  /// ``ScreenSettings/usesMouse``.
  public var usesMouse: Bool?
  /// ``ScreenSettings/bidi``.
  public var bidi: BidiPreference?
  /// ``ScreenSettings/inspectorWidth``.
  public var inspectorWidth: PaneWidth?
  /// ``ScreenSettings/hourFormat``.
  public var hourFormat: HourPreference?
  /// ``ScreenSettings/ringsBell``.
  public var ringsBell: Bool?
  /// ``ScreenSettings/watchedFolders``.
  public var watchedFolders: [String]?
  /// ``ScreenSettings/keyMapPath``.
  public var keyMapPath: String?

  /// Says nothing.
  public init() {}
}
