import COpenSSL

/// An X.509 certificate.
public final class Certificate {
  let pointer: OpaquePointer

  /// Takes over a certificate that OpenSSL made.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  /// Reads DER.
  public convenience init(der: [UInt8]) throws(CryptographyError) {
    let certificate = der.withUnsafeBufferPointer { buffer in
      var cursor = buffer.baseAddress
      return d2i_X509(nil, &cursor, buffer.count)
    }
    self.init(owning: try made(certificate, "read the certificate"))
  }

  /// Reads the first certificate of a PEM.
  public convenience init(pem: [UInt8]) throws(CryptographyError) {
    let buffer = try MemoryBIO(pem)
    self.init(owning: try made(PEM_read_bio_X509(buffer.pointer, nil, nil, nil), "read the certificate"))
  }

  deinit { X509_free(pointer) }

  /// All certificates of a PEM, in its order.
  static func chain(pem: [UInt8]) throws(CryptographyError) -> [Certificate] {
    let buffer = try MemoryBIO(pem)
    var chain: [Certificate] = []
    while let certificate = PEM_read_bio_X509(buffer.pointer, nil, nil, nil) {
      chain.append(Certificate(owning: certificate))
    }
    guard !chain.isEmpty else { throw CryptographyError("read the certificate") }
    // The end of the text is an error to OpenSSL.
    ERR_clear_error()
    return chain
  }

  /// The certificate in DER.
  public func der() throws(CryptographyError) -> [UInt8] {
    try encoded("write the certificate") { i2d_X509(self.pointer, $0) }
  }

  /// The certificate in PEM.
  public func pem() throws(CryptographyError) -> [UInt8] {
    try MemoryBIO.collecting("write the certificate") { PEM_write_bio_X509($0, self.pointer) }
  }
}
