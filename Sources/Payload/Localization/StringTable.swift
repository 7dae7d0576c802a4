/// An app's strings for one locale: what a `.strings` file holds.
public struct StringTable: Equatable, Sendable {
  /// The value of each key.
  public var entries: [String: String]
  /// Makes a table.
  public init(entries: [String: String] = [:]) { self.entries = entries }
}
