import COpenSSL

/// What the connections of one side have in common.
final class TLSContext {
  let pointer: OpaquePointer
  /// Bytes on their way between OpenSSL and an array: a record's worth, shared by all connections.
  let scratch: UnsafeMutableRawBufferPointer

  /// A context without a certificate.
  init(_ method: OpaquePointer?) throws(CryptographyError) {
    pointer = try made(SSL_CTX_new(method), "set up TLS")
    scratch = .allocate(byteCount: 16 << 10, alignment: 16)
    try succeeded(copenssl_set_up(pointer), "set up TLS")
  }

  deinit {
    SSL_CTX_free(pointer)
    scratch.deallocate()
  }

  /// Has the connections present the first certificate of the PEM, with the others as its chain.
  func present(certificatePEM: [UInt8], privateKeyPEM: [UInt8]) throws(CryptographyError) {
    let chain = try Certificate.chain(pem: certificatePEM)
    let key = try PrivateKey(pem: privateKeyPEM)
    try succeeded(SSL_CTX_use_certificate(pointer, chain[0].pointer), "use the certificate")
    try succeeded(SSL_CTX_use_PrivateKey(pointer, key.pointer), "use the private key")
    try succeeded(SSL_CTX_check_private_key(pointer), "use the private key with this certificate")
    for certificate in chain.dropFirst() {
      try succeeded(copenssl_add_chain(pointer, certificate.pointer), "use the certificate's chain")
    }
  }
}
