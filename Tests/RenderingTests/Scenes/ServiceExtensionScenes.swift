import Center
import Rendering
import Screen
import TestSupport

extension SnapshotScene {
  /// The inspector while a service extension has a push, and afterwards.
  static let serviceExtensions: [SnapshotScene] = [
    SnapshotScene("extension-waiting") { inspected(ExtendedPhone()) },
    SnapshotScene("extension-starts-cold") { inspected(running(for: 1)) },
    SnapshotScene("extension-running") { inspected(running(for: 12.4)) },
    SnapshotScene("extension-running-140x30") { inspected(running(for: 27), columns: 140, rows: 30) },
    SnapshotScene("extension-running-40x16") { inspected(running(for: 12.4), columns: 40, rows: 16) },
    SnapshotScene("extension-running-blocks") { inspected(running(for: 27), edges: .blocks) },
    SnapshotScene("extension-in-the-log") { inspected(running(for: 12.4), tab: .deliveries) },
    SnapshotScene("extension-handed-over") { inspected(handedOver()) },
    SnapshotScene("extension-handed-over-blocks") { inspected(handedOver(), rows: 34, edges: .blocks) },
    SnapshotScene("extension-handed-over-140x40") { inspected(handedOver(), columns: 140, rows: 40) },
    SnapshotScene("extension-handed-over-40x40") { inspected(handedOver(), columns: 40, rows: 40) },
    SnapshotScene("extension-timed-out") { inspected(ended(.timedOut, after: 31, attempt)) },
    SnapshotScene("extension-crashed") { inspected(ended(.killed(signal: 11), after: 0.4, [steps[0]])) },
    SnapshotScene("extension-filtered") {
      inspected(
        ended(.exited(0), after: 1.25, [(1.25, #"{"content":{"title":"","body":"","badge":4}}"#)], mayFilter: true))
    },
    SnapshotScene("extension-unchanged") { inspected(ended(.exited(0), after: 0.5, [(0.5, #"{"content":{}}"#)])) },
    SnapshotScene("extension-urdu") {
      inspected(
        ended(
          .exited(0), after: 2.5,
          [(2.5, #"{"content":{"title":"علی رضا","subtitle":"کل شام","body":"کیا آپ station پر آ رہے ہیں؟"}}"#)],
          #"{"title":"نیا پیغام","body":"کھولنے کے لیے چھوئیں"}"#, locale: "ur_PK"))
    },
  ]

  private typealias Line = (seconds: Double, text: String)

  private static let steps: [Line] = [
    (2.1, #"{"step":"decrypt"}"#), (3.6, #"{"step":"fetch the route of the rider"}"#), (20.5, #"{"step":"map"}"#),
  ]

  private static let attempt: [Line] =
    steps + [(3.5, #"{"attempt":{"title":"Maya Holm","body":"The ferry leaves at six"}}"#)]

  private static func running(for seconds: Double) -> ExtendedPhone {
    var phone = ExtendedPhone()
    phone.start()
    phone.wait(seconds: seconds)
    return phone
  }

  private static func handedOver() -> ExtendedPhone {
    ended(
      .exited(0), after: 21.75,
      steps + [
        (
          21.75,
          #"{"content":{"title":"Maya Holm","body":"The ferry leaves at six. Bring the blue map, the other one has no harbours on it.","badge":4,"threadIdentifier":"maya","categoryIdentifier":null},"contents":1}"#
        )
      ], log: [(2.2, "key 7 of the ring"), (20.1, "192 points")])
  }

  private static func ended(
    _ end: ExtensionTranscript.End, after seconds: Double, _ lines: [Line],
    _ alert: String = ExtendedPhone.alert, log: [Line] = [], mayFilter: Bool = false, locale: String? = nil
  ) -> ExtendedPhone {
    var phone = ExtendedPhone(alert, mayFilter: mayFilter, locale: locale)
    phone.start()
    phone.end(end, after: seconds, lines, log: log)
    return phone
  }

  private static func inspected(
    _ phone: ExtendedPhone, columns: Int = 80, rows: Int = 24, edges: EdgeStyle = .lines,
    tab: InspectorTab = .explanation
  ) -> Frame {
    view(phone.phone, columns: columns, rows: rows, edges: edges) { screen, _ in
      screen.pages = [.list, .inspector]
      screen.inspectorTab = tab
    }
  }
}

/// A phone whose app has a service extension, and a push that it gets.
private struct ExtendedPhone {
  static let alert = #"{"title":"New message","body":"Open Chat to read it"}"#

  private(set) var phone: CenterFixture
  private var request: ServiceExtensionRequest?

  init(_ alert: String = alert, mayFilter: Bool = false, locale: String? = nil) {
    var chat = CenterFixture.profiles[0]
    chat.serviceExtension = ServiceExtension(.command(["extend"]), coldStartSeconds: 2)
    if mayFilter { chat.capabilities.insert(.filtering) }
    phone = CenterFixture(profiles: [chat])
    if let locale { phone.apply(.localeChanged(locale)) }
    let effects = phone.apply(
      .payloadArrived(
        Arrival(
          bundleIdentifier: chat.bundleIdentifier,
          payload: Array(#"{"aps":{"alert":\#(alert),"category":"MESSAGE","mutable-content":1}}"#.utf8),
          headers: Arrival.Headers(), deliveryIdentifier: "delivery-1", assignedRequestIdentifier: "request-1")))
    for case .runServiceExtension(let request) in effects { self.request = request }
  }

  mutating func wait(seconds: Double) { phone.wait(seconds: seconds) }

  mutating func start() {
    guard let request else { return }
    phone.apply(.serviceExtensionStarted(delivery: request.delivery))
  }

  mutating func end(
    _ end: ExtensionTranscript.End, after seconds: Double, _ lines: [(seconds: Double, text: String)],
    log: [(seconds: Double, text: String)]
  ) {
    guard let request else { return }
    var transcript = ExtensionTranscript(of: request)
    for line in lines { transcript.take(line: Array(line.text.utf8), at: line.seconds) }
    for line in log { transcript.take(logLine: Array(line.text.utf8), at: line.seconds) }
    phone.apply(
      .serviceExtensionEnded(delivery: request.delivery, transcript.ended(end, at: seconds)), after: seconds)
    phone.wait(seconds: 60)
  }
}
