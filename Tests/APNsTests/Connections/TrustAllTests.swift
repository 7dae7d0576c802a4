import APNs
import Center
import Testing

@Suite("Everybody is trusted, for those who only want to look")
struct TrustAllTests {
  static var choices: GatewayChoices {
    var choices = GatewayChoices()
    choices.credentials.trustsEveryone = true
    return choices
  }

  @Test("Any credentials do, and the record says what would have been said")
  func letThrough() {
    var provider = Provider(choices: Self.choices)
    let cases: [(String?, CredentialFault)] = [
      (nil, .noAuthorization), ("bearer rubbish", .notThreeSegments(1)),
      (TokenText(key: "NOBODYSKEY").authorization, .unknownKey("NOBODYSKEY")),
      (TokenText(issuedAt: Provider.noon.adding(seconds: -4000)).authorization, .expired(seconds: 4000)),
    ]
    for (authorization, fault) in cases {
      let outcome = provider.push(["authorization": authorization])
      #expect(outcome.answer?.status == 200)
      #expect(outcome.credentialFault == fault)
    }
    #expect(
      provider.push(["authorization": TokenText(key: "NOBODYSKEY").authorization]).record.claims?.verdict
        == .invalidProviderToken)
  }

  @Test("Any topic does, with a key and with a certificate")
  func topics() {
    var provider = Provider(choices: Self.choices)
    provider.add("TOPICKEY01", topics: ["com.example.other"])
    let outcome = provider.push(["authorization": TokenText(key: "TOPICKEY01").authorization])
    #expect(outcome.answer?.status == 200)
    #expect(outcome.credentialFault == .topicOutsideKey(topic: Provider.app, key: "TOPICKEY01"))

    let certificate = CertifiedProvider.certificate(topics: [], environments: [.production])
    var certified = CertifiedProvider.make(certificate, choices: Self.choices)
    let second = certified.push()
    #expect(second.answer?.status == 200)
    #expect(second.credentialFault == .certificateWithoutTopics)
  }

  @Test("What has nothing to do with credentials is refused all the same")
  func others() {
    var provider = Provider(choices: Self.choices)
    #expect(provider.push(["authorization": nil], to: "00").answer?.reason == .badDeviceToken)
  }
}
