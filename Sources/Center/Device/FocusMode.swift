/// A Focus: who and what may interrupt.
///
/// Source: apple-rules 7.3.
public struct FocusMode: Equatable, Sendable {
  /// `do-not-disturb`, `work`, `sleep` or the user's own.
  public var identifier: String
  /// The name in the picker and the status line.
  public var name: String
  /// Its sign: one grapheme cluster, two cells at most.
  public var glyph: String
  /// Bundle identifiers of apps that may interrupt.
  public var allowedApps: Set<String>
  /// Whether Time Sensitive notifications of other apps come through.
  public var allowsTimeSensitive: Bool
  /// The apps' Focus filters: the `filter-criteria` values that pass, by bundle identifier; no entry is no filter.
  public var filters: [String: Set<String>]

  /// Makes a Focus that lets nobody through unless told otherwise.
  public init(
    identifier: String, name: String, glyph: String = "☾", allowedApps: Set<String> = [],
    allowsTimeSensitive: Bool = false, filters: [String: Set<String>] = [:]
  ) {
    self.identifier = identifier
    self.name = name
    self.glyph = glyph
    self.allowedApps = allowedApps
    self.allowsTimeSensitive = allowsTimeSensitive
    self.filters = filters
  }

  /// The three that every device has.
  public static let readyMade = [
    FocusMode(identifier: "do-not-disturb", name: "Do Not Disturb", glyph: "☾"),
    FocusMode(identifier: "work", name: "Work", glyph: "▣", allowsTimeSensitive: true),
    FocusMode(identifier: "sleep", name: "Sleep", glyph: "☽"),
  ]
}
