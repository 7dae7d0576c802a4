/// An authority of our own: it signs the certificate of a server, and those of providers that try out certificates.
public struct CertificateAuthority {
  /// Its certificate, which others are told to trust, and its key.
  public let identity: Identity

  /// An authority that was made before.
  public init(_ identity: Identity) { self.identity = identity }

  /// Makes an authority with a new key; the times are seconds since 1970.
  public init(named name: String, notBefore: Int64, notAfter: Int64) throws(CryptographyError) {
    let key = try PrivateKey()
    let request = CertificateRequest(
      subject: [("O", "Belfry"), ("CN", name)], purpose: .authority, notBefore: notBefore, notAfter: notAfter)
    identity = Identity(certificate: try .signed(request, for: key, by: nil), privateKey: key)
  }

  /// Makes a new key, and a certificate for it that this authority signs.
  public func issue(_ request: CertificateRequest) throws(CryptographyError) -> Identity {
    let key = try PrivateKey()
    return Identity(certificate: try .signed(request, for: key, by: identity), privateKey: key)
  }
}
