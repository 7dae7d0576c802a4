import Center
import Media
import Payload

// Values with something in every field, and text that storing could spoil.

let awkwardText = "a\u{0}b \u{202E}עברית \u{1F468}\u{200D}\u{1F469} 'quoted' \"twice\" \\ \n\t\u{7F} é\u{301}"

func sampleNotification(_ number: Int64, request: String? = nil, payload: [UInt8] = [1, 0, 255]) -> Notification {
  Notification(
    key: NotificationKey(bundleIdentifier: "com.example.chat", requestIdentifier: request ?? "request-\(number)"),
    sequence: number, deliveryIdentifier: "delivery-\(number)", threadIdentifier: number % 2 == 0 ? nil : "thread",
    categoryIdentifier: "MESSAGE", title: "Title \(number)", subtitle: "", body: awkwardText,
    interruptionLevel: .timeSensitive, relevanceScore: 0.1, targetContentIdentifier: "window",
    filterCriteria: nil, deliveredAt: Timestamp(milliseconds: 1_750_000_000_123 + number), presentation: .held,
    heldReason: "Focus Work", replacedCount: 3, attachments: number % 2 == 0 ? [] : [sampleAttachment], stored: payload)
}

let sampleAttachment: Attachment = {
  var attachment = Attachment(identifier: awkwardText, path: "/media/a b.gif", type: .gif)
  attachment.options.thumbnailTime = 0.25
  attachment.options.thumbnailClippingRectangle = UnitRectangle(x: 0.1, y: 0.2, width: 0.3, height: 0.4) ?? .whole
  return attachment
}()

func sampleDelivery(
  _ number: Int64, delivery: String? = nil, request: String? = nil, refusal: Refusal? = nil
) -> Delivery {
  Delivery(
    sequence: number, deliveryIdentifier: delivery ?? "D\(number)", requestIdentifier: request ?? "R\(number)",
    bundleIdentifier: "com.example.chat", pushType: .liveactivity, receivedAt: Timestamp(milliseconds: -5),
    forwardedAt: Timestamp(milliseconds: 7), source: .endpoint, disposition: .stored, presentation: .list,
    refusal: refusal, replaced: true,
    sound: SoundEvent(storedName: "bell.caf", isCritical: true, volume: 0.25), badge: .max, storedByteCount: 77,
    findings: [
      Finding(
        rule: "trailing-comma", severity: .error, position: SourcePosition(offset: 9, line: 2, column: 3),
        keyPath: "aps.alert", message: awkwardText, suggestion: "take it out"),
      Finding(
        rule: "x", severity: .info, position: SourcePosition(offset: 0, line: 1, column: 1), keyPath: .root, message: ""
      ),
    ],
    explanation: [ExplanationStep(.interruptionLevel, "held", awkwardText, keyPath: "aps.interruption-level")],
    serviceExtension: sampleRun())
}

func sampleRun() -> ServiceExtensionRun {
  var content = NotificationContent()
  content.title = awkwardText
  content.userInfo = #"{"n":123456789012345678901234567890}"#
  var run = ServiceExtensionRun(before: NotificationContent(), timeoutSeconds: 30)
  run.after = content
  run.startedAt = Timestamp(milliseconds: 5)
  run.ending = .timedOut
  run.outcome = .attempt
  run.reason = awkwardText
  run.steps = [.init("decrypt", startedAt: 0.125, seconds: nil, remark: awkwardText, hasFailed: true)]
  run.log = [.init(seconds: 1.5, text: awkwardText)]
  run.remarks = [awkwardText]
  return run
}

func sampleResponse(_ number: Int64) -> Response {
  Response(
    storedSequence: number, respondedAt: Timestamp(milliseconds: 42), bundleIdentifier: "com.example.chat",
    requestIdentifier: "R", threadIdentifier: nil, categoryIdentifier: "MESSAGE", actionIdentifier: "REPLY",
    userText: awkwardText, activation: .background, authenticated: true,
    userInfo: #"{"n":123456789012345678901234567890}"#,
    delegate: DelegateOutcome(.failed, attempts: 3, reason: awkwardText))
}

func sampleActivity(_ identifier: String) -> LiveActivity {
  LiveActivity(
    storedIdentifier: identifier, bundleIdentifier: "com.example.ride", attributesType: "Ride", attributes: "{}",
    contentState: #"{"eta":1.50}"#, state: .stale, timestamp: 1_750_000_000.5, startedAt: Timestamp(milliseconds: 1),
    updatedAt: Timestamp(milliseconds: 2), staleAt: Timestamp(milliseconds: 3), endedAt: nil,
    dismissAt: Timestamp(milliseconds: 4), relevanceScore: 100, title: "Ride", body: awkwardText, updateCount: 7,
    channel: "AAAA")
}
