/// What a provider should do, or must; each has a finding of its own on the report card.
///
/// The raw values are stable: they stand in JSON, and docs/faults.md has a line for each.
public enum ReportRule: String, CaseIterable, Sendable {
  // Connections.
  case connectionPerPush = "connection-per-push"
  case connectionsOpenedQuickly = "connections-opened-quickly"
  case streamsAfterGoAway = "streams-after-goaway"
  case streamsOverLimit = "streams-over-limit"
  // Provider tokens.
  case tokenRefreshedTooOften = "token-refreshed-too-often"
  case tokenPerConnection = "token-per-connection"
  case tokenRefreshedTooLate = "token-refreshed-too-late"
  case tokenFromTheFuture = "token-from-the-future"
  // Answers.
  case retriedRefusal = "retried-refusal"
  case retriedServerErrorTooSoon = "retried-server-error-too-soon"
  case retriedTooManyRequestsTooSoon = "retried-too-many-requests-too-soon"
  case pushedToDeadToken = "pushed-to-dead-token"
  case tooManyErrors = "too-many-errors"
  // Devices.
  case devicePushedTooQuickly = "device-pushed-too-quickly"
  // Headers.
  case backgroundWithPriorityTen = "background-with-priority-10"
  case pushTypeMissing = "push-type-missing"
  case expirationMissing = "expiration-missing"
  case priorityMissing = "priority-missing"

  /// How much it weighs.
  public enum Weight: String, Sendable {
    /// A rule of the service is broken: pushes are refused, dropped, or the provider is shut out.
    case violation
    /// It works, and would work better.
    case advice
  }

  /// How much it weighs.
  public var weight: Weight {
    switch self {
    // A client may open streams before it has heard of the limit: what is refused can be sent again.
    case .streamsOverLimit, .tokenPerConnection, .devicePushedTooQuickly, .pushTypeMissing, .expirationMissing,
      .priorityMissing:
      .advice
    default: .violation
    }
  }
}
