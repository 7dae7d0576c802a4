import APNs
import Center
import Testing

@Suite("The service says whether anybody can sign in")
struct FirstKeyTests {
  @Test("not without a key that counts, unless everybody is trusted")
  func lacksKey() {
    var gateway = Gateway()
    #expect(gateway.lacksKey)
    let noon = Timestamp(milliseconds: 1_751_544_000_000)
    var key = ProviderKey(keyIdentifier: "ABC123DEFG", teamIdentifier: "TEAM123456", publicKey: [], createdAt: noon)
    gateway.keys[key.keyIdentifier] = key
    #expect(!gateway.lacksKey)
    key.revokedAt = noon
    gateway.keys[key.keyIdentifier] = key
    #expect(gateway.lacksKey)
    gateway.choices.credentials.trustsEveryone = true
    #expect(!gateway.lacksKey)
  }
}
