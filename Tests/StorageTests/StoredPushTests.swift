import Center
import Payload
import Testing

@testable import Storage

@Suite("stored pushes on disk")
struct StoredPushTests {
  private func push(_ number: Int64, headers: Arrival.Headers) -> StoredPush {
    let delivery = sampleDelivery(number)
    var arrival = Arrival(
      bundleIdentifier: delivery.bundleIdentifier, payload: Array("{\"aps\":{}}".utf8), headers: headers,
      source: delivery.source, deliveryIdentifier: delivery.deliveryIdentifier,
      assignedRequestIdentifier: "assigned \(awkwardText)")
    arrival.deviceToken = "00fc"
    return StoredPush(
      arrival: arrival, delivery: delivery, cause: .lowPower, expiresAt: Timestamp(milliseconds: 99),
      notificationSequence: number == 1 ? nil : 12)
  }

  private func effects(of push: StoredPush) -> [CenterEffect] {
    [.storeDelivery(push.delivery, payload: push.arrival.payload), .storePush(push)]
  }

  @Test(
    "come back with every header, oldest first",
    arguments: [
      Arrival.Headers(),
      Arrival.Headers(
        pushType: .alert, priority: 5, expiration: .max, collapseIdentifier: awkwardText, topic: "com.example.chat"),
    ])
  func roundTrip(headers: Arrival.Headers) throws {
    let store = try Store(path: nil)
    let pushes = [push(1, headers: headers), push(2, headers: headers)]
    for push in pushes.reversed() { try store.apply(effects(of: push)) }
    #expect(try store.load().storedPushes == pushes)
  }

  @Test("are gone when they are taken out, and their record stays") func removal() throws {
    let store = try Store(path: nil)
    let push = push(1, headers: .init())
    try store.apply(effects(of: push))
    try store.apply([.removePush(sequence: 1)])
    let stored = try store.load()
    #expect(stored.storedPushes.isEmpty)
    #expect(stored.recentDeliveries == [push.delivery])
  }

  @Test("when apps were woken") func wakes() throws {
    let store = try Store(path: nil)
    let wakes = [3, 4, 9].map { Timestamp(milliseconds: $0) }
    try store.apply([
      .storeWakes(bundleIdentifier: "com.example.chat", []), .storeWakes(bundleIdentifier: "com.example.chat", wakes),
    ])
    #expect(try store.load().wakes == ["com.example.chat": wakes])
  }
}

@Suite("responses that a delegate is still to be told of")
struct PendingResponseTests {
  private func response(_ number: Int64, _ outcome: DelegateOutcome?) -> Response {
    var response = sampleResponse(number)
    response.delegate = outcome
    return response
  }

  @Test("are found in order, and no others; what became of it is kept") func pending() throws {
    let store = try Store(path: nil)
    try store.apply([
      .storeResponse(response(1, nil)), .storeResponse(response(2, DelegateOutcome())),
      .storeResponse(response(3, DelegateOutcome(.delivered, attempts: 1))),
      .storeResponse(response(4, DelegateOutcome(.pending, attempts: 2, reason: awkwardText))),
    ])
    #expect(try store.pendingResponses(after: 0, limit: 9).map(\.sequence) == [2, 4])
    #expect(try store.pendingResponses(after: 2, limit: 9).first?.delegate?.reason == awkwardText)
    let told = DelegateOutcome(.delivered, attempts: 3)
    try store.apply([.storeDelegateOutcome(response: 4, told)])
    #expect(try store.pendingResponses(after: 0, limit: 9).map(\.sequence) == [2])
    #expect(try store.load().recentResponses.last?.delegate == told)
  }
}
