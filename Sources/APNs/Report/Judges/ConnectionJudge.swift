import Center

/// How a provider uses its connections.
///
/// The numbers are ours, since the service names none: it speaks of hours or days, and of "quickly". Sources: apple-rules
/// 2.5, 3.2 and 5.3.
struct ConnectionJudge: Equatable, Sendable {
  /// Connections that may be opened within ``minute``: a pool that fills itself is none of our business.
  static let openedTolerated = 20
  /// Connections with one push or none, closed by the provider, that may be somebody trying out curl.
  static let singlesTolerated = 2
  /// Seconds.
  static let minute: Double = 60
  /// Seconds in which requests may cross a GOAWAY on their way.
  static let crossing: Double = 1
  /// Requests between looks at the share of errors.
  static let sampleSize = 50

  private var opened = Ring<Timestamp>(limit: openedTolerated + 1)
  private var singles = 0
  private var away: [Int64: Timestamp] = [:]
  private var (sampled, refused) = (0, 0)

  /// Whether a connection that begins is one too many.
  mutating func begins(_ connection: ConnectionRecord) -> Bool {
    opened.append(connection.openedAt)
    guard opened.count > Self.openedTolerated, let oldest = opened.first else { return false }
    return connection.openedAt.seconds(since: oldest) < Self.minute
  }

  mutating func goesAway(_ connection: Int64, at moment: Timestamp) { away[connection] = moment }

  /// Whether what comes at `moment` can have crossed no GOAWAY on its way.
  func isTooLate(on connection: Int64, at moment: Timestamp) -> Bool {
    !away.isEmpty && away[connection].map { moment.seconds(since: $0) > Self.crossing } ?? false
  }

  /// Whether a connection that has ended was opened for one push.
  mutating func ends(_ connection: ConnectionRecord) -> Bool {
    away[connection.number] = nil
    guard connection.end == .peer, connection.requestCount == 1 else { return false }
    singles += 1
    return singles > Self.singlesTolerated
  }

  mutating func faults(of record: RequestRecord) -> [ReportRule] {
    var rules: [ReportRule] = []
    if isTooLate(on: record.connection, at: record.receivedAt) { rules.append(.streamsAfterGoAway) }
    // What the deck does is no fault of the provider's, and 410 does not count as an error.
    guard record.fault == nil, record.status != nil else { return rules }
    sampled += 1
    if record.isError, record.status != 410 { refused += 1 }
    if sampled == Self.sampleSize {
      if refused * 10 > sampled { rules.append(.tooManyErrors) }
      (sampled, refused) = (0, 0)
    }
    return rules
  }
}
