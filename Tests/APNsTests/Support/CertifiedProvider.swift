import APNs
import Center

/// A provider that shows a certificate.
enum CertifiedProvider {
  /// A certificate that counts from the day before noon to the day after.
  static func certificate(
    topics: [String] = [Provider.app], environments: Set<APNsEnvironment> = [.sandbox, .production],
    validFrom: Timestamp = Provider.noon.adding(seconds: -86_400),
    validUntil: Timestamp = Provider.noon.adding(seconds: 86_400), isOurs: Bool = true
  ) -> ProviderCertificate {
    ProviderCertificate(
      subject: "UID=\(topics.first ?? "")", topics: topics, environments: environments, validFrom: validFrom,
      validUntil: validUntil, isOurs: isOurs)
  }

  /// A provider that shows it and sends no token.
  static func make(
    _ certificate: ProviderCertificate = certificate(), in environment: APNsEnvironment = .sandbox,
    choices: GatewayChoices = GatewayChoices()
  ) -> Provider {
    var provider = Provider(in: environment, choices: choices)
    provider.connection = ProviderConnection(
      number: 1, environment: environment, openedAt: Provider.noon, certificate: certificate)
    provider.authorization = nil
    return provider
  }
}
