import APNs
import Center
import Testing

@Suite("The age of a provider token (apple-rules 5.1)")
struct ProviderTokenAgeTests {
  @Test("An hour to the second is not too old, one second more is: ExpiredProviderToken")
  func expired() {
    var provider = Provider()
    provider.wait(3600)
    #expect(provider.reason(TokenText()) == nil)
    provider.wait(1)
    #expect(provider.reason(TokenText()) == .expiredProviderToken)
    #expect(provider.fault(TokenText().authorization) == .expired(seconds: 3601))
  }

  @Test("An hour ahead is taken, one second more is not: InvalidProviderToken, or what is chosen")
  func future() {
    var provider = Provider()
    #expect(provider.reason(TokenText(issuedAt: Provider.noon.adding(seconds: 3600))) == nil)
    provider.reconnect()
    let token = TokenText(issuedAt: Provider.noon.adding(seconds: 3601))
    #expect(provider.reason(token) == .invalidProviderToken)
    #expect(provider.fault(token.authorization) == .issuedInFuture(seconds: 3601))
    provider.gateway.choices.credentials.reasonForFutureToken = .expiredProviderToken
    #expect(provider.reason(token) == .expiredProviderToken)
  }

  @Test("A stale token with a wrong signature is invalid, not expired")
  func staleAndWrong() {
    var provider = Provider()
    provider.wait(10_000)
    var token = TokenText()
    token.signature[0] = 0
    #expect(provider.reason(token) == .invalidProviderToken)
  }

  @Test("A connection that saw an expired token stays unusable, and a new one is not")
  func unusable() {
    var provider = Provider()
    provider.wait(4000)
    #expect(provider.reason(TokenText()) == .expiredProviderToken)
    let fresh = TokenText(issuedAt: provider.clock)
    #expect(provider.reason(fresh) == .expiredProviderToken)
    #expect(provider.fault(fresh.authorization) == .afterExpiredToken)
    provider.reconnect()
    #expect(provider.reason(fresh) == nil)
  }

  @Test("It goes on where that is chosen")
  func forgiving() {
    var choices = GatewayChoices()
    choices.credentials.forgivesExpiredTokens = true
    var provider = Provider(choices: choices)
    provider.wait(4000)
    #expect(provider.reason(TokenText()) == .expiredProviderToken)
    #expect(provider.reason(TokenText(issuedAt: provider.clock)) == nil)
  }

  @Test("A token of a connection grows old there too")
  func growingOld() {
    var provider = Provider()
    #expect(provider.reason(TokenText()) == nil)
    provider.wait(3601)
    #expect(provider.reason(TokenText()) == .expiredProviderToken)
  }
}
