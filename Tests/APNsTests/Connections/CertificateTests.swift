import APNs
import Center
import Testing

@Suite("Client certificates (apple-rules 5.2)")
struct CertificateTests {
  @Test("A certificate is enough, and authorization is ignored")
  func instead() {
    var provider = CertifiedProvider.make()
    #expect(provider.reason(nil as String?) == nil)
    #expect(provider.reason("bearer rubbish") == nil)
  }

  @Test("The only topic is the default")
  func defaultTopic() {
    var provider = CertifiedProvider.make()
    let outcome = provider.push(["apns-topic": nil])
    #expect(outcome.answer?.status == 200)
    #expect(outcome.acceptance?.bundleIdentifier == Provider.app)
  }

  @Test("With several topics the header is needed: MissingTopic")
  func severalTopics() {
    var provider = CertifiedProvider.make(
      CertifiedProvider.certificate(topics: [Provider.app, Provider.app + ".voip"]))
    #expect(provider.push(["apns-topic": nil]).answer?.reason == .missingTopic)
    #expect(provider.push().answer?.reason == nil)
    #expect(
      provider.push(["apns-topic": Provider.app + ".voip", "apns-push-type": "voip"]).answer?.reason == nil)
  }

  @Test("A topic outside the certificate: TopicDisallowed, or what is chosen")
  func topicOutside() {
    var provider = CertifiedProvider.make(CertifiedProvider.certificate(topics: ["com.example.other"]))
    let outcome = provider.push()
    #expect(outcome.answer?.reason == .topicDisallowed)
    #expect(
      outcome.credentialFault
        == .topicOutsideCertificate(topic: Provider.app, topics: ["com.example.other"]))
    provider.gateway.choices.credentials.reasonForTopicOutsideCertificate = .badTopic
    #expect(provider.push().answer?.reason == .badTopic)
  }

  @Test("A suffix has to be in the certificate too, unless chosen otherwise", arguments: ["voip", "complication"])
  func suffixes(type: String) {
    var provider = CertifiedProvider.make()
    let fields = ["apns-topic": "\(Provider.app).\(type)", "apns-push-type": type]
    #expect(provider.push(fields).answer?.reason == .topicDisallowed)
    provider.gateway.choices.credentials.allowsSuffixesOnCertificate = true
    #expect(provider.push(fields).answer?.reason == nil)
  }

  @Test("Without a topic, before its time and after it: BadCertificate")
  func bad() {
    let noon = Provider.noon
    let cases: [(ProviderCertificate, CredentialFault)] = [
      (CertifiedProvider.certificate(topics: []), .certificateWithoutTopics),
      (
        CertifiedProvider.certificate(validFrom: noon.adding(seconds: 1)),
        .certificateNotYetValid(from: noon.adding(seconds: 1))
      ),
      (
        CertifiedProvider.certificate(validUntil: noon.adding(seconds: -1)),
        .certificateExpired(at: noon.adding(seconds: -1))
      ),
    ]
    for (certificate, fault) in cases {
      var provider = CertifiedProvider.make(certificate)
      let outcome = provider.push()
      #expect(outcome.answer?.status == 403)
      #expect(outcome.answer?.reason == .badCertificate)
      #expect(outcome.credentialFault == fault)
    }
    var provider = CertifiedProvider.make(CertifiedProvider.certificate(validFrom: noon, validUntil: noon))
    #expect(provider.push().answer?.reason == nil, "both ends count")
  }

  @Test("Of the other environment: BadCertificateEnvironment", arguments: APNsEnvironment.allCases)
  func environment(environment: APNsEnvironment) {
    let other: APNsEnvironment = environment == .sandbox ? .production : .sandbox
    var provider = CertifiedProvider.make(CertifiedProvider.certificate(environments: [other]), in: environment)
    let outcome = provider.push()
    #expect(outcome.answer?.status == 403)
    #expect(outcome.answer?.reason == .badCertificateEnvironment)
    #expect(outcome.credentialFault == .certificateOfOtherEnvironment(other))
  }

  @Test("One that names no environment counts in both")
  func noEnvironment() {
    var provider = CertifiedProvider.make(CertifiedProvider.certificate(environments: []))
    #expect(provider.push().answer?.reason == nil)
  }

  @Test("One that another authority signed is taken, unless chosen otherwise")
  func foreign() {
    var provider = CertifiedProvider.make(CertifiedProvider.certificate(isOurs: false))
    #expect(provider.push().answer?.reason == nil)
    provider.gateway.choices.credentials.acceptsForeignCertificates = false
    #expect(provider.push().answer?.reason == .badCertificate)
  }

  @Test("A location push has no certificate: TopicDisallowed")
  func location() {
    let topic = Provider.app + ".location-query"
    var provider = CertifiedProvider.make(CertifiedProvider.certificate(topics: [topic]))
    #expect(
      provider.push(["apns-topic": topic, "apns-push-type": "location"]).answer?.reason == .topicDisallowed)
  }
}
