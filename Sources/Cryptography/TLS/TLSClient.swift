import COpenSSL

/// The client's side of TLS.
///
/// The server's certificate has to come from an authority that is named here, and has to be for the name that is asked
/// for.
public final class TLSClient {
  private let context: TLSContext
  private let applicationProtocols: [UInt8]

  /// Makes a client that trusts the authorities in the PEM and offers protocols by ALPN, the best first.
  ///
  /// - Parameter identity: what it presents where the server asks for a certificate.
  public init(
    trustedAuthoritiesPEM: [UInt8], applicationProtocols: [String] = ["h2"], identity: Identity? = nil
  ) throws(CryptographyError) {
    context = try TLSContext(TLS_client_method())
    SSL_CTX_set_verify(context.pointer, SSL_VERIFY_PEER, nil)
    let store = SSL_CTX_get_cert_store(context.pointer)
    for authority in try Certificate.chain(pem: trustedAuthoritiesPEM) {
      try succeeded(X509_STORE_add_cert(store, authority.pointer), "trust the authority")
    }
    // Each name behind its length (RFC 7301).
    self.applicationProtocols = applicationProtocols.flatMap { [UInt8(truncatingIfNeeded: $0.utf8.count)] + $0.utf8 }
    if let identity {
      try context.present(certificatePEM: identity.certificate.pem(), privateKeyPEM: identity.privateKey.pem())
    }
  }

  /// A connection whose first bytes are in its output.
  ///
  /// - Parameter name: whom the certificate has to be for: a host name or an IP address.
  public func makeConnection(to name: String) throws(CryptographyError) -> TLSConnection {
    let connection = try TLSConnection(context)
    try connection.begin(name: name, applicationProtocols: applicationProtocols)
    return connection
  }
}
