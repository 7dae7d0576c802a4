import Center
import Payload
import Testing

/// A center under test: sends events at a clock of its own, and keeps the effects of the last one.
struct Phone {
  static let app = "com.example.app"
  static let noon = Timestamp(milliseconds: 1_783_080_000_000)  // 2026-07-03T12:00:00Z

  var state: CenterState
  var effects: [CenterEffect] = []
  var clock = Phone.noon
  private var pushes = 0

  /// A phone with `com.example.app`, which may do everything, and whatever else is given.
  init(
    _ profile: AppProfile = .allowedEverything(), others: [AppProfile] = [], device: DeviceProfile = .standard
  ) {
    state = CenterState(now: Phone.noon, deviceProfile: device, profiles: [profile] + others)
  }

  /// Sends an event now.
  mutating func send(_ event: CenterEvent) {
    effects = state.reduce(event, at: clock)
    let broken = state.brokenInvariants()
    #expect(broken.isEmpty, "\(broken)")
  }

  /// Lets time pass.
  mutating func wait(seconds: Double) {
    clock = clock.adding(seconds: seconds)
    send(.timePassed)
  }

  /// Delivers a payload and returns what was decided.
  @discardableResult
  mutating func push(
    _ json: String, to app: String = Phone.app, headers: Arrival.Headers = .init(), id: String? = nil,
    source: Arrival.Source = .file, attachments: [Center.Attachment] = []
  ) -> Delivery {
    push(bytes: Array(json.utf8), to: app, headers: headers, id: id, source: source, attachments: attachments)
  }

  /// Delivers bytes and returns what was decided.
  @discardableResult
  mutating func push(
    bytes: [UInt8], to app: String = Phone.app, headers: Arrival.Headers = .init(), id: String? = nil,
    source: Arrival.Source = .file, attachments: [Center.Attachment] = []
  ) -> Delivery {
    pushes += 1
    send(
      .payloadArrived(
        Arrival(
          bundleIdentifier: app, payload: bytes, headers: headers, source: source,
          deliveryIdentifier: "delivery-\(pushes)", assignedRequestIdentifier: id ?? "n\(pushes)",
          attachments: attachments)))
    return state.recentDeliveries[state.recentDeliveries.count - 1]
  }

  /// The key of a notification of the app.
  static func key(_ identifier: String, of app: String = Phone.app) -> NotificationKey {
    NotificationKey(bundleIdentifier: app, requestIdentifier: identifier)
  }

  /// The notification under `identifier`.
  func notification(_ identifier: String, of app: String = Phone.app) -> Notification? {
    state.notifications[Phone.key(identifier, of: app)]
  }

  /// Request identifiers from the top of the list to its bottom.
  var listed: [String] {
    (0..<state.threadCount).flatMap { index in
      state.thread(at: index)?.members.reversed().map(\.key.requestIdentifier) ?? []
    }
  }

  /// The stacks from the top: their `thread-id`s, empty for none, each with its count.
  var stacks: [String] {
    (0..<state.threadCount).compactMap { index in
      state.thread(at: index).map { "\($0.threadIdentifier ?? "")(\($0.members.count))" }
    }
  }

  var badge: Int64? { state.apps[Phone.app]?.badge }
  var sounds: [SoundEvent] {
    effects.compactMap { if case .playSound(let sound) = $0 { sound } else { nil } }
  }
  var responses: [Response] {
    effects.compactMap { if case .storeResponse(let response) = $0 { response } else { nil } }
  }
  var removals: [RemovalReason] {
    effects.compactMap { if case .removeNotification(_, let reason) = $0 { reason } else { nil } }
  }
}

extension AppProfile {
  /// An app with every capability and every permission; `change` takes something away or adds to it.
  static func allowedEverything(
    _ bundleIdentifier: String = Phone.app, _ change: (inout AppProfile) -> Void = { _ in }
  ) -> AppProfile {
    var profile = AppProfile.plain(bundleIdentifier: bundleIdentifier)
    profile.isPlain = false
    profile.name = "Example"
    profile.capabilities = Set(Capability.allCases)
    change(&profile)
    return profile
  }
}

extension Delivery {
  /// The verdict of a step; nil where it was not taken.
  func verdict(_ step: ExplanationStep.Name) -> String? { explanation.last { $0.step == step }?.verdict }
  /// The reason of a step; empty where it was not taken.
  func reason(_ step: ExplanationStep.Name) -> String { explanation.last { $0.step == step }?.reason ?? "" }
}
