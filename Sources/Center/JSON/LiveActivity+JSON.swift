public import Payload

extension LiveActivity {
  /// One object of `liveActivities` in `state --json`.
  public var json: JSONOutput {
    .object([
      ("identifier", .string(identifier)),
      ("bundleIdentifier", .string(bundleIdentifier)),
      ("attributesType", .string(attributesType)),
      ("attributes", .raw(attributes)),
      ("contentState", .raw(contentState)),
      ("state", .string(state.rawValue)),
      ("timestamp", .double(timestamp)),
      ("startedAt", .string(startedAt.description)),
      ("updatedAt", .string(updatedAt.description)),
      ("staleAt", .text(staleAt?.description)),
      ("endedAt", .text(endedAt?.description)),
      ("dismissAt", .string(dismissAt.description)),
      ("relevanceScore", .double(relevanceScore)),
      ("title", .string(title)),
      ("body", .string(body)),
      ("updateCount", .integer(Int64(updateCount))),
      ("channel", .text(channel)),
    ])
  }
}
