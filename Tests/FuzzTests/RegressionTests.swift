import FuzzPromises
import TestSupport
import Testing

@Suite("What fuzzing found, and must not find again")
struct RegressionTests {
  static let kept = Fixtures.names(in: "regressions").map { "regressions/" + $0 }
  static let mediaJSON = Fixtures.names(in: "media").map { "media/" + $0 }
  static let payloads = Fixtures.names(in: "payloads").map { "payloads/" + $0 }

  @Test("the reader keeps its promises", arguments: kept + payloads)
  func reader(path: String) throws {
    #expect(brokenReaderPromises(try Fixtures.bytes(path)) == [])
  }

  @Test("the endpoint keeps its promises", arguments: kept + Fixtures.names(in: "requests").map { "requests/" + $0 })
  func requests(path: String) throws {
    let bytes = try Fixtures.bytes(path)
    #expect(brokenRequestPromises(bytes) == [])
    #expect(brokenRequestPromises([0] + bytes) == [])
    #expect(brokenRequestPromises([1] + bytes) == [])
  }

  @Test("the readers of media keep their promises", arguments: kept + mediaJSON)
  func media(path: String) throws {
    #expect(brokenMediaPromises(try Fixtures.bytes(path)) == [])
  }

  @Test("the bytes that fuzzing of the wire begins with get as far as the gateway")
  func wire() throws {
    #expect(wireRequestCount(try Fixtures.bytes("requests/wire")) == 2)
  }

  @Test(
    "the phone and its screen keep their promises",
    arguments: kept + payloads.filter { $0.contains("-la-") || $0.contains("/14") })
  func frame(path: String) throws {
    #expect(brokenFramePromises(try Fixtures.bytes(path)) == [])
  }
}
