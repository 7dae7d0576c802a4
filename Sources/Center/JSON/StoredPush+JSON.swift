public import Payload

extension StoredPush {
  /// One object of `storedPushes` in `state --json`.
  public var json: JSONOutput {
    .object([
      ("deliveryIdentifier", .string(arrival.deliveryIdentifier)),
      ("requestIdentifier", .string(arrival.requestIdentifier)),
      ("bundleIdentifier", .string(bundleIdentifier)),
      ("receivedAt", .string(delivery.receivedAt.description)),
      ("cause", .string(cause.rawValue)),
      ("expiresAt", .string(expiresAt.description)),
    ])
  }
}
