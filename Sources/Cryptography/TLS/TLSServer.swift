import COpenSSL

/// The server's side of TLS: what all its connections have in common.
///
/// TLS 1.2 or later, and HTTP/2 or nothing: a client that offers other protocols alone gets the alert
/// `no_application_protocol` (apple-rules 2.1). One that offers none has prior knowledge (RFC 9113 section 3.3), as some
/// libraries for APNs have. A client may present a certificate. Its chain is not checked: whoever serves it reads
/// ``TLSConnection/peerCertificate`` and judges.
public final class TLSServer {
  private let context: TLSContext

  /// Makes a server that presents the first certificate of the PEM, with the others as its chain.
  public init(certificatePEM: [UInt8], privateKeyPEM: [UInt8]) throws(CryptographyError) {
    context = try TLSContext(TLS_server_method())
    try context.present(certificatePEM: certificatePEM, privateKeyPEM: privateKeyPEM)
    copenssl_require_h2(context.pointer)
    copenssl_request_certificates(context.pointer)
  }

  /// A connection that waits for a client's first bytes.
  public func makeConnection() throws(CryptographyError) -> TLSConnection {
    let connection = try TLSConnection(context)
    connection.accept()
    return connection
  }
}
