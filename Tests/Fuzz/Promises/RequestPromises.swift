import APNs
import Center
import HTTP2

/// What the endpoint promises of any bytes of a provider; empty unless there is a bug.
///
/// The first byte says what the rest is: what follows the preface on the wire, or a request line by line (the path, then
/// header fields as `name: value`, a blank line, and the body), which gets past HTTP/2 more often.
public func brokenRequestPromises(_ bytes: [UInt8]) -> [String] {
  guard let first = bytes.first else { return [] }
  let rest = bytes.dropFirst()
  return first & 1 == 0 ? broughtByWire(rest).broken : brokenTakingPromises(request(rest))
}

/// How many requests come of bytes that are read as those of the wire: fuzzing that never gets one tries nothing.
public func wireRequestCount(_ bytes: [UInt8]) -> Int { broughtByWire(bytes.dropFirst()).requestCount }

/// Bytes after the preface: the session never answers what was not asked, and always has something to say or is done.
private func broughtByWire(_ bytes: ArraySlice<UInt8>) -> (broken: [String], requestCount: Int) {
  guard let session = try? ServerSession() else { return (["no session"], 0) }
  var service = Service()
  var broken: [String] = []
  var requestCount = 0
  var output: [UInt8] = []
  do throws(SessionError) {
    try session.receive(Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + [0, 0, 0, 4, 0, 0, 0, 0, 0])
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 113) {
      try session.receive(bytes[start..<min(start + 113, bytes.endIndex)])
      for case .message(let stream, let message) in session.takeEvents() {
        requestCount += 1
        let fields = message.fields.filter { !$0.name.hasPrefix(":") }.map { ProviderRequest.Field($0.name, $0.value) }
        let request = ProviderRequest(
          method: message.method, path: message.path, fields: fields, body: message.body,
          bodyByteCount: message.bodyByteCount)
        if message.body.count > session.limits.bodyBytes { broken.append("more of a body is kept than is allowed") }
        let outcome = service.take(request)
        broken += brokenOutcomePromises(outcome, of: request)
        guard let answer = outcome.answer else { continue }
        session.respond(
          to: stream, status: answer.status, fields: answer.headerFields.map { HTTPField($0.name, $0.value) },
          body: answer.body)
      }
      try session.send(into: &output)
      if output.count > 64 + 4096 * (bytes.count + 1) { broken.append("answers grow out of proportion") }
    }
  } catch {
    // The peer broke a rule: what is left to say must still be there to be said.
    try? session.send(into: &output)
  }
  if session.keptBodyBytes < 0 || session.unsentBodyBytes < 0 { broken.append("bytes are counted wrongly") }
  return (broken, requestCount)
}

private func brokenTakingPromises(_ request: ProviderRequest) -> [String] {
  var service = Service()
  // Twice: what the first one registered, the second one finds.
  return brokenOutcomePromises(service.take(request), of: request)
    + brokenOutcomePromises(service.take(request), of: request)
}

private func brokenOutcomePromises(_ outcome: GatewayOutcome, of request: ProviderRequest) -> [String] {
  guard let answer = outcome.answer else { return ["no answer without a fault"] }
  var broken: [String] = []
  if let reason = answer.reason {
    if reason.status != answer.status { broken.append("\(reason) comes with \(answer.status)") }
    if outcome.acceptance != nil { broken.append("refused and taken") }
    if (answer.timestamp != nil) != (answer.status == 410) { broken.append("a timestamp with \(answer.status)") }
  } else if answer.status >= 300 {
    broken.append("\(answer.status) without a reason")
  }
  if answer.identifier.isEmpty { broken.append("an answer without an identifier") }
  if let acceptance = outcome.acceptance {
    if acceptance.payload.count > 5120 { broken.append("\(acceptance.payload.count) bytes were taken") }
    if acceptance.payload != request.body { broken.append("another body was taken than was sent") }
    if acceptance.bundleIdentifier.isEmpty { broken.append("taken for no app") }
  }
  if outcome.record.status != answer.status { broken.append("the record says \(outcome.record.status ?? 0)") }
  let controls = answer.headerFields.contains { $0.value.utf8.contains { $0 < 0x20 || $0 == 0x7F } }
  if controls { broken.append("a control character in a header field") }
  return broken
}

/// Reads the line form of a request.
private func request(_ bytes: ArraySlice<UInt8>) -> ProviderRequest {
  var lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 40, omittingEmptySubsequences: false)[...]
  let path = lines.popFirst().map { String(decoding: $0, as: UTF8.self) } ?? ""
  var fields: [ProviderRequest.Field] = []
  while let line = lines.popFirst(), !line.isEmpty {
    let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    fields.append(
      ProviderRequest.Field(
        String(decoding: parts[0], as: UTF8.self).lowercased(),
        parts.count > 1 ? String(decoding: parts[1].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self) : ""))
  }
  let body = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  let method = fields.first { $0.name == "method" }?.value ?? "POST"
  return ProviderRequest(method: method, path: path, fields: fields, body: body)
}

/// A service that trusts everyone, for one connection.
private struct Service {
  private var gateway = Gateway()
  private var connection: ProviderConnection
  private var now = Timestamp(milliseconds: 1_783_071_660_000)

  init() {
    connection = ProviderConnection(number: 1, environment: .sandbox, openedAt: now)
    gateway.choices.adoptsUnknownTokens = true
    gateway.choices.credentials.trustsEveryone = true
  }

  mutating func take(_ request: ProviderRequest) -> GatewayOutcome {
    now = now.adding(seconds: 1)
    return gateway.take(request, on: &connection, at: now, with: FixedTools())
  }
}

/// Signatures are right where their first byte says so.
private struct FixedTools: GatewayTools {
  func verify(_ signature: [UInt8], of message: [UInt8], by key: ProviderKey) -> Bool { signature.first == 1 }
  func makeIdentifier() -> String { "F4121B12-E0BF-3266-F079-000000000001" }
}
