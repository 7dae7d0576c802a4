import Center
import Payload
import Testing

@testable import Storage

@Suite("What is stored comes back")
struct RoundTripTests {
  /// Applies `effects`, closes the file, opens it again and loads.
  private func reloaded(_ effects: [CenterEffect]) throws -> StoredCenter {
    let scratch = try Scratch()
    let store = try Store(path: scratch.database)
    try store.apply(effects)
    store.close()
    return try Store(path: scratch.database).load()
  }

  @Test("a notification with every field, in the order of arrival")
  func notifications() throws {
    let stored = try reloaded([.storeNotification(sampleNotification(9)), .storeNotification(sampleNotification(2))])
    #expect(stored.notifications == [sampleNotification(2), sampleNotification(9)])
    #expect(stored.lastSequence == 9)
  }

  @Test("payload bytes as they were", arguments: [0, 1, 4096, 3_000_000])
  func payloads(count: Int) throws {
    let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let stored = try reloaded([.storeNotification(sampleNotification(1, payload: payload))])
    #expect(stored.notifications.first?.payload == payload)
  }

  @Test("a notification with the same key replaces the one before")
  func replacement() throws {
    let stored = try reloaded([
      .storeNotification(sampleNotification(1, request: "score")),
      .storeNotification(sampleNotification(2)),
      .storeNotification(sampleNotification(3, request: "score")),
    ])
    #expect(stored.notifications == [sampleNotification(2), sampleNotification(3, request: "score")])
  }

  @Test("what left the list is gone, and why is recorded", arguments: RemovalReason.allCases)
  func removal(reason: RemovalReason) throws {
    let store = try Store(path: nil)
    let first = sampleNotification(1)
    try store.apply([.storeNotification(first), .storeNotification(sampleNotification(2))])
    try store.apply([.removeNotification(first.key, reason)])
    #expect(try store.load().notifications == [sampleNotification(2)])
    #expect(
      try store.rows("SELECT reason, sequence FROM removal", []) { "\($0.text(0)) \($0.integer(1))" }
        == ["\(reason.rawValue) 1"])
  }

  @Test("deliveries with findings and explanation, refused ones too")
  func deliveries() throws {
    let refusal = Refusal(storedKind: .missingAPS, message: awkwardText)
    let deliveries = [sampleDelivery(1), sampleDelivery(2, refusal: refusal)]
    let stored = try reloaded(deliveries.map { .storeDelivery($0, payload: [0xFF, 0]) })
    #expect(stored.recentDeliveries == deliveries)
    #expect(stored.lastSequence == 2)
  }

  @Test("responses, with their count")
  func responses() throws {
    let stored = try reloaded((1...3).map { .storeResponse(sampleResponse($0)) })
    #expect(stored.recentResponses == (1...3).map(sampleResponse))
    #expect(stored.responseCount == 3)
  }

  @Test("badges with their ledgers, the newest fifty, oldest first")
  func badges() throws {
    let changes = (0..<60).map {
      BadgeChange(
        storedFor: "com.example.chat", changedAt: Timestamp(milliseconds: Int64($0)), before: Int64($0),
        after: Int64($0) + 1, cause: "D\($0)")
    }
    let stored = try reloaded(changes.map(CenterEffect.storeBadge))
    #expect(stored.badges == ["com.example.chat": 60])
    #expect(stored.ledgers == ["com.example.chat": Array(changes.suffix(50))])
  }

  @Test("the device, as it was last")
  func device() throws {
    var device = Device()
    device.isLocked = true
    device.focus = "work"
    device.isRingerOn = false
    device.isOnline = false
    device.isLowPower = true
    device.foregroundApp = "com.example.chat"
    #expect(try reloaded([.storeDevice(Device()), .storeDevice(device)]).device == device)
  }

  @Test("an app's settings, every switch")
  func settings() throws {
    var settings = AppProfile.Settings()
    settings.authorization = .provisional
    settings.alerts = false
    settings.sounds = false
    settings.badges = false
    settings.lockScreen = false
    settings.notificationCenter = false
    settings.banners = false
    settings.bannerStyle = .persistent
    settings.grouping = .off
    settings.showPreviews = .never
    settings.scheduledSummary = true
    settings.timeSensitive = false
    settings.criticalAlerts = false
    settings.soundOncePerThread = true
    let stored = try reloaded([
      .storeSettings(bundleIdentifier: "a", settings), .storeSettings(bundleIdentifier: "b", AppProfile.Settings()),
    ])
    #expect(stored.settings == ["a": settings, "b": AppProfile.Settings()])
  }

  @Test("Live Activities, until they leave")
  func liveActivities() throws {
    let stored = try reloaded([
      .storeLiveActivity(sampleActivity("a")), .storeLiveActivity(sampleActivity("b")),
      .removeLiveActivity(identifier: "a"),
    ])
    #expect(stored.liveActivities == [sampleActivity("b")])
  }

  @Test("a store in memory keeps its state too, and sounds are none of its business")
  func memory() throws {
    let store = try Store(path: nil)
    try store.apply([.playSound(SoundEvent(storedName: "default", isCritical: false, volume: 1))])
    try store.apply([.storeResponse(sampleResponse(1))])
    #expect(try store.load().responseCount == 1)
  }
}
