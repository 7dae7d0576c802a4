import Center

/// How a provider makes its tokens.
///
/// Source: apple-rules 5.1.
struct TokenJudge: Equatable, Sendable {
  /// Seconds that a token is valid.
  static let lifetime: Double = 3600
  /// Seconds that a connection has to keep a token.
  static let patience: Double = 1200
  /// Tokens of one key within ``patience``, on whatever connections, that still look like several servers.
  static let tokensTolerated = 3
  /// Keys that are watched.
  private static let keyLimit = 64
  /// Connections that are watched.
  private static let connectionLimit = 4096

  /// `iat` of the last token that a connection has shown, and that of the one before.
  private var lastIssued: [Int64: Timestamp] = [:]
  /// The newest different `iat`s of a key, oldest first.
  private var issued: [String: [Timestamp]] = [:]

  mutating func faults(of record: RequestRecord) -> [ReportRule] {
    guard let claims = record.claims, let issuedAt = claims.issuedAt else { return [] }
    var rules: [ReportRule] = []
    let age = record.receivedAt.seconds(since: issuedAt)
    if age > Self.lifetime { rules.append(.tokenRefreshedTooLate) }
    if age < -Self.lifetime { rules.append(.tokenFromTheFuture) }
    let last = lastIssued[record.connection]
    guard last != issuedAt else { return rules }
    lastIssued[record.connection] = issuedAt
    if lastIssued.count > Self.connectionLimit { lastIssued.removeAll() }
    if let last {
      // An older token is no new one: several servers may stand behind one connection's pool.
      if issuedAt > last, issuedAt.seconds(since: last) < Self.patience { rules.append(.tokenRefreshedTooOften) }
    } else if isAnew(issuedAt, of: claims.keyIdentifier) {
      rules.append(.tokenPerConnection)
    }
    return rules
  }

  mutating func forget(_ connection: Int64) { lastIssued[connection] = nil }

  /// Whether the key has made more tokens within ``patience`` than are tolerated, and this is a further one.
  private mutating func isAnew(_ issuedAt: Timestamp, of key: String) -> Bool {
    var moments = issued[key] ?? []
    guard !moments.contains(issuedAt) else { return false }
    moments.append(issuedAt)
    moments.removeAll { abs(issuedAt.seconds(since: $0)) >= Self.patience }
    if issued.count >= Self.keyLimit, issued[key] == nil { issued.removeAll() }
    issued[key] = moments.suffix(Self.tokensTolerated + 1)
    return moments.count > Self.tokensTolerated
  }
}
