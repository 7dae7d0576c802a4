import Center
import Testing

@testable import Storage

@Suite("Arrivals and responses are found on disk")
struct LookupTests {
  private func store(_ deliveries: [Delivery]) throws -> Store {
    let store = try Store(path: nil)
    try store.apply(deliveries.map { .storeDelivery($0, payload: Array($0.deliveryIdentifier.utf8)) })
    return store
  }

  @Test("pages come in order and without gaps")
  func pages() throws {
    let store = try Store(path: nil)
    try store.apply((1...7).map { .storeResponse(sampleResponse($0)) })
    try store.apply((1...7).map { .storeDelivery(sampleDelivery($0), payload: []) })
    #expect(try store.responses(after: 0, limit: 3).map(\.sequence) == [1, 2, 3])
    #expect(try store.responses(after: 5, limit: 3).map(\.sequence) == [6, 7])
    #expect(try store.deliveries(after: 2, limit: 2).map(\.sequence) == [3, 4])
    #expect(try store.deliveries(after: 7, limit: 2) == [])
  }

  @Test("the newest come behind a number, changed ones among them by their change")
  func newest() throws {
    let store = try Store(path: nil)
    try store.apply((1...7).map { .storeResponse(sampleResponse($0)) })
    var changed = sampleDelivery(2)
    changed.revision = 8
    try store.apply((1...7).map { .storeDelivery($0 == 2 ? changed : sampleDelivery($0), payload: []) })
    #expect(try store.sequence(beforeNewestResponses: 2) == 5)
    #expect(try store.sequence(beforeNewestResponses: 7) == 0)
    #expect(try store.sequence(beforeNewestResponses: .max) == 0)
    #expect(try store.revision(beforeNewest: 1) == 7)
    #expect(try store.revision(beforeNewest: 6) == 1)
    #expect(try store.revision(beforeNewest: 7) == 0)
    #expect(try store.revision(beforeNewest: .max) == 0)
  }

  @Test("the newest arrival with an identifier, in either case")
  func identifier() throws {
    let store = try store([
      sampleDelivery(1, delivery: "ABC-1", request: "score"), sampleDelivery(2, delivery: "ABC-2", request: "score"),
    ])
    #expect(try store.delivery(identifier: "score")?.sequence == 2)
    #expect(try store.delivery(identifier: "abc-1")?.sequence == 1)
    #expect(try store.delivery(identifier: "ABC") == nil)
    #expect(try store.latestDelivery()?.sequence == 2)
    #expect(try store.payload(ofDelivery: 1) == Array("ABC-1".utf8))
  }

  @Test(
    "identifiers by their beginning, each once",
    arguments: [
      ("sc", ["score", "Scream"]), ("SCO", ["score"]), ("d", ["D1", "D2", "D3"]), ("x", []), ("100%", ["100%"]),
      ("1_", []), ("score!", []),
    ])
  func beginnings(beginning: String, expected: [String]) throws {
    let store = try store([
      sampleDelivery(1, request: "score"), sampleDelivery(2, request: "score"), sampleDelivery(3, request: "Scream"),
      sampleDelivery(4, delivery: "e", request: "100%"),
    ])
    #expect(try store.identifiers(beginning: beginning, limit: 9) == expected)
  }

  @Test("a giant's payload is kept by its beginning")
  func giant() throws {
    let store = try Store(path: nil)
    try store.apply([.storeDelivery(sampleDelivery(1), payload: [UInt8](repeating: 1, count: 1 << 20))])
    #expect(try store.payload(ofDelivery: 1)?.count == 1 << 16)
  }
}
