import APNs
import Payload
import Testing

@Suite("The size of a body") struct BodyTests {
  var provider = Provider()

  @Test("is 4096 bytes for every push type but VoIP, which may have 5120", arguments: PushType.allCases)
  mutating func limits(type: PushType) {
    let limit = type == .voip ? 5120 : 4096
    let app = type == .mdm ? "com.apple.mgmt.External.1" : Provider.app
    provider.register("bb", app: app)
    let fields = [
      "apns-push-type": type.rawValue, "apns-topic": app + (type.topicSuffix ?? ""), "apns-priority": "5",
    ]
    #expect(provider.push(fields, body: Self.payload(limit), to: "bb").answer?.status == 200)
    let answer = provider.push(fields, body: Self.payload(limit + 1), to: "bb").answer
    #expect(answer?.reason == .payloadTooLarge)
    #expect(answer?.status == 413)
  }

  @Test("goes by the topic's suffix where there is no push type")
  mutating func suffix() {
    let topic = Provider.app + ".voip"
    #expect(provider.push(["apns-topic": topic], body: Self.payload(5120)).answer?.status == 200)
    #expect(provider.push(body: Self.payload(5120)).answer?.reason == .payloadTooLarge)
  }

  @Test("counts what was thrown away unread")
  mutating func unread() {
    let request = ProviderRequest(
      method: "POST", path: "/3/device/\(Provider.token)",
      fields: [.init("authorization", provider.authorization ?? ""), .init("apns-topic", Provider.app)],
      body: Array(repeating: 0x20, count: ProviderRequest.bodyByteLimit), bodyByteCount: 1 << 30)
    #expect(provider.take(request).answer?.reason == .payloadTooLarge)
  }

  @Test("is not zero")
  mutating func empty() {
    #expect(provider.push(body: "").answer?.reason == .payloadEmpty)
  }

  @Test("what is no JSON object is taken and left to the phone, or refused: a choice", arguments: ["not json", "[]"])
  mutating func malformed(body: String) {
    #expect(provider.push(body: body).acceptance?.payload == Array(body.utf8))
    provider.gateway.choices.refusesMalformedPayload = true
    #expect(provider.push(body: body).answer?.reason == .payloadEmpty)
    #expect(provider.push(body: "{}").answer?.status == 200)
  }

  /// A payload of `count` bytes.
  static func payload(_ count: Int) -> String {
    let frame = #"{"aps":{"content-available":1},"x":""}"#
    return frame.dropLast(2) + String(repeating: "x", count: count - frame.utf8.count) + #""}"#
  }
}
