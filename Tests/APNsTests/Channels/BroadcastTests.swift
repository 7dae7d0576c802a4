import APNs
import Payload
import Center
import Payload
import Testing

@Suite("Broadcasts (apple-rules 2.6)") struct BroadcastTests {
  var provider = Provider()

  init() { provider.addChannel("AAAA") }

  @Test("one is taken for its channel, whatever case its push type has", arguments: ["liveactivity", "LiveActivity"])
  mutating func taken(type: String) throws {
    let outcome = provider.broadcast(["apns-push-type": type, "apns-priority": "5"])
    #expect(outcome.answer?.status == 200)
    #expect(outcome.answer?.headerFields == [.init("apns-request-id", StubTools.identifier)])
    let acceptance = try #require(outcome.acceptance)
    #expect(acceptance.channel == "AAAA")
    #expect(acceptance.token == nil)
    #expect(acceptance.bundleIdentifier == Provider.app)
    #expect(acceptance.headers.pushType == .liveactivity)
    #expect(acceptance.headers.priority == 5)
  }

  @Test("may have 5120 bytes")
  mutating func size() {
    #expect(provider.broadcast(body: Self.update(5120)).answer?.status == 200)
    #expect(provider.broadcast(body: Self.update(5121)).answer?.reason == .payloadTooLarge)
  }

  @Test(
    "what it lacks or says wrongly",
    arguments: [
      (["authorization": nil], Reason.missingProviderToken), (["apns-channel-id": nil], .missingChannelId),
      (["apns-channel-id": ""], .missingChannelId), (["apns-channel-id": "A"], .badChannelId),
      (["apns-channel-id": "BBBB"], .channelNotRegistered), (["apns-push-type": nil], .missingPushType),
      (["apns-push-type": "alert"], .invalidPushType), (["apns-priority": "7"], .badPriority),
      (["apns-expiration": "soon"], .badExpirationDate), (["apns-request-id": "x"], .badMessageId),
    ] as [([String: String?], Reason)])
  mutating func refused(fields: [String: String?], reason: Reason) {
    let answer = provider.broadcast(fields).answer
    #expect(answer?.reason == reason)
    #expect(answer?.status == reason.status)
  }

  @Test("cannot start an activity, and is JSON")
  mutating func content() {
    #expect(provider.broadcast(body: #"{"aps":{"event":"start"}}"#).answer?.reason == .badRequestPayload)
    #expect(provider.broadcast(body: "hello").answer?.reason == .badRequestPayload)
    #expect(provider.broadcast(body: "").answer?.reason == .payloadEmpty)
    #expect(provider.broadcast(method: "GET").answer?.reason == .methodNotAllowed)
  }

  @Test("goes out once where its channel stores nothing, and another expiration is refused")
  mutating func unstored() {
    provider.addChannel("CCCC", policy: .none)
    let channel: [String: String?] = ["apns-channel-id": "CCCC"]
    #expect(provider.broadcast(channel).acceptance?.headers.expiration == 0)
    let later = channel.merging(["apns-expiration": "1783083600"]) { $1 }
    #expect(provider.broadcast(later).answer?.reason == .badExpirationDate)
  }

  @Test("is kept for 8 hours at most where its channel stores the newest")
  mutating func stored() {
    let latest: Int64 = 1_783_080_000 + 8 * 3600
    #expect(provider.broadcast().acceptance?.headers.expiration == latest)
    #expect(provider.broadcast(["apns-expiration": "1783083600"]).acceptance?.headers.expiration == 1_783_083_600)
    #expect(provider.broadcast(["apns-expiration": "1793083600"]).acceptance?.headers.expiration == latest)
  }

  /// An update of `count` bytes.
  static func update(_ count: Int) -> String {
    let frame = #"{"aps":{"event":"update","timestamp":1783080000,"content-state":{"x":""}}}"#
    return frame.dropLast(4) + String(repeating: "x", count: count - frame.utf8.count) + #""}}}"#
  }
}
