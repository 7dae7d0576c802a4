public import Center
public import Cryptography
import Foundation
public import Runtime

/// The certificate authority of a state directory, and the certificate that the endpoint presents.
///
/// Made on first use. A client that trusts `ca.pem` trusts every center of this directory for as long as the file is
/// there: the endpoint's certificate is renewed by itself, the authority's never is. Every file is its owner's alone.
public struct TrustStore {
  /// The passphrase of the store for Java, which holds nothing secret; Java wants one all the same.
  public static let javaPassphrase = "changeit"

  /// Names that Apple's service has: a provider that is sent here by its resolver changes its trust and nothing else.
  ///
  /// Source: apple-rules 2.1, 2.6.
  static let serviceNames = [
    "api.push.apple.com", "api.sandbox.push.apple.com", "api.development.push.apple.com",
    "api-broadcast.push.apple.com", "api-broadcast.sandbox.push.apple.com", "api-manage-broadcast.push.apple.com",
    "api-manage-broadcast.sandbox.push.apple.com",
  ]
  private static let loopbackNames = ["localhost", "127.0.0.1", "::1"]

  /// The authority.
  public let authority: CertificateAuthority
  private let files: TrustFiles
  /// Seconds since 1970.
  private let now: Int64

  /// Reads the authority of a state directory, or makes it.
  ///
  /// - Parameter now: by the system's clock: it is clients that judge certificates, and they know no other.
  public init(
    _ directory: StateDirectory, now: Timestamp = SystemClock().now
  ) throws(OperationError) {
    let files = TrustFiles(directory: directory)
    let now = now.milliseconds / 1000
    try directory.create()
    authority = try TrustFiles.reporting("use the certificate authority in '\(files.authorityIdentity)'") {
      try Self.known(files) ?? Self.made(files, now: now)
    }
    (self.files, self.now) = (files, now)
    try publish()
  }

  /// Where the authority's certificate lies, in PEM: absolute, since clients look for it from anywhere.
  public var authorityPath: String { URL(filePath: files.authority).absoluteURL.standardized.path }
  /// Where the same lies for Java, absolute.
  public var javaStorePath: String { URL(filePath: files.javaStore).absoluteURL.standardized.path }

  /// What makes clients of a shell trust the authority, as lines of that shell.
  public var clientEnvironment: String {
    Endpoint.clientEnvironment(authorityPath: authorityPath, javaStorePath: javaStorePath)
  }

  // MARK: The authority

  private static func known(_ files: TrustFiles) throws -> CertificateAuthority? {
    try files.identity(files.authorityIdentity).map(CertificateAuthority.init)
  }

  private static func made(_ files: TrustFiles, now: Int64) throws -> CertificateAuthority {
    let authority = try CertificateAuthority(
      named: "Belfry", notBefore: now - Span.day, notAfter: now + Span.authority)
    do {
      try PrivateFile.write(authority.identity.pem(), to: files.authorityIdentity, replacing: false)
      return authority
    } catch PrivateFile.Failure.exists {
      // Another process was faster: its authority counts.
      return try known(files) ?? authority
    }
  }

  /// Writes the certificate for clients where it is missing or another one.
  private func publish() throws(OperationError) {
    try TrustFiles.reporting("write the certificate authority to '\(files.authority)'") {
      let certificate = authority.identity.certificate
      let pem = try certificate.pem()
      guard files.bytes(files.authority) != pem || files.bytes(files.javaStore) == nil else { return }
      let store = try certificate.trustStore(passphrase: Self.javaPassphrase, named: "belfry")
      try PrivateFile.write(store, to: files.javaStore, replacing: true)
      try PrivateFile.write(pem, to: files.authority, replacing: true)
    }
  }

  // MARK: The endpoint's certificate

  /// TLS that presents a certificate for `hosts`, this machine's loopback names and those of Apple's service.
  ///
  /// The certificate is the one of the last time, unless it is about to expire or lacks a name.
  public func tlsServer(for hosts: [String] = []) throws(OperationError) -> TLSServer {
    try TrustFiles.reporting("use the certificate in '\(files.serverIdentity)'") {
      let identity = try serverIdentity(for: hosts)
      return try TLSServer(
        certificatePEM: identity.certificate.pem() + authority.identity.certificate.pem(),
        privateKeyPEM: identity.privateKey.pem())
    }
  }

  /// The endpoint's certificate and key, renewed where it has to be.
  func serverIdentity(for hosts: [String]) throws -> Identity {
    let names = Self.loopbackNames + Self.serviceNames + hosts.filter { !Self.loopbackNames.contains($0) }
    // Whatever is wrong with the file, a new one is made: nobody but this authority has to know the certificate.
    if let kept = try? files.identity(files.serverIdentity), isGood(kept.certificate, for: names) { return kept }
    let identity = try authority.issue(
      CertificateRequest(
        subject: [("O", "Belfry"), ("CN", "localhost")], purpose: .server(names), notBefore: now - Span.day,
        notAfter: now + Span.server))
    try PrivateFile.write(identity.pem(), to: files.serverIdentity, replacing: true)
    return identity
  }

  private func isGood(_ certificate: Certificate, for names: [String]) -> Bool {
    guard let validity = certificate.validity, authority.identity.certificate.signed(certificate) else { return false }
    return validity.contains(now) && validity.contains(now + Span.renewal) && names.allSatisfy(certificate.isFor)
  }

  /// Spans of time in seconds.
  private enum Span {
    static let day: Int64 = 86_400
    static let authority = 3650 * day
    /// Clients refuse certificates of servers that count for longer than 398 days.
    static let server = 397 * day
    /// How long before its end a certificate is renewed.
    static let renewal = 30 * day
  }
}
