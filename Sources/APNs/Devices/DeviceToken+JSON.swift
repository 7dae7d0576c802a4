import Center
public import Payload

extension DeviceToken {
  /// One object, as `device tokens --json` prints it.
  public var json: JSONOutput {
    .object([
      ("token", .string(token)),
      ("bundleIdentifier", .string(bundleIdentifier)),
      ("environment", .string(environment.rawValue)),
      ("condition", .string(condition.word)),
      ("since", condition.since.map { .string($0.description) } ?? .null),
      ("registeredAt", .string(registeredAt.description)),
    ])
  }
}
