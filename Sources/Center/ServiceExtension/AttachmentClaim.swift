public import Media
public import Payload

/// A file that a service extension wants to attach.
///
/// Whether a notification can carry it is found out by the shell, which looks at the file (``type``).
public struct AttachmentClaim: Equatable, Sendable {
  /// Names it within its notification; empty: it gets a name by its place.
  public var identifier: String
  /// Where it is: a path, which begins at the folder for attachments where it is relative, or a `file:` address.
  public var url: String
  /// How it is shown.
  public var options: Attachment.Options
  /// What the file is; nil: nobody has looked at it, and it is not attached.
  public var type: MediaType?

  /// Attachments that a notification has at most.
  public static let limit = 10

  /// Makes a claim.
  public init(identifier: String, url: String, options: Attachment.Options = .init(), type: MediaType? = nil) {
    self.identifier = identifier
    self.url = url
    self.options = options
    self.type = type
  }

  /// A claim to a file that is attached already.
  public init(_ attachment: Attachment) {
    self.init(
      identifier: attachment.identifier, url: attachment.path, options: attachment.options, type: attachment.type)
  }

  /// The file that is attached; nil where nobody has looked at it.
  public var attachment: Attachment? {
    type.map { Attachment(identifier: identifier, path: url, type: $0, options: options) }
  }

  /// The name and the kind of file, for people.
  var words: String { type.map { "\(identifier) (\($0.title))" } ?? identifier }
}

extension AttachmentClaim {
  private static let names = ["identifier", "url", "type", "options"]

  /// `identifier`, `url`, `type` (a uniform type identifier, once somebody has looked at it) and `options`.
  public var json: JSONOutput {
    .object([
      ("identifier", .string(identifier)), ("url", .string(url)), ("type", .text(type?.uniformTypeIdentifier)),
      ("options", options.json),
    ])
  }

  /// Reads one element of `attachments`; nil, and a remark, where it cannot be one.
  public init?(json: JSONValue, remarks: inout [String]) {
    guard let url = json["url"]?.string, !url.isEmpty, !url.utf8.contains(0) else {
      remarks.append("an attachment needs 'url', the path of a file: it is left out")
      return nil
    }
    for member in json.eachMember where !Self.names.contains(member.key) {
      let hint = nearest(member.key, in: Self.names).map { ", did you mean '\($0)'?" } ?? ""
      remarks.append("an attachment has no '\(terminalSafe(String(member.key.prefix(60))))'\(hint)")
    }
    let options = json["options"].map { Attachment.Options(json: $0, remarks: &remarks) } ?? .init()
    self.init(
      identifier: json["identifier"]?.string ?? "", url: url, options: options,
      type: json["type"]?.string.flatMap(MediaType.init(uniformTypeIdentifier:)))
  }
}

extension [AttachmentClaim] {
  /// Reads a list of attachments; what is too many or cannot be one is a remark.
  init?(json: JSONValue, remarks: inout [String]) {
    guard json.isNull || json.kind == .array else { return nil }
    self = []
    for element in json.elements.prefix(AttachmentClaim.limit) {
      if let claim = AttachmentClaim(json: element, remarks: &remarks) { append(claim) }
    }
    if json.elements.count > AttachmentClaim.limit {
      remarks.append("a notification has at most \(AttachmentClaim.limit) attachments: the others are left out")
    }
  }

  /// Adds a claim under a name of its own, `attachment-2` where it has none.
  public mutating func add(_ claim: AttachmentClaim) {
    var claim = claim
    let name = claim.identifier.isEmpty ? "attachment" : claim.identifier
    if claim.identifier.isEmpty { claim.identifier = "\(name)-\(count + 1)" }
    var number = count
    while contains(where: { $0.identifier == claim.identifier }) {
      number += 1
      claim.identifier = "\(name)-\(number)"
    }
    append(claim)
  }
}
