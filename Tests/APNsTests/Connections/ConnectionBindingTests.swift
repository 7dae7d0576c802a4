import APNs
import Center
import Testing

@Suite("What the first valid token binds a connection to (apple-rules 5.1)")
struct ConnectionBindingTests {
  @Test("The same bytes are free, as often as they come")
  func sameToken() {
    var provider = Provider()
    for _ in 0..<100 { #expect(provider.reason(TokenText()) == nil) }
  }

  @Test("A new token sooner than 20 minutes: TooManyProviderTokenUpdates, and the old one still counts")
  func tooSoon() {
    var provider = Provider()
    #expect(provider.reason(TokenText()) == nil)
    provider.wait(1199)
    let next = TokenText(issuedAt: provider.clock)
    let outcome = provider.push(["authorization": next.authorization])
    #expect(outcome.answer?.status == 429)
    #expect(outcome.answer?.reason == .tooManyProviderTokenUpdates)
    #expect(outcome.credentialFault == .updatedTooSoon(seconds: 1199))
    #expect(provider.reason(TokenText()) == nil)
    provider.wait(1)
    #expect(provider.reason(next) == nil)
  }

  @Test("The 20 minutes begin anew with each token that is taken")
  func again() {
    var provider = Provider()
    #expect(provider.reason(TokenText()) == nil)
    provider.wait(1200)
    #expect(provider.reason(TokenText(issuedAt: provider.clock)) == nil)
    provider.wait(600)
    #expect(provider.reason(TokenText(issuedAt: provider.clock)) == .tooManyProviderTokenUpdates)
    #expect(provider.reason(TokenText()) == .tooManyProviderTokenUpdates, "the first one is another one by now")
  }

  @Test("Each connection counts for itself")
  func otherConnection() {
    var provider = Provider()
    #expect(provider.reason(TokenText()) == nil)
    provider.reconnect()
    #expect(provider.reason(TokenText(issuedAt: Provider.noon.adding(seconds: 1))) == nil)
  }

  @Test("They can count from the token's issue instead of its first use here")
  func fromIssue() {
    var choices = GatewayChoices()
    choices.credentials.countsUpdatesFromIssue = true
    var provider = Provider(choices: choices)
    #expect(provider.reason(TokenText(issuedAt: Provider.noon.adding(seconds: -1200))) == nil)
    #expect(provider.reason(TokenText()) == nil)
    #expect(provider.reason(TokenText(issuedAt: Provider.noon.adding(seconds: 1))) == .tooManyProviderTokenUpdates)
  }

  @Test("Another key of the team: UnrelatedKeyIdInToken, however late")
  func unrelatedKey() {
    var provider = Provider()
    provider.add("KEY7654321")
    #expect(provider.reason(TokenText()) == nil)
    provider.wait(3000)
    let token = TokenText(issuedAt: provider.clock, key: "KEY7654321")
    #expect(provider.reason(token) == .unrelatedKeyIdInToken)
    #expect(provider.fault(token.authorization) == .unrelatedKey("KEY1234567"))
    provider.reconnect()
    #expect(provider.reason(token) == nil)
  }

  @Test("A related key may follow, whichever of the two says so", arguments: [true, false])
  func relatedKey(isSaidByTheNewOne: Bool) {
    var provider = Provider()
    provider.add("KEY7654321", relatedKey: isSaidByTheNewOne ? "KEY1234567" : nil)
    if !isSaidByTheNewOne { provider.add("KEY1234567", relatedKey: "KEY7654321") }
    #expect(provider.reason(TokenText()) == nil)
    provider.wait(1200)
    #expect(provider.reason(TokenText(issuedAt: provider.clock, key: "KEY7654321")) == nil)
  }

  @Test("Keys of one scope can count as related")
  func scope() {
    var choices = GatewayChoices()
    choices.credentials.relatesKeysOfOneScope = true
    var provider = Provider(choices: choices)
    provider.add("KEY7654321")
    provider.add("KEYOFTOPIC", topics: [Provider.app])
    #expect(provider.reason(TokenText()) == nil)
    provider.wait(1200)
    #expect(provider.reason(TokenText(issuedAt: provider.clock, key: "KEYOFTOPIC")) == .unrelatedKeyIdInToken)
    #expect(provider.reason(TokenText(issuedAt: provider.clock, key: "KEY7654321")) == nil)
  }

  @Test("Another team: Forbidden, or what is chosen")
  func otherTeam() {
    var provider = Provider()
    provider.add("KEYTEAMTWO", team: "TEAM654321")
    #expect(provider.reason(TokenText()) == nil)
    let token = TokenText(key: "KEYTEAMTWO", team: "TEAM654321")
    #expect(provider.reason(token) == .forbidden)
    #expect(provider.fault(token.authorization) == .teamOfOtherConnection("TEAM123456"))
    provider.gateway.choices.credentials.reasonForOtherTeam = .invalidProviderToken
    #expect(provider.reason(token) == .invalidProviderToken)
  }

  @Test("A token that was refused binds nothing")
  func refusedBindsNothing() {
    var provider = Provider()
    provider.add("KEYTEAMTWO", team: "TEAM654321")
    #expect(provider.reason(TokenText(key: "NOBODYSKEY")) == .invalidProviderToken)
    #expect(provider.reason(TokenText(key: "KEYTEAMTWO", team: "TEAM654321")) == nil)
  }
}
