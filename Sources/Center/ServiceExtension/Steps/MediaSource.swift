import Payload

/// What the step `attach` attaches: what a field of `userInfo` has the address of, or a file beside the profile.
public struct MediaSource: Equatable, Sendable {
  /// Where it is.
  public enum Place: Equatable, Sendable {
    /// The field with an `http` or `https` address.
    case field(String)
    /// A file in the folder of the profile.
    case file(String)
  }

  /// Where it is.
  public var place: Place
  /// Names it within its notification; nil: it gets a name by its place.
  public var identifier: String?
  /// How it is shown.
  public var options = Attachment.Options()

  /// Attaches what is at `place`.
  public init(_ place: Place) { self.place = place }

  var members: [(String, JSONOutput)] {
    var members: [(String, JSONOutput)] =
      switch place {
      case .field(let field): [("field", .string(field))]
      case .file(let path): [("file", .string(path))]
      }
    if let identifier { members.append(("identifier", .string(identifier))) }
    if options != .init() { members.append(("options", options.json)) }
    return members
  }
}
