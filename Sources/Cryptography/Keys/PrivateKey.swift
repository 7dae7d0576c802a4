import COpenSSL

/// A private key: what an `.p8` file of Apple's developer account holds, or the secret half of a certificate.
public final class PrivateKey {
  let pointer: OpaquePointer

  /// Makes a new key of the curve P-256.
  public init() throws(CryptographyError) {
    pointer = try made(copenssl_generate_p256(), "make a key")
  }

  /// Takes over a key that OpenSSL made.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  /// Reads a PEM: PKCS #8 as Apple gives it, or one of the older forms.
  ///
  /// One with a passphrase is refused.
  public convenience init(pem: [UInt8]) throws(CryptographyError) {
    let buffer = try MemoryBIO(pem)
    // Without a callback OpenSSL would ask for a passphrase at the terminal.
    let key = PEM_read_bio_PrivateKey(buffer.pointer, nil, { _, _, _, _ in -1 }, nil)
    self.init(owning: try made(key, "read the private key"))
  }

  deinit { EVP_PKEY_free(pointer) }

  /// The key as PKCS #8 in PEM, without a passphrase: the contents of an `.p8` file.
  public func pem() throws(CryptographyError) -> [UInt8] {
    try MemoryBIO.collecting("write the private key") {
      PEM_write_bio_PKCS8PrivateKey($0, self.pointer, nil, nil, 0, nil, nil)
    }
  }

  /// The public half: a SubjectPublicKeyInfo in DER (RFC 5480).
  public func publicKey() throws(CryptographyError) -> [UInt8] {
    try encoded("write the public key") { i2d_PUBKEY(self.pointer, $0) }
  }
}
