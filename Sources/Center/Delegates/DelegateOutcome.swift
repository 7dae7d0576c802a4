public import Payload

/// What became of telling an app's delegate of a response.
public struct DelegateOutcome: Equatable, Sendable {
  /// The words of the JSON.
  public enum State: String, CaseIterable, Sendable {
    /// It is still to be told, or told again.
    case pending
    /// It was told.
    case delivered
    /// It could not be told, and is not tried again.
    case failed
  }

  /// How far it is.
  public var state: State
  /// How often it was tried.
  public var attempts: Int
  /// Why the last attempt failed, or what was wrong with the answer; nil: nothing.
  public var reason: String?

  /// Makes an outcome; one that nothing was done for yet where nothing is given.
  public init(_ state: State = .pending, attempts: Int = 0, reason: String? = nil) {
    self.state = state
    self.attempts = attempts
    self.reason = reason
  }

  /// `state`, `attempts` and `reason`.
  public var json: JSONOutput {
    .object([
      ("state", .string(state.rawValue)), ("attempts", .integer(Int64(attempts))), ("reason", .text(reason)),
    ])
  }
}

/// What came of an attempt to tell a delegate, and what it wants to be done.
public struct DelegateReport: Equatable, Sendable {
  /// What a delegate wants, ready to be done.
  public enum Act: Equatable, Sendable {
    /// As `UNUserNotificationCenter.setBadgeCount`.
    case setBadge(Int64)
    /// As `removeDeliveredNotifications(withIdentifiers:)`.
    case removeDelivered([String])
    /// A local notification, which comes in by the door ``Arrival/Source/local``.
    case post(Arrival)
  }

  /// The response's number.
  public var response: Int64
  /// The app.
  public var bundleIdentifier: String
  /// What came of it.
  public var outcome: DelegateOutcome
  /// What it wants, in order.
  public var acts: [Act]

  /// Makes a report.
  public init(response: Int64, bundleIdentifier: String, outcome: DelegateOutcome, acts: [Act] = []) {
    self.response = response
    self.bundleIdentifier = bundleIdentifier
    self.outcome = outcome
    self.acts = acts
  }
}

extension CenterState {
  /// Writes down what came of telling a delegate, and does what it wants, as the app's own code could.
  mutating func takeUp(_ report: DelegateReport, _ effects: inout [CenterEffect]) {
    if let place = recentResponses.lastIndex(where: { $0.sequence == report.response }) {
      recentResponses[place].delegate = report.outcome
    }
    effects.append(.storeDelegateOutcome(response: report.response, report.outcome))
    let app = report.bundleIdentifier
    for act in report.acts {
      switch act {
      case .setBadge(let badge):
        guard let settings = apps[app]?.profile.settings, settings.badges, settings.authorization == .authorized else {
          continue
        }
        setBadge(of: app, to: badge, cause: "delegate of response \(report.response)", &effects)
      case .removeDelivered(let identifiers):
        let keys = identifiers.map { NotificationKey(bundleIdentifier: app, requestIdentifier: $0) }
        var seen: Set<NotificationKey> = []
        remove(
          keys.filter { notifications[$0] != nil && seen.insert($0).inserted }, because: .removedByApp, &effects)
      case .post(let arrival): receive(arrival, &effects)
      }
    }
  }
}
