import APNs
import Center
import Payload
import Testing

@Suite("Header values") struct HeaderValueTests {
  var provider = Provider()

  @Test(
    "that are let pass",
    arguments: [
      ["apns-id": "123e4567-e89b-12d3-a456-4266554400a0"], ["apns-expiration": "0"],
      ["apns-expiration": "9223372036854775807"], ["apns-expiration": "1"], ["apns-priority": "10"],
      ["apns-priority": "5"], ["apns-priority": "1"], ["apns-collapse-id": String(repeating: "é", count: 32)],
      ["apns-collapse-id": ""], ["apns-push-type": "alert"], ["content-type": "application/x-www-form-urlencoded"],
      ["user-agent": "curl/8.0.0"], ["apns-something-new": "1"],
    ])
  mutating func fine(fields: [String: String]) {
    #expect(provider.push(fields).answer?.status == 200)
  }

  @Test(
    "that are refused",
    arguments: [
      (["apns-id": ""], Reason.badMessageId),
      (["apns-id": "123E4567E89B12D3A4564266554400A0"], .badMessageId),
      (["apns-id": "123E4567-E89B-12D3-A456-4266554400AG"], .badMessageId),
      (["apns-id": "{123E4567-E89B-12D3-A456-4266554400}"], .badMessageId),
      (["apns-expiration": ""], .badExpirationDate),
      (["apns-expiration": "1783080000.5"], .badExpirationDate),
      (["apns-expiration": "-1"], .badExpirationDate),
      (["apns-expiration": "9223372036854775808"], .badExpirationDate),
      (["apns-expiration": "Fri, 03 Jul 2026 12:00:00 GMT"], .badExpirationDate),
      (["apns-priority": ""], .badPriority), (["apns-priority": "010"], .badPriority),
      (["apns-priority": "high"], .badPriority), (["apns-priority": "2"], .badPriority),
      (["apns-collapse-id": String(repeating: "é", count: 33)], .badCollapseId),
      (["apns-push-type": ""], .invalidPushType), (["apns-push-type": "Alert"], .invalidPushType),
      (["apns-topic": ""], .badTopic), (["apns-topic": "com example"], .badTopic),
    ])
  mutating func refused(fields: [String: String], reason: Reason) throws {
    let outcome = provider.push(fields)
    #expect(outcome.answer?.reason == reason)
    #expect(outcome.answer?.status == 400)
    #expect(outcome.acceptance == nil)
    #expect(outcome.record.reason == reason)
  }

  @Test("an identifier that is none is answered with a fresh one")
  mutating func freshIdentifier() {
    #expect(provider.push(["apns-id": "order-7"]).answer?.identifier == StubTools.identifier)
  }

  @Test("an empty collapse identifier counts as absent, or is refused: a choice")
  mutating func emptyCollapseIdentifier() {
    #expect(provider.push(["apns-collapse-id": ""]).acceptance?.headers.collapseIdentifier == nil)
    provider.gateway.choices.refusesEmptyCollapseIdentifier = true
    #expect(provider.push(["apns-collapse-id": ""]).answer?.reason == .badCollapseId)
  }

  @Test(
    "a header of the service that comes twice is refused, even with the same value; others may",
    arguments: [
      ("apns-topic", true), ("apns-priority", true), ("apns-id", true), ("authorization", true), ("apns-new", true),
      ("user-agent", false), ("cookie", false),
    ])
  mutating func repeated(name: String, isRefused: Bool) {
    let authorization = provider.authorization ?? ""
    let fields = [
      ProviderRequest.Field("authorization", authorization), .init("apns-topic", Provider.app),
      .init("apns-priority", "10"), .init("apns-id", Provider.identifier), .init("apns-new", "1"),
      .init("user-agent", "a"), .init("cookie", "a"),
    ]
    let twice = fields + fields.filter { $0.name == name }
    let request = ProviderRequest(
      method: "POST", path: "/3/device/\(Provider.token)", fields: twice, body: Array("{}".utf8))
    #expect(provider.take(request).answer?.reason == (isRefused ? .duplicateHeaders : nil))
  }
}
