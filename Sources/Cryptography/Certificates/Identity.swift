/// A certificate with its private key: what somebody presents to prove who he is.
public struct Identity {
  /// The certificate.
  public var certificate: Certificate
  /// Its key.
  public var privateKey: PrivateKey

  /// Makes an identity.
  public init(certificate: Certificate, privateKey: PrivateKey) {
    self.certificate = certificate
    self.privateKey = privateKey
  }
}
