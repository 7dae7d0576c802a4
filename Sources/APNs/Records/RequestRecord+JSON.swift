import Center
public import Payload

extension RequestRecord {
  /// The record as `requests --json` prints it.
  public var json: JSONOutput {
    .object([
      ("number", .integer(number)), ("connection", .integer(connection)),
      ("environment", .string(environment.rawValue)), ("receivedAt", .string(receivedAt.description)),
      ("method", .string(method)), ("path", .string(path)), ("token", token.isEmpty ? .null : .string(String(token))),
      (
        "headers",
        .array(safeFields.map { .object([("name", .string($0.name)), ("value", .string($0.value))]) })
      ),
      ("claims", claims.map { json(of: $0) } ?? .null), ("credentialFault", .text(credentialFault)),
      ("mistake", .text(mistake)),
      ("bytes", .integer(Int64(payloadByteCount))),
      ("status", status.map { .integer(Int64($0)) } ?? .null), ("reason", .text(reason?.rawValue)),
      ("deliveryIdentifier", identifier.isEmpty ? .null : .string(identifier)),
      ("seconds", seconds.map(JSONOutput.double) ?? .null), ("fault", .text(fault)),
      ("brokenOff", .text(brokenOff)),
    ])
  }

  private func json(of claims: Claims) -> JSONOutput {
    .object([
      ("keyIdentifier", .string(claims.keyIdentifier)), ("teamIdentifier", .string(claims.teamIdentifier)),
      ("issuedAt", .text(claims.issuedAt?.description)), ("age", claimedAge.map(JSONOutput.double) ?? .null),
      ("verdict", .string(claims.verdict?.rawValue ?? "valid")),
    ])
  }
}

extension ConnectionRecord {
  /// The record as `connections --json` prints it.
  public var json: JSONOutput {
    .object([
      ("number", .integer(number)), ("environment", .string(environment.rawValue)),
      ("openedAt", .string(openedAt.description)), ("peer", .string(peer)), ("tlsVersion", .text(tlsVersion)),
      ("certificate", .text(certificate)), ("userAgent", .text(userAgent)), ("requests", .integer(requestCount)),
      ("errors", .integer(errorCount)), ("refusedStreams", .integer(refusedStreamCount)),
      ("brokenRequests", .integer(brokenRequestCount)), ("wentAwayAt", .text(wentAwayAt?.description)),
      ("closedAt", .text(closedAt?.description)), ("end", .text(end?.rawValue)), ("endDetail", .text(endDetail)),
    ])
  }
}
