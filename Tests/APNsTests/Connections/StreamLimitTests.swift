import APNs
import Testing

@Suite("How many streams a connection may have (apple-rules 5.3)")
struct StreamLimitTests {
  @Test("One until a token was valid, a thousand afterwards, told once")
  func firstToken() {
    var provider = Provider()
    #expect(provider.connection.initialStreamLimit(GatewayChoices()) == 1)
    #expect(provider.push(["authorization": nil]).actions == [])
    #expect(provider.push(["authorization": TokenText(key: "NOBODYSKEY").authorization]).actions == [])
    #expect(provider.push().actions == [.setStreamLimit(1000)])
    #expect(provider.push().actions == [])
  }

  @Test("A valid token raises it even where the push is refused")
  func refusedPush() {
    var provider = Provider()
    let outcome = provider.push(to: "00")
    #expect(outcome.answer?.reason == .badDeviceToken)
    #expect(outcome.actions == [.setStreamLimit(1000)])
  }

  @Test("With a certificate, or where everybody is trusted, it is a thousand at once")
  func certificate() {
    let provider = CertifiedProvider.make()
    #expect(provider.connection.initialStreamLimit(GatewayChoices()) == 1000)
    var choices = GatewayChoices()
    choices.credentials.trustsEveryone = true
    #expect(Provider().connection.initialStreamLimit(choices) == 1000)
  }

  @Test("It can be a thousand from the beginning, for clients that cannot bear to be refused")
  func unlimited() {
    var choices = GatewayChoices()
    choices.credentials.limitsStreamsUntilToken = false
    #expect(Provider().connection.initialStreamLimit(choices) == 1000)
  }

  @Test("It can drop to one after a refusal, until the next success; a 410 is none")
  func slowedDown() {
    var choices = GatewayChoices()
    choices.credentials.lowersStreamLimitAfterRefusal = true
    choices.credentials.streamLimit = 500
    var provider = Provider(choices: choices)
    let dead = String(repeating: "de", count: 32)
    provider.register(dead, condition: .unregistered(since: Provider.noon))
    #expect(provider.push().actions == [.setStreamLimit(500)])
    #expect(provider.push(to: dead).actions == [])
    #expect(provider.push(to: "00").actions == [.setStreamLimit(1)])
    #expect(provider.push(to: "00").actions == [])
    #expect(provider.push().actions == [.setStreamLimit(500)])
    #expect(provider.push().actions == [])
  }
}
