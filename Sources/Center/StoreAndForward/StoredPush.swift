import Payload

/// A push that was taken and waits to be delivered.
///
/// Source: apple-rules 6.
public struct StoredPush: Equatable, Sendable, Sequenced {
  /// What it waits for.
  public enum Cause: String, CaseIterable, Sendable {
    /// The phone is offline.
    case offline
    /// The phone saves power, and the push is of priority 5 or 1.
    case lowPower = "low-power"
    /// Pushes of priority 5 and 1 come in groups.
    case grouped
    /// The phone has it, but its app was woken too often lately.
    case budget
    /// The phone has it, and so has its app's service extension.
    case serviceExtension = "service-extension"

    /// Whether the service stores it, which has one place for each app.
    var isStoredByService: Bool { self == .offline || self == .lowPower }
    /// Whether it keeps the push from reaching the phone.
    var isAway: Bool { self != .serviceExtension }
  }

  /// The push as it came in.
  public var arrival: Arrival
  /// Its record as it stands.
  public var delivery: Delivery
  /// What it waits for.
  public var cause: Cause
  /// When it is given up.
  public var expiresAt: Timestamp
  /// The number that its notification gets, where it has reached the phone; nil: that of the moment when it does.
  public var notificationSequence: Int64?

  /// Makes a stored push.
  public init(
    arrival: Arrival, delivery: Delivery, cause: Cause, expiresAt: Timestamp, notificationSequence: Int64? = nil
  ) {
    self.arrival = arrival
    self.delivery = delivery
    self.cause = cause
    self.expiresAt = expiresAt
    self.notificationSequence = notificationSequence
  }

  /// That of its record.
  public var sequence: Int64 { delivery.sequence }
  /// The app.
  public var bundleIdentifier: String { arrival.bundleIdentifier }

  /// Whether `newer` takes its place.
  ///
  /// There is one for each app at the service, and one on the phone for what wakes the app. A group has room for several.
  func isReplaced(by newer: StoredPush) -> Bool {
    guard bundleIdentifier == newer.bundleIdentifier, sequence != newer.sequence else { return false }
    return cause.isStoredByService && newer.cause.isStoredByService || cause == .budget && newer.cause == .budget
  }
}

extension Arrival {
  /// Seconds that a push is kept at most (apple-rules 6).
  static let longestStorage = 30.0 * 86_400

  /// 10, 5 or 1: where the sender gave none 10, but of a file the one that fits its push type.
  var effectivePriority: Int { headers.priority ?? (source == .file && headers.pushType == .background ? 5 : 10) }

  /// When a push that came in at `moment` is given up.
  func expiry(receivedAt moment: Timestamp) -> Timestamp {
    let latest = moment.adding(seconds: Self.longestStorage)
    guard let expiration = headers.expiration else { return latest }
    return min(latest, Timestamp(secondsSince1970: Double(expiration)))
  }

  /// Whether it is not over at `now`, when it comes in: `apns-expiration` 0 never may.
  func mayWait(at now: Timestamp) -> Bool { expiry(receivedAt: now) > now }
}
