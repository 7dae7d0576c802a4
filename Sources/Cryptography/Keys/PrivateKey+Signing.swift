import COpenSSL

extension PrivateKey {
  /// The two encodings of a signature that are in use (apple-rules 5.1).
  public enum SignatureForm: String, CaseIterable, Sendable {
    /// R and S of 32 bytes each, as JOSE has it.
    case raw
    /// An ASN.1 sequence, as `openssl dgst -sign` writes it.
    case der
  }

  /// Whether provider tokens can be signed with it: it is a key of the curve P-256.
  public var isP256: Bool { Cryptography.isP256(pointer) }

  /// Signs `message`: ECDSA with SHA-256, ES256 where it is a key of the curve P-256.
  public func signature(
    of message: [UInt8], as form: SignatureForm = .raw
  ) throws(CryptographyError) -> [UInt8] {
    let action = "sign"
    guard isP256 else { throw CryptographyError(action, reason: "it is no key of the curve P-256") }
    let context = try made(EVP_MD_CTX_new(), action)
    defer { EVP_MD_CTX_free(context) }
    try succeeded(EVP_DigestSignInit(context, nil, EVP_sha256(), nil, pointer), action)
    var count = 0
    try succeeded(EVP_DigestSign(context, nil, &count, message, message.count), action)
    var signature = [UInt8](repeating: 0, count: count)
    try succeeded(EVP_DigestSign(context, &signature, &count, message, message.count), action)
    signature.removeLast(signature.count - count)
    guard form == .raw else { return signature }
    return try made(RawSignature.raw(of: signature), action)
  }
}
