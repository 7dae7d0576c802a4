import Cryptography
import Testing

@Suite("Certificates")
struct CertificateTests {
  static let topics = ProviderTopics(
    topics: ["com.example.app", "com.example.app.voip", "com.example.app.complication"], isForSandbox: true,
    isForProduction: true)

  @Test("What a provider's certificate says is read again: topics, environments, subject, validity")
  func providerCertificate() throws {
    let identity = try TLSPair.authority().issue(
      CertificateRequest(
        subject: [("UID", "com.example.app"), ("CN", "Apple Push Services: com.example.app"), ("OU", "TEAM123456")],
        purpose: .provider(Self.topics), notBefore: 1_782_000_000, notAfter: 1_813_536_000))
    let certificate = try Certificate(der: identity.certificate.der())
    #expect(certificate.providerTopics == Self.topics)
    #expect(certificate.subject("UID") == "com.example.app")
    #expect(certificate.subject("CN") == "Apple Push Services: com.example.app")
    #expect(certificate.subject("L") == nil)
    #expect(certificate.subject("no such attribute") == nil)
    #expect(certificate.validity == 1_782_000_000...1_813_536_000)
    #expect(certificate.subjectLine == "OU=TEAM123456,CN=Apple Push Services: com.example.app,UID=com.example.app")
  }

  @Test("The environments are told apart", arguments: [true, false])
  func environments(isForSandbox: Bool) throws {
    let topics = ProviderTopics(
      topics: ["com.example.app"], isForSandbox: isForSandbox, isForProduction: !isForSandbox)
    let identity = try TLSPair.issue(TLSPair.authority(), .provider(topics))
    #expect(identity.certificate.providerTopics == topics)
  }

  @Test("A subject's UID is a topic where there is no list of them")
  func userIdentifier() throws {
    let identity = try TLSPair.authority().issue(
      CertificateRequest(
        subject: [("UID", "com.apple.mgmt.External.example")], purpose: .server(["localhost"]),
        notBefore: 0, notAfter: 1))
    #expect(
      identity.certificate.providerTopics
        == ProviderTopics(
          topics: ["com.apple.mgmt.External.example"], isForSandbox: false, isForProduction: false))
  }

  @Test("Letters beyond ASCII stay what they are")
  func letters() throws {
    let identity = try TLSPair.authority().issue(
      CertificateRequest(
        subject: [("O", "Ünïcode بیلفری")], purpose: .server(["localhost"]), notBefore: 0,
        notAfter: 1))
    #expect(identity.certificate.subject("O") == "Ünïcode بیلفری")
    #expect(identity.certificate.subjectLine == "O=Ünïcode بیلفری")
  }

  @Test("An authority knows what it signed")
  func signing() throws {
    let authority = try TLSPair.authority()
    let leaf = try TLSPair.issue(authority, .server(["localhost", "::1"]))
    #expect(authority.identity.certificate.signed(leaf.certificate))
    #expect(try !TLSPair.authority().identity.certificate.signed(leaf.certificate))
    #expect(leaf.certificate.belongs(to: leaf.privateKey))
    #expect(try !leaf.certificate.belongs(to: PrivateKey()))
  }

  @Test("A certificate is for the hosts that it was made for, and for no others")
  func hosts() throws {
    let leaf = try TLSPair.issue(TLSPair.authority(), .server(["localhost", "*.push.example.com", "127.0.0.1", "::1"]))
    for host in ["localhost", "LOCALHOST", "api.push.example.com", "127.0.0.1", "::1", "0:0:0:0:0:0:0:1"] {
      #expect(leaf.certificate.isFor(host))
    }
    for host in ["", "push.example.com", "a.b.push.example.com", "127.0.0.2", "::2", "local", "*"] {
      #expect(!leaf.certificate.isFor(host))
    }
  }

  @Test(
    "A host that is none, or that breaks out of its place, makes no certificate",
    arguments: ["a,IP:1.2.3.4", "", "a b"])
  func badHost(host: String) throws {
    let authority = try TLSPair.authority()
    #expect(
      throws: CryptographyError("make a certificate for '\(host)'", reason: "it is no host and no IP address"),
      performing: { try TLSPair.issue(authority, .server([host])) })
  }

  @Test("A .p12 file opens with its passphrase and with no other")
  func pkcs12() throws {
    let identity = try TLSPair.issue(TLSPair.authority(), .provider(Self.topics))
    let file = try identity.pkcs12(passphrase: "secret", named: "com.example.app")
    let opened = try Identity(pkcs12: file, passphrase: "secret")
    #expect(try opened.certificate.der() == identity.certificate.der())
    #expect(opened.certificate.belongs(to: opened.privateKey))
    #expect(
      throws: CryptographyError(
        "open the .p12 file", reason: "mac verify failure (the passphrase is another one)"),
      performing: { try Identity(pkcs12: file, passphrase: "Secret") })
  }

  @Test("An identity's PEM can be read again, and a key of somebody else is noticed")
  func pem() throws {
    let identity = try TLSPair.issue(TLSPair.authority(), .provider(Self.topics))
    let read = try Identity(pem: identity.pem())
    #expect(try read.certificate.der() == identity.certificate.der())
    let mixed = try identity.certificate.pem() + PrivateKey().pem()
    #expect(
      throws: CryptographyError("read the certificate", reason: "the private key is not the certificate's"),
      performing: { try Identity(pem: mixed) })
  }

  @Test("A trust store holds no key")
  func trustStore() throws {
    let store = try TLSPair.authority().identity.certificate.trustStore(passphrase: "changeit", named: "belfry")
    #expect(
      throws: CryptographyError("open the .p12 file", reason: "there is no private key in it"),
      performing: { try Identity(pkcs12: store, passphrase: "changeit") })
  }

  @Test("Rubbish is no certificate", arguments: [[], [48, 130, 255, 255], Array("-----BEGIN CERTIFICATE-----".utf8)])
  func rubbish(bytes: [UInt8]) {
    #expect(throws: CryptographyError.self) { try Certificate(der: bytes) }
    #expect(throws: CryptographyError.self) { try Certificate(pem: bytes) }
    #expect(throws: CryptographyError.self) { try Identity(pkcs12: bytes, passphrase: "") }
  }

  @Test("A certificate that was cut or changed anywhere crashes nothing")
  func damaged() throws {
    let der = try TLSPair.issue(TLSPair.authority(), .provider(Self.topics)).certificate.der()
    for place in der.indices {
      var changed = der
      changed[place] = ~changed[place]
      _ = (try? Certificate(der: changed))?.providerTopics
      _ = (try? Certificate(der: changed))?.validity
      #expect(throws: CryptographyError.self) { try Certificate(der: Array(der[..<place])) }
    }
  }
}
