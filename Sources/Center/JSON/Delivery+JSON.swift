public import Payload

extension Delivery {
  /// One object, as `push --json` and `deliveries --json` print it.
  public var json: JSONOutput {
    .object([
      ("deliveryIdentifier", .string(deliveryIdentifier)),
      ("requestIdentifier", .string(requestIdentifier)),
      ("bundleIdentifier", .string(bundleIdentifier)),
      ("pushType", .string(pushType.rawValue)),
      ("receivedAt", .string(receivedAt.description)),
      ("forwardedAt", .text(forwardedAt?.description)),
      ("source", .string(source.rawValue)),
      ("disposition", .string(disposition.rawValue)),
      ("presentation", .string(presentation.rawValue)),
      ("replaced", .bool(replaced)),
      ("sound", sound?.json ?? .null),
      ("badge", badge.map(JSONOutput.integer) ?? .null),
      ("bytes", .integer(Int64(byteCount))),
      ("findings", .array(findings.map(\.deliveryJSON))),
      ("explanation", .array(explanation.map(\.json))),
      ("serviceExtension", serviceExtension?.json ?? .null),
      ("sequence", .integer(sequence)),
      ("revision", .integer(revision)),
    ])
  }
}

extension SoundEvent {
  /// `name`, `critical` and `volume`.
  public var json: JSONOutput {
    .object([("name", .string(name)), ("critical", .bool(isCritical)), ("volume", .double(volume))])
  }
}

extension ExplanationStep {
  /// `step`, `verdict`, `reason` and `keyPath`.
  public var json: JSONOutput {
    .object([
      ("step", .string(step.rawValue)), ("verdict", .string(verdict)), ("reason", .string(reason)),
      ("keyPath", .string(keyPath)),
    ])
  }
}

extension Finding {
  /// The finding without a file, which a delivery does not have.
  fileprivate var deliveryJSON: JSONOutput {
    .object([
      ("line", .integer(Int64(position.line))),
      ("column", .integer(Int64(position.column))),
      ("keyPath", .string(keyPath.description)),
      ("rule", .string(rule)),
      ("severity", .string(severity.rawValue)),
      ("message", .string(message)),
      ("suggestion", .text(suggestion)),
    ])
  }
}
