import APNs
import Center
import Payload
import Testing

@Suite("A push that is taken") struct AcceptingTests {
  var provider = Provider()

  @Test("is answered 200 with its apns-id and no body")
  mutating func answer() throws {
    let answer = try #require(provider.push().answer)
    #expect(answer.status == 200)
    #expect(answer.reason == nil)
    #expect(answer.body == [])
    #expect(
      answer.headerFields == [.init("apns-id", Provider.identifier), .init("apns-unique-id", StubTools.identifier)])
  }

  @Test("goes to the phone as it came, for the app of its topic")
  mutating func acceptance() throws {
    let fields: [String: String?] = [
      "apns-push-type": "alert", "apns-priority": "5", "apns-expiration": "1783083600", "apns-collapse-id": "score",
    ]
    let acceptance = try #require(provider.push(fields, body: "{}").acceptance)
    #expect(
      acceptance
        == Acceptance(
          environment: .sandbox, token: Provider.token, bundleIdentifier: Provider.app,
          headers: .init(
            pushType: .alert, priority: 5, expiration: 1_783_083_600, collapseIdentifier: "score",
            topic: Provider.app), identifier: Provider.identifier, payload: Array("{}".utf8), receivedAt: Provider.noon)
    )
  }

  @Test("has the identifier of the sandbox's delivery log in the sandbox alone")
  mutating func production() throws {
    provider = Provider(in: .production)
    provider.register("bb01", in: .production)
    let answer = try #require(provider.push(to: "bb01").answer)
    #expect(answer.status == 200)
    #expect(answer.uniqueIdentifier == nil)
  }

  @Test("gets an identifier where it has none, and keeps one in upper or lower case")
  mutating func identifiers() {
    #expect(provider.push(["apns-id": nil]).answer?.identifier == StubTools.identifier)
    let lower = Provider.identifier.lowercased()
    #expect(provider.push(["apns-id": lower]).answer?.identifier == lower)
  }

  @Test("may have a token of any length, in upper or lower case", arguments: [2, 64, 160, 320, 1024, 7000])
  mutating func tokens(length: Int) {
    let token = String(repeating: "cafe", count: 1750).prefix(length)
    provider.register(String(token))
    #expect(provider.push(to: token.uppercased()).acceptance?.token == String(token))
  }
}
