/// What the first screen can offer to somebody who has never seen one; the shell knows it.
public struct Welcome: Equatable, Sendable {
  /// A payload file that exists, as it is typed; nil: none was found.
  public var examplePayload: String?
  /// Whether `belfry demo` finds its payloads.
  public var hasDemo: Bool
  /// The folders whose files are delivered.
  public var watchedFolders: [String]

  /// Offers.
  public init(examplePayload: String? = nil, hasDemo: Bool = false, watchedFolders: [String] = []) {
    self.examplePayload = examplePayload
    self.hasDemo = hasDemo
    self.watchedFolders = watchedFolders
  }
}
