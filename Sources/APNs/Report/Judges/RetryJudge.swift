import Center

/// What a provider does after a no.
///
/// Pushes that were refused, and tokens that are dead, are remembered within bounds: the oldest are forgotten. Sources:
/// apple-rules 2.5 and 3.2.
struct RetryJudge: Equatable, Sendable {
  /// Seconds after which the same push is no retry any more.
  static let memory: Double = 24 * 3600
  /// Seconds to wait after a server error.
  static let serverErrorPause: Double = 15 * 60
  /// Seconds to wait after TooManyRequests; the service says only that there has to be a pause.
  static let tooManyRequestsPause: Double = 1

  /// A push: to whom, and with what.
  ///
  /// The same token at the other address is another one: sending it there is the cure, and no retry.
  private struct Push: Hashable {
    var environment: APNsEnvironment
    var token: String
    /// nil: whatever the body, since it is the token that was refused.
    var payload: UInt64?
  }

  private struct Refusal: Equatable {
    var reason: Reason
    var moment: Timestamp
    /// Under what topic the push came.
    var topic: String?
    /// On which connection.
    var connection: Int64
    /// With which key.
    var key: String?

    init(_ record: RequestRecord, _ reason: Reason) {
      self.reason = reason
      moment = record.receivedAt
      topic = record.value(of: "apns-topic")
      connection = record.connection
      key = record.claims?.keyIdentifier
    }

    /// Whether the push comes again as it was, with nothing mended of what was refused.
    func isRepeated(by record: RequestRecord) -> Bool {
      switch reason {
      case .deviceTokenNotForTopic: topic == record.value(of: "apns-topic")
      case .forbidden: connection == record.connection && key == record.claims?.keyIdentifier
      default: true
      }
    }
  }

  private var pushes = Remembered<Push, Refusal>(limit: 4096)
  private var dead = Remembered<Push, Timestamp>(limit: 4096)

  mutating func fault(of record: RequestRecord) -> ReportRule? {
    // The path of nearly every push: nothing was refused, and nothing has to be looked up.
    if record.reason == nil, pushes.isEmpty, dead.isEmpty { return nil }
    let device = Push(environment: record.environment, token: record.token.lowercased(), payload: nil)
    var push = device
    push.payload = record.payloadHash
    let rule = verdict(on: record, device, push)
    remember(record, device, push)
    return rule
  }

  private func verdict(on record: RequestRecord, _ device: Push, _ push: Push) -> ReportRule? {
    if dead[device] != nil { return .pushedToDeadToken }
    for place in [device, push] {
      guard let refusal = pushes[place], refusal.isRepeated(by: record) else { continue }
      let passed = record.receivedAt.seconds(since: refusal.moment)
      switch refusal.reason {
      case .internalServerError, .serviceUnavailable:
        if passed < Self.serverErrorPause { return .retriedServerErrorTooSoon }
      case .tooManyRequests: if passed < Self.tooManyRequestsPause { return .retriedTooManyRequestsTooSoon }
      default: if passed < Self.memory { return .retriedRefusal }
      }
    }
    return nil
  }

  private mutating func remember(_ record: RequestRecord, _ device: Push, _ push: Push) {
    guard let reason = record.reason else { return }
    switch reason {
    case .expiredToken, .unregistered: dead[device] = record.receivedAt
    case .badDeviceToken, .tooManyRequests:
      pushes[device] = Refusal(record, reason)
    case .deviceTokenNotForTopic, .forbidden, .payloadTooLarge, .internalServerError, .serviceUnavailable:
      pushes[push] = Refusal(record, reason)
    default: break
    }
  }
}

/// The newest values by key; where there are too many the oldest is forgotten.
struct Remembered<Key: Hashable & Sendable, Value: Equatable & Sendable>: Equatable, Sendable {
  private var values: [Key: Value] = [:]
  private var order: Ring<Key>

  init(limit: Int) { order = Ring(limit: limit) }

  var isEmpty: Bool { values.isEmpty }

  subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      guard let newValue else { return }
      if values.updateValue(newValue, forKey: key) != nil { return }
      if let gone = order.append(key) { values[gone] = nil }
    }
  }
}
