import APNs
import Center
import Cryptography
import Endpoint
import Payload
import Runtime

extension KeyCommand {
  private static let day: Double = 86_400

  /// Makes a client certificate that Belfry's own authority signs.
  func makeCertificate(_ words: CertificateWords, in context: Context) throws -> ExitCode {
    if let topic = words.topics.first(where: { !isBundleIdentifier($0) }) {
      throw UsageError.other(
        "\(quoted(topic)) is no topic; expected a bundle identifier, such as com.example.chat", command: "key")
    }
    let path = words.outputPath ?? "\(words.topics[0]).p12"
    guard let directory = context.common.runtimeConfiguration.directory else {
      throw OperationError(
        exitCode: 3, message: "the authority that signs needs a state directory; take another --state than :memory:")
    }
    let passphrase = try words.passphrase.text(in: context)
    try reporting(path) {
      let store = try TrustStore(directory)
      let now = try Self.now(in: context)
      let identity = try store.authority.issue(Self.request(words, now: now))
      let bytes =
        path.hasSuffix(".pem")
        ? try identity.pem() : try identity.pkcs12(passphrase: passphrase, named: words.topics[0])
      try Self.write(bytes, to: path, replacing: words.isForced, in: context)
      Self.print(
        ProviderCertificate(identity.certificate, authority: store.authority), path: path, now: now, in: context)
    }
    return .done
  }

  private static func request(_ words: CertificateWords, now: Timestamp) -> CertificateRequest {
    let end = words.expires ?? now.adding(seconds: 397 * day)
    // One that has expired already counted for a year before.
    let start = min(now.adding(seconds: -day), end.adding(seconds: -365 * day))
    let app = words.topics[0]
    return CertificateRequest(
      subject: [("UID", app), ("CN", "Belfry Push Services: \(app)")] + (words.team.map { [("OU", $0)] } ?? []),
      purpose: .provider(
        ProviderTopics(
          topics: words.topics, isForSandbox: words.environment != .production,
          isForProduction: words.environment != .sandbox)),
      notBefore: start.milliseconds / 1000, notAfter: end.milliseconds / 1000)
  }

  /// Says what a client certificate may push to, where, and for how long.
  func check(_ path: String, _ passphrase: Passphrase, in context: Context) throws -> ExitCode {
    let passphrase = try passphrase.text(in: context)
    return try reporting(path) {
      let bytes = try context.bytes(of: path, limit: 1 << 20)
      let isPEM = bytes.starts(with: Array("-----".utf8)) || bytes.starts(with: Array("Bag ".utf8))
      let certificate =
        isPEM ? try Certificate(pem: bytes) : try Identity(pkcs12: bytes, passphrase: passphrase).certificate
      let claims = ProviderCertificate(certificate, authority: nil)
      return Self.print(claims, path: path, now: try Self.now(in: context), in: context)
    }
  }

  /// The moment at which certificates are made and checked.
  private static func now(in context: Context) throws -> Timestamp {
    try context.common.clock ?? centerClock(in: context)
  }

  /// Prints what is known of a certificate; the answer is no where it is good for nothing.
  @discardableResult
  private static func print(
    _ certificate: ProviderCertificate, path: String, now: Timestamp, in context: Context
  ) -> ExitCode {
    let environment = certificate.environments.first ?? .sandbox
    let fault = certificate.fault(in: environment, at: now, CredentialChoices())
    let environments = APNsEnvironment.allCases.filter {
      certificate.environments.isEmpty || certificate.environments.contains($0)
    }.map(\.rawValue)
    let daysLeft = (certificate.validUntil.seconds(since: now) / day).rounded(.down)
    if context.common.json {
      context.printObjects([
        .object([
          ("path", .string(context.absolute(path))), ("subject", .string(certificate.subject)),
          ("topics", .array(certificate.topics.map { .string($0) })),
          ("environments", .array(environments.map { .string($0) })),
          ("validFrom", .string(certificate.validFrom.description)),
          ("validUntil", .string(certificate.validUntil.description)),
          ("daysLeft", .integer(Int64(daysLeft))), ("problem", fault.map { .string($0.description) } ?? .null),
        ])
      ])
    } else {
      var table = TextTable()
      table.append(["subject", certificate.subject])
      table.append(["topics", certificate.topics.isEmpty ? "none" : certificate.topics.joined(separator: " ")])
      table.append(["environments", environments.joined(separator: " ")])
      table.append(["valid", "\(certificate.validFrom) to \(certificate.validUntil)"])
      table.append(["", fault.map { "no: \($0)" } ?? "for \(Int64(daysLeft)) days more"])
      context.output.lines(table.lines(columns: nil))
    }
    return fault == nil ? .done : .no
  }
}
