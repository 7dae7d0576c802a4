public import APNs
import Center
public import Cryptography

extension ProviderCertificate {
  /// What the gateway has to know of a certificate that a provider showed.
  ///
  /// One whose validity cannot be read counts at no moment. Source: apple-rules 5.2.
  public init(_ certificate: Certificate, authority: CertificateAuthority?) {
    let claims = certificate.providerTopics
    var environments: Set<APNsEnvironment> = []
    if claims.isForSandbox { environments.insert(.sandbox) }
    if claims.isForProduction { environments.insert(.production) }
    let validity = certificate.validity ?? 1...1
    self.init(
      subject: certificate.subjectLine, topics: claims.topics, environments: environments,
      validFrom: Timestamp(milliseconds: validity.lowerBound * 1000),
      validUntil: Timestamp(milliseconds: validity.upperBound * 1000),
      isOurs: authority?.identity.certificate.signed(certificate) ?? false)
  }

  /// The certificate that a connection's other side showed; nil: none.
  public init?(of connection: TLSConnection, authority: CertificateAuthority?) {
    guard let der = connection.peerCertificate, let certificate = try? Certificate(der: der) else { return nil }
    self.init(certificate, authority: authority)
  }
}
