import APNs
import Center
import Testing

@Suite("The key of a provider token (apple-rules 5.1)")
struct ProviderKeyTests {
  @Test("A key that nobody made: InvalidProviderToken")
  func unknown() {
    var provider = Provider()
    #expect(provider.fault(TokenText(key: "NOBODYSKEY").authorization) == .unknownKey("NOBODYSKEY"))
    #expect(provider.reason(TokenText(key: "NOBODYSKEY")) == .invalidProviderToken)
  }

  @Test("A revoked key: InvalidProviderToken, even for a token that was taken before")
  func revoked() {
    var provider = Provider()
    #expect(provider.reason(TokenText()) == nil)
    provider.gateway.keys["KEY1234567"]?.revokedAt = Provider.noon
    #expect(provider.reason(TokenText()) == .invalidProviderToken)
    #expect(provider.fault(TokenText().authorization) == .revokedKey("KEY1234567"))
  }

  @Test("Key and team that do not match: InvalidProviderToken")
  func otherTeam() {
    var provider = Provider()
    let token = TokenText(team: "TEAM654321")
    #expect(provider.fault(token.authorization) == .keyOfOtherTeam(key: "KEY1234567", team: "TEAM654321"))
    #expect(provider.reason(token) == .invalidProviderToken)
  }

  @Test("A wrong signature: InvalidProviderToken, each time it comes")
  func wrongSignature() {
    var provider = Provider()
    var token = TokenText()
    token.signature[0] = 0
    for _ in 0..<3 {
      #expect(provider.fault(token.authorization) == .wrongSignature(key: "KEY1234567"))
      #expect(provider.reason(token) == .invalidProviderToken)
    }
  }

  @Test("The signature covers the first two segments with the dot between them")
  func signedBytes() {
    struct Listening: GatewayTools {
      let expected: [UInt8]
      func verify(_ signature: [UInt8], of message: [UInt8], by key: ProviderKey) -> Bool {
        message == expected && signature == [7, 7, 7]
      }
      func makeIdentifier() -> String { StubTools.identifier }
    }
    var token = TokenText()
    token.signature = [7, 7, 7]
    let tools = Listening(expected: Array(token.segments[..<2].joined(separator: ".").utf8))
    var provider = Provider()
    let request = ProviderRequest(
      method: "POST", path: "/3/device/\(Provider.token)",
      fields: [.init("authorization", token.authorization), .init("apns-topic", Provider.app)], body: [0x7B, 0x7D])
    let outcome = provider.gateway.take(request, on: &provider.connection, at: Provider.noon, with: tools)
    #expect(outcome.answer?.status == 200)
  }

  @Test("A signature is verified once; another key under the same name is asked again")
  func remembered() {
    final class Counting: GatewayTools {
      var count = 0
      var result = true
      func verify(_ signature: [UInt8], of message: [UInt8], by key: ProviderKey) -> Bool {
        count += 1
        return result
      }
      func makeIdentifier() -> String { StubTools.identifier }
    }
    let tools = Counting()
    var provider = Provider()
    func push(_ provider: inout Provider) -> Reason? {
      let fields = [
        ProviderRequest.Field("authorization", TokenText().authorization), .init("apns-topic", Provider.app),
      ]
      let request = ProviderRequest(
        method: "POST", path: "/3/device/\(Provider.token)", fields: fields, body: [0x7B, 0x7D])
      return provider.gateway.take(request, on: &provider.connection, at: provider.clock, with: tools).answer?.reason
    }
    for _ in 0..<5 { #expect(push(&provider) == nil) }
    provider.reconnect()
    #expect(push(&provider) == nil)
    #expect(tools.count == 1)
    provider.gateway.keys["KEY1234567"]?.publicKey = [9]
    tools.result = false
    #expect(push(&provider) == .invalidProviderToken)
    #expect(tools.count == 2)
  }

  @Test("A key of the other environment: BadEnvironmentKeyIdInToken", arguments: APNsEnvironment.allCases)
  func environment(environment: APNsEnvironment) {
    let other: APNsEnvironment = environment == .sandbox ? .production : .sandbox
    var provider = Provider(in: environment)
    provider.add("SCOPEDKEY1", environment: other)
    let token = TokenText(key: "SCOPEDKEY1")
    #expect(provider.reason(token) == .badEnvironmentKeyIdInToken)
    #expect(provider.fault(token.authorization) == .keyOfOtherEnvironment(other))
    provider.reconnect(in: other)
    provider.register(String(repeating: "b2", count: 32), in: other)
    #expect(provider.push(["authorization": token.authorization]).credentialFault == nil)
  }

  @Test("That reason can be spelled as on the wire")
  func wireSpelling() {
    var choices = GatewayChoices()
    choices.spellsEnvironmentReasonAsOnTheWire = true
    var provider = Provider(choices: choices)
    provider.add("SCOPEDKEY1", environment: .production)
    let answer = provider.push(["authorization": TokenText(key: "SCOPEDKEY1").authorization]).answer
    #expect(answer?.status == 403)
    #expect(answer?.content == Array(#"{"reason":"BadEnvironmentKeyInToken"}"#.utf8))
  }

  @Test("A key with topics pushes to these: any other is TopicDisallowed, or what is chosen")
  func topics() {
    var provider = Provider()
    provider.add("TOPICKEY01", topics: ["com.example.other"])
    let token = TokenText(key: "TOPICKEY01")
    #expect(provider.reason(token) == .topicDisallowed)
    #expect(
      provider.fault(token.authorization) == .topicOutsideKey(topic: Provider.app, key: "TOPICKEY01"))
    provider.gateway.choices.credentials.reasonForTopicOutsideKey = .invalidProviderToken
    #expect(provider.reason(token) == .invalidProviderToken)

    provider.add("TOPICKEY02", topics: ["com.example.other", Provider.app])
    provider.reconnect()
    #expect(provider.reason(TokenText(key: "TOPICKEY02")) == nil)
    // The topic counts without the suffix of its push type.
    #expect(
      provider.push([
        "authorization": TokenText(key: "TOPICKEY02").authorization, "apns-push-type": "voip",
        "apns-topic": Provider.app + ".voip",
      ]).answer?.reason == nil)
  }

  @Test("A topic that a key got later needs a new connection")
  func topicAddedLater() {
    var provider = Provider()
    provider.add("TOPICKEY01", topics: ["com.example.other"])
    let token = TokenText(key: "TOPICKEY01")
    #expect(provider.reason(token) == .topicDisallowed)
    provider.gateway.keys["TOPICKEY01"]?.topics.append(Provider.app)
    #expect(provider.reason(token) == .topicDisallowed)
    #expect(
      provider.fault(token.authorization) == .topicAddedLater(topic: Provider.app, key: "TOPICKEY01"))
    provider.reconnect()
    #expect(provider.reason(token) == nil)
  }
}
