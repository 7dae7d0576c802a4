import Center
import Media
import Payload
import Rendering

/// A fresh center in memory with payloads delivered into it, for the commands that draw without a terminal.
struct RenderedPayloads {
  /// The app of a payload that names none.
  static let standardApp = "com.example.app"
  /// Where the clock stands if nobody says otherwise (2026-01-05T09:41:00Z): nothing drawn depends on the time of day.
  static let standardClock = Timestamp(milliseconds: 1_767_606_060_000)

  private let device: DeviceProfile
  /// Without service extensions.
  private let profiles: [AppProfile]
  private let extendedProfiles: [AppProfile]
  private let now: Timestamp
  private var arrivals: [(name: String, arrival: Arrival)] = []
  /// What the newest of them carries.
  var attachments: [Attachment] = []

  init(device: DeviceProfile, profiles: [AppProfile], now: Timestamp?) {
    self.device = device
    extendedProfiles = profiles
    // What an extension would change is `belfry extension run`'s: here the payload is shown as it was sent.
    self.profiles = profiles.map { profile in
      var profile = profile
      profile.serviceExtension = nil
      return profile
    }
    self.now = now ?? Self.standardClock
  }

  /// Adds a payload, which messages call `name`.
  ///
  /// Identifiers are numbers: the same payloads always give the same frame.
  mutating func append(_ payload: [UInt8], name: String, pushType: PushType?) {
    let bundle = JSONDocument(payload).root?["Simulator Target Bundle"]?.string ?? Self.standardApp
    let number = arrivals.count + 1
    let arrival = Arrival(
      bundleIdentifier: bundle, payload: payload, headers: Arrival.Headers(pushType: pushType),
      deliveryIdentifier: "delivery-\(number)", assignedRequestIdentifier: "notification-\(number)")
    arrivals.append((name, arrival))
  }

  /// The payloads, by name, that a device would hand to their app's service extension first.
  var namesForExtensions: [String] {
    var center = CenterState(now: now, deviceProfile: device, profiles: extendedProfiles)
    return arrivals.filter { arrival in
      center.reduce(.payloadArrived(arrival.arrival), at: now).contains {
        if case .runServiceExtension = $0 { true } else { false }
      }
    }.map(\.name)
  }

  /// The frame of a view, and why payloads were refused.
  ///
  /// `fill` is given what a frame looked up in `gallery`, and says whether it took anything in; `describe` says what a
  /// program of the app's shows in the expanded view.
  func frame(
    _ view: View, columns: Int, rows: Int?, edges: EdgeStyle, gallery: inout MediaGallery,
    fill: (inout MediaGallery, [MediaRequest]) -> Bool,
    describe: (NotificationKey?, CenterState) -> ContentDescriptions
  ) -> (frame: Frame, refusals: [String]) {
    var center = CenterState(now: now, deviceProfile: device, profiles: profiles)
    if view == .lockScreen { _ = center.reduce(.locked, at: now) }
    var refusals: [String] = []
    for (number, (name, arrival)) in arrivals.enumerated() {
      var arrival = arrival
      if number == arrivals.count - 1 { arrival.attachments = attachments }
      for case .storeDelivery(let delivery, _) in center.reduce(.payloadArrived(arrival), at: now) {
        if let refusal = delivery.refusal { refusals.append("\(name): \(refusal.message)") }
      }
    }
    let descriptions =
      view == .expanded ? describe(expandedNotification(of: center), center) : ContentDescriptions()
    func draw() -> Frame {
      render(
        view, of: center, columns: columns, rows: rows, edges: edges, gallery: gallery, descriptions: descriptions)
    }
    var frame = draw()
    if fill(&gallery, frame.mediaRequests) { frame = draw() }
    return (frame, refusals)
  }
}
