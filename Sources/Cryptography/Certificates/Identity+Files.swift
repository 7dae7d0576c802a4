import COpenSSL

extension Identity {
  /// Opens a PKCS #12 file (`.p12`), as Keychain Access exports it.
  public init(pkcs12: [UInt8], passphrase: String) throws(CryptographyError) {
    let action = "open the .p12 file"
    let file = pkcs12.withUnsafeBufferPointer { buffer in
      var cursor = buffer.baseAddress
      return d2i_PKCS12(nil, &cursor, buffer.count)
    }
    let opened = try made(file, action)
    defer { PKCS12_free(opened) }
    var key: OpaquePointer?
    var certificate: OpaquePointer?
    let result = PKCS12_parse(opened, passphrase, &key, &certificate, nil)
    // Whatever came out has an owner now, in case that one of the two is missing.
    let privateKey = key.map(PrivateKey.init(owning:))
    let owned = certificate.map(Certificate.init(owning:))
    try Self.explain(result, action)
    guard let privateKey else { throw CryptographyError(action, reason: "there is no private key in it") }
    guard let owned else { throw CryptographyError(action, reason: "there is no certificate of the key in it") }
    self.init(certificate: owned, privateKey: privateKey)
  }

  /// Files of old programs are encrypted with ciphers that OpenSSL 3 no longer has; that has to be said.
  private static func explain(_ result: Int32, _ action: String) throws(CryptographyError) {
    guard result != 1 else { return ERR_clear_error() }
    var error = CryptographyError(action)
    if error.reason == "mac verify failure" { error.reason += " (the passphrase is another one)" }
    if error.reason == "unsupported" {
      error.reason =
        "it is encrypted with RC2 or another old cipher; write it anew: "
        + "openssl pkcs12 -legacy -in OLD.p12 -nodes | openssl pkcs12 -export -out NEW.p12"
    }
    throw error
  }

  /// Reads certificate and private key from one PEM, in any order.
  public init(pem: [UInt8]) throws(CryptographyError) {
    self.init(certificate: try Certificate(pem: pem), privateKey: try PrivateKey(pem: pem))
    guard certificate.belongs(to: privateKey) else {
      throw CryptographyError("read the certificate", reason: "the private key is not the certificate's")
    }
  }

  /// Certificate and private key in one PEM.
  public func pem() throws(CryptographyError) -> [UInt8] { try certificate.pem() + privateKey.pem() }

  /// Certificate and private key as PKCS #12, encrypted with `passphrase`.
  public func pkcs12(passphrase: String, named name: String) throws(CryptographyError) -> [UInt8] {
    let action = "write the .p12 file"
    let file = try made(
      PKCS12_create(passphrase, name, privateKey.pointer, certificate.pointer, nil, 0, 0, 0, 0, 0), action)
    defer { PKCS12_free(file) }
    return try encoded(action) { i2d_PKCS12(file, $0) }
  }
}

extension Certificate {
  /// A PKCS #12 file with this certificate alone, which Java takes as a store of authorities to trust.
  public func trustStore(passphrase: String, named name: String) throws(CryptographyError) -> [UInt8] {
    let action = "write the trust store"
    let file = try made(copenssl_trust_store(passphrase, name, pointer), action)
    defer { PKCS12_free(file) }
    return try encoded(action) { i2d_PKCS12(file, $0) }
  }
}
