import Center
public import Payload

extension ProviderKey {
  /// One object, as `key list --json` prints it; the public key is left out.
  public var json: JSONOutput {
    .object([
      ("keyIdentifier", .string(keyIdentifier)),
      ("teamIdentifier", .string(teamIdentifier)),
      ("environment", environment.map { .string($0.rawValue) } ?? .null),
      ("topics", .array(topics.map { .string($0) })),
      ("relatedKey", relatedKey.map { .string($0) } ?? .null),
      ("createdAt", .string(createdAt.description)),
      ("revokedAt", revokedAt.map { .string($0.description) } ?? .null),
    ])
  }

  /// Whether `text` can be the identifier of a key or a team: ten capital letters and digits (apple-rules 5.1).
  public static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 10
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }
}
