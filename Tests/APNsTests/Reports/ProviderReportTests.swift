import APNs
import Center
import Payload
import TestSupport
import Testing

/// What people reported of providers and of other test servers, as promises.
@Suite("Reports about providers") struct ProviderReportTests {
  var phone = ProvidedPhone()

  @Test("BR-58: without a topic it is missing, with that of another app the token is not for it")
  mutating func topics() {
    #expect(phone.provider.push(["apns-topic": nil]).answer?.reason == .missingTopic)
    #expect(phone.provider.push(["apns-topic": "com.example.other"]).answer?.reason == .deviceTokenNotForTopic)
  }

  @Test("BR-59: the same provider token counts as often as it is sent")
  mutating func sameProviderToken() {
    for _ in 1...100 { #expect(phone.provider.push().answer?.status == 200) }
  }

  @Test("BR-61: a silent push sent as an alert is taken and not delivered; as background it wakes the app")
  mutating func silentPush() throws {
    let body = Array(#"{"aps":{"content-available":1}}"#.utf8)
    let alert = phone.push(body, ["apns-push-type": "alert"])
    #expect(alert.answer?.status == 200)
    #expect(alert.delivery?.findings.contains { $0.rule == "silent-alert-push" && $0.severity == .warning } == true)
    #expect(alert.delivery?.last?.verdict == "not delivered")
    let background = phone.push(body, ["apns-push-type": "background", "apns-priority": "5"])
    #expect(background.answer?.status == 200)
    #expect(background.delivery?.last?.verdict == "to app")
  }

  @Test("BR-62: a background push at priority 10 is refused, an alert that also wakes the app is not")
  mutating func backgroundPriority() {
    let background = ["apns-push-type": "background", "apns-priority": "10"]
    let silent = #"{"aps":{"content-available":1}}"#
    #expect(phone.provider.push(background, body: silent).answer?.reason == .badPriority)
    let alert = ["apns-push-type": "alert", "apns-priority": "10"]
    let waking = #"{"aps":{"alert":"Hello","content-available":1}}"#
    #expect(phone.provider.push(alert, body: waking).answer?.status == 200)
  }

  @Test("BR-63: a category does not make an alert of a silent push that names no type")
  mutating func guessedType() throws {
    let pushed = phone.push(try Fixtures.payload("131"), ["apns-priority": "5"])
    let delivery = try #require(pushed.delivery)
    #expect(delivery.pushType == .background)
    #expect(delivery.presentation == .none)
  }

  @Test("BR-64: a refusal has a status, an apns-id and a reason in JSON, a 410 the moment; a 200 has no body")
  mutating func answers() throws {
    let taken = try #require(phone.provider.push().answer)
    #expect(taken.status == 200 && taken.body.isEmpty && taken.identifier == Provider.identifier)
    phone.provider.register("ee", condition: .unregistered(since: Provider.noon))
    let dead = try #require(phone.provider.push(to: "ee").answer)
    #expect(dead.status == 410 && dead.identifier == Provider.identifier)
    let body = try #require(JSONDocument(dead.body).root)
    #expect(body["reason"]?.string == "Unregistered")
    #expect(body["timestamp"]?.number?.integer == Provider.noon.milliseconds)
    let bad = try #require(phone.provider.push(to: "zz").answer)
    #expect(bad.status == 400)
    #expect(JSONDocument(bad.body).root?["timestamp"] == nil)
  }

  @Test("BR-65: a token of the sandbox is bad in production")
  mutating func environments() {
    phone.provider.connection.environment = .production
    #expect(phone.provider.push().answer?.reason == .badDeviceToken)
  }

  @Test("BR-67: 'events' in place of 'event' is taken by the service and not applied; 'event' is")
  mutating func misspelledEvent() throws {
    let fields = Self.liveActivity
    let bytes = try Fixtures.payload("088")
    let wrong = phone.push(bytes, fields)
    #expect(wrong.answer?.status == 200)
    #expect(wrong.delivery?.last?.verdict == "not applied")
    #expect(wrong.delivery?.last?.reason.contains("'event'") == true)
    #expect(phone.phone.liveActivities.isEmpty)
    let mended = String(decoding: bytes, as: UTF8.self).replacing("\"events\"", with: "\"event\"")
    #expect(phone.push(Array(mended.utf8), fields).answer?.status == 200)
    #expect(phone.phone.liveActivities.count == 1)
  }

  @Test(
    "BR-68: a state that lacks a key of the app's type is taken by the service and not applied, with the key's name")
  mutating func undecodableState() throws {
    var profile = AppProfile.plain(bundleIdentifier: Provider.app)
    profile.liveActivities = ["Order": LiveActivityProfile(required: ["status"])]
    phone = ProvidedPhone(profile)
    let wrong = phone.push(try Fixtures.payload("090"), Self.liveActivity)
    #expect(wrong.answer?.status == 200)
    #expect(wrong.delivery?.last?.verdict == "not applied")
    #expect(wrong.delivery?.last?.reason.contains("lacks 'status'") == true)
    #expect(phone.phone.liveActivities.isEmpty)
    let right = #"{"aps":{"event":"update","timestamp":1,"content-state":{"status":"Confirmed"}}}"#
    _ = phone.push(Array(right.utf8), Self.liveActivity)
    #expect(phone.phone.liveActivities.count == 1)
  }

  @Test("BR-70: a call as VoIP never comes to the list; as an alert it shows nothing and says which keys are unknown")
  mutating func voip() throws {
    let bytes = try Fixtures.payload("073")
    let call = phone.push(bytes, ["apns-push-type": "voip", "apns-topic": Provider.app + ".voip"])
    #expect(call.answer?.status == 200)
    #expect(call.delivery?.last?.verdict == "to app")
    let alert = phone.push(bytes, ["apns-push-type": "alert"])
    #expect(alert.answer?.status == 200)
    #expect(alert.delivery?.presentation == Presentation.none)
    let findings = try #require(alert.delivery).findings.map(\.message).joined(separator: "\n")
    #expect(findings.contains("callkeep") && findings.contains("badge"), "\(findings)")
    #expect(phone.phone.notifications.isEmpty)
  }

  static let liveActivity: [String: String?] = [
    "apns-push-type": "liveactivity", "apns-topic": Provider.app + ".push-type.liveactivity",
  ]
}

/// What the phone does with what the service has answered 200.
@Suite("What was taken and cannot be shown") struct TakenAndDroppedTests {
  var phone = ProvidedPhone()

  @Test(
    "is dropped by the phone with the reason, and not refused: the provider was told that it was taken",
    arguments: ["not json", "[]", "   ", #"{"alert":"Hello"}"#])
  mutating func dropped(body: String) throws {
    let pushed = phone.push(Array(body.utf8), ["apns-push-type": "alert"])
    #expect(pushed.answer?.status == 200)
    let delivery = try #require(pushed.delivery)
    #expect(delivery.refusal == nil)
    #expect(delivery.disposition == .dropped)
    #expect(delivery.last?.verdict == "dropped")
  }

  @Test("a background push at priority 10 that was let in is dropped, also by default", arguments: ["10", nil])
  mutating func background(priority: String?) throws {
    phone.provider.gateway.choices.refusesBackgroundAtPriority10 = false
    let fields: [String: String?] = ["apns-push-type": "background", "apns-priority": priority]
    var device = DeviceProfile.standard
    device.choices.refusesBackgroundAtPriority10 = false
    phone.phone = CenterState(now: Provider.noon, deviceProfile: device)
    let pushed = phone.push(Array(#"{"aps":{"content-available":1}}"#.utf8), fields)
    #expect(pushed.answer?.status == 200)
    #expect(pushed.delivery?.last?.verdict == "dropped")
    #expect(pushed.delivery?.last?.keyPath == "apns-priority")
  }

  @Test("a push to an app that was removed a moment ago leaves a delivery that says so, and nothing else")
  mutating func removedApp() throws {
    phone.provider.gateway.choices.secondsUntilUnregistered = 600
    phone.provider.register("ff", condition: .unregistered(since: Provider.noon))
    let outcome = phone.provider.push(to: "ff")
    #expect(outcome.answer?.status == 200)
    let delivered = phone.deliver(outcome)
    let delivery = try #require(delivered)
    #expect(delivery.presentation == Presentation.none && delivery.disposition == .dropped)
    #expect(delivery.last?.reason.contains("was removed at \(Provider.noon)") == true)
    #expect(phone.phone.notifications.isEmpty)
  }

  @Test("a broadcast of 5120 bytes reaches the activity that listens")
  mutating func largeBroadcast() throws {
    let start =
      #"{"aps":{"event":"start","timestamp":1,"attributes-type":"Match","attributes":{},"content-state":{"v":0},"#
      + #""alert":{"title":"Kick-off"},"input-push-channel":"AAAA"}}"#
    phone.push(Array(start.utf8), ProviderReportTests.liveActivity)
    phone.provider.addChannel("AAAA")
    let outcome = phone.provider.broadcast(body: BroadcastTests.update(5120))
    let delivered = phone.deliver(outcome)
    let delivery = try #require(delivered)
    #expect(delivery.explanation.contains { $0.verdict == "updated" && $0.reason.contains("channel 'AAAA'") })
    #expect(delivery.explanation.contains { $0.step == .pushType && $0.verdict == "broadcast" })
    #expect(phone.phone.liveActivities.values.first?.contentState.hasPrefix(#"{"x":"xxx"#) == true)
  }
}
