public import Center

/// The report card of the providers: what they did that the service asks them not to do.
///
/// Kept record by record. Each judge looks at one habit and remembers no more than it needs, within bounds.
public struct ProviderReport: Equatable, Sendable {
  /// What was seen of one rule.
  public struct Sighting: Equatable, Sendable {
    /// How often.
    public var count: Int64
    /// The first time.
    public var first: Timestamp
    /// The last time.
    public var last: Timestamp
    /// The request of the last time, ``RequestRecord/number``; nil where it was about a connection.
    public var request: Int64?
    /// The connection of the last time.
    public var connection: Int64
    /// Makes a sighting.
    public init(count: Int64, first: Timestamp, last: Timestamp, request: Int64?, connection: Int64) {
      self.count = count
      self.first = first
      self.last = last
      self.request = request
      self.connection = connection
    }
  }

  /// What was counted, good and bad.
  public struct Tally: Equatable, Sendable {
    /// Requests.
    public var requests: Int64 = 0
    /// Requests that were refused.
    public var refused: Int64 = 0
    /// Connections that were opened.
    public var connections: Int64 = 0
    /// GOAWAYs that were sent.
    public var goAways: Int64 = 0
    /// Nothing yet.
    public init() {}
  }

  /// What was seen, by rule.
  public private(set) var sightings: [ReportRule: Sighting]
  /// What was counted.
  public private(set) var tally: Tally

  private var connections = ConnectionJudge()
  private var tokens = TokenJudge()
  private var retries = RetryJudge()
  private var rates = RateJudge()

  /// A report that goes on where a stored one ended, or begins.
  public init(sightings: [ReportRule: Sighting] = [:], tally: Tally = Tally()) {
    self.sightings = sightings
    self.tally = tally
  }

  /// Looks at a request.
  mutating func note(_ record: RequestRecord) {
    tally.requests += 1
    if record.isError { tally.refused += 1 }
    if record.token.isEmpty { return }
    for rule in headerFaults(of: record) { see(rule, record) }
    for rule in tokens.faults(of: record) { see(rule, record) }
    if let rule = retries.fault(of: record) { see(rule, record) }
    if rates.isTooQuick(record) { see(.devicePushedTooQuickly, record) }
    for rule in connections.faults(of: record) { see(rule, record) }
  }

  /// A connection has come.
  mutating func begin(_ connection: ConnectionRecord) {
    tally.connections += 1
    if connections.begins(connection) { see(.connectionsOpenedQuickly, connection.number, connection.openedAt) }
  }

  /// A connection opened a stream over its limit.
  mutating func refuseStream(on connection: Int64, at moment: Timestamp) { see(.streamsOverLimit, connection, moment) }

  /// A connection opened a stream after its GOAWAY, which was not looked at.
  mutating func comeLate(on connection: Int64, at moment: Timestamp) {
    if connections.isTooLate(on: connection, at: moment) { see(.streamsAfterGoAway, connection, moment) }
  }

  /// A connection was told to go away.
  mutating func goAway(_ connection: Int64, at moment: Timestamp) {
    tally.goAways += 1
    connections.goesAway(connection, at: moment)
  }

  /// A connection has ended.
  mutating func end(_ connection: ConnectionRecord) {
    tokens.forget(connection.number)
    if connections.ends(connection) {
      see(.connectionPerPush, connection.number, connection.closedAt ?? connection.openedAt)
    }
  }

  private mutating func see(_ rule: ReportRule, _ record: RequestRecord) {
    see(rule, record.connection, record.receivedAt, request: record.number)
  }

  private mutating func see(_ rule: ReportRule, _ connection: Int64, _ moment: Timestamp, request: Int64? = nil) {
    // In place: some providers leave out the same header in every push.
    let unseen = Sighting(count: 0, first: moment, last: moment, request: request, connection: connection)
    sightings[rule, default: unseen].repeats(at: moment, request: request, connection: connection)
  }
}

extension ProviderReport.Sighting {
  /// It was seen once more.
  fileprivate mutating func repeats(at moment: Timestamp, request: Int64?, connection: Int64) {
    count += 1
    last = moment
    self.request = request
    self.connection = connection
  }
}
