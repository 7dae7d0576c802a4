/// The themes that the viewer can choose among, and the one in force.
///
/// The shell knows what they look like: it fills in ``offered`` and paints in the one called ``current``.
public struct ThemeChoices: Equatable, Sendable {
  /// A line of the theme picker.
  public struct Choice: Equatable, Sendable {
    /// What `:theme` takes.
    public var name: String
    /// What is to say about it: `dark`.
    public var note: String
    /// Its colours, each 0xRRGGBB.
    public var swatch: [UInt32]

    /// Makes a line.
    public init(name: String, note: String, swatch: [UInt32]) {
      self.name = name
      self.note = note
      self.swatch = swatch
    }
  }

  /// The name or the file of the theme in force.
  public var current = ""
  /// The lines of the picker.
  public internal(set) var offered: [Choice] = []
  /// The theme that was in force when the picker was opened, for the way back.
  public internal(set) var before = ""

  /// No themes yet.
  public init() {}
}
