public import Payload

extension Response {
  /// One object, as `log --format jsonl` prints it; `userText` is there for a reply only.
  public var json: JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("sequence", .integer(sequence)),
      ("respondedAt", .string(respondedAt.description)),
      ("bundleIdentifier", .string(bundleIdentifier)),
      ("requestIdentifier", .string(requestIdentifier)),
      ("threadIdentifier", .text(threadIdentifier)),
      ("categoryIdentifier", .text(categoryIdentifier)),
      ("actionIdentifier", .string(actionIdentifier)),
    ]
    if let userText { members.append(("userText", .string(userText))) }
    members += [
      ("activation", .string(activation.rawValue)),
      ("authenticated", .bool(authenticated)),
      ("userInfo", .raw(userInfo)),
      ("delegate", delegate?.json ?? .null),
    ]
    return .object(members)
  }
}
