import Center
import Testing

@testable import Storage

@Suite("A step is stored as a whole or not at all")
struct AllOrNothingTests {
  @Test("a failing effect takes those before it back")
  func failure() throws {
    let store = try Store(path: nil)
    try store.apply([.storeResponse(sampleResponse(1))])
    #expect(throws: StoreError.self) {
      try store.apply([.storeNotification(sampleNotification(5)), .storeResponse(sampleResponse(1))])
    }
    #expect(try store.load().notifications == [])
    try store.apply([.storeNotification(sampleNotification(5))])
    #expect(try store.load().notifications == [sampleNotification(5)])
  }

  @Test("on a full disk the step fails, what was there stays, and space makes it work again")
  func fullDisk() throws {
    let scratch = try Scratch()
    let store = try Store(path: scratch.database, pageLimit: 60)
    try store.apply([.storeNotification(sampleNotification(1))])
    let large = [UInt8](repeating: 7, count: 400_000)
    let error = storeError {
      try store.apply([.storeResponse(sampleResponse(1)), .storeNotification(sampleNotification(2, payload: large))])
    }
    #expect(error == .full(path: scratch.database))
    #expect(try store.load().notifications == [sampleNotification(1)])
    #expect(try store.load().responseCount == 0)
    store.close()
    let again = try Store(path: scratch.database)
    try again.apply([.storeNotification(sampleNotification(2, payload: large))])
    #expect(try again.load().notifications.count == 2)
  }

  @Test("a disk too full for a new state leaves no file behind")
  func fullAtStart() throws {
    let scratch = try Scratch()
    #expect(storeError { _ = try Store(path: scratch.database, pageLimit: 2) } == .full(path: scratch.database))
    #expect(try scratch.contents() == [:])
  }
}
