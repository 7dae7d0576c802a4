public import Payload

extension DismissalUndo {
  /// One object, as `dismiss --undo --json` prints it; what came back stands in the order of arrival.
  public var json: JSONOutput {
    .object([
      ("restored", .array(restored.map { Self.named($0.key, []) })),
      (
        "refused",
        .array(
          Obstacle.allCases.flatMap { obstacle in
            (refused[obstacle] ?? []).map { Self.named($0, [("reason", .string(obstacle.rawValue))]) }
          })
      ),
      ("responseCount", .integer(Int64(responseCount))),
      ("message", .string(sentence)),
    ])
  }

  private static func named(_ key: NotificationKey, _ others: [(String, JSONOutput)]) -> JSONOutput {
    .object(
      [
        ("bundleIdentifier", .string(key.bundleIdentifier)), ("requestIdentifier", .string(key.requestIdentifier)),
      ] + others)
  }
}
