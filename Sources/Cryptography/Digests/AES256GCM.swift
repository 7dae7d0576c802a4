import COpenSSL

/// Authenticated encryption with AES-256 in Galois/Counter Mode (NIST SP 800-38D).
///
/// A nonce is 12 bytes, or up to 16 where others wrote it so, and never used twice with a key; the tag is 16 bytes.
public enum AES256GCM {
  /// What sealing gives.
  public struct Sealed: Equatable, Sendable {
    /// As long as the plaintext.
    public var ciphertext: [UInt8]
    /// Proves that nothing was changed.
    public var tag: [UInt8]

    /// Makes a sealed message.
    public init(ciphertext: [UInt8], tag: [UInt8]) {
      self.ciphertext = ciphertext
      self.tag = tag
    }
  }

  private static let keyByteCount = 32
  private static let nonceByteCounts = 12...16
  private static let tagByteCount = 16

  /// Encrypts `plaintext`; `associated` goes along in the open and is protected as well.
  public static func seal(
    _ plaintext: [UInt8], key: [UInt8], nonce: [UInt8], associated: [UInt8] = []
  ) throws(CryptographyError) -> Sealed {
    let action = "encrypt"
    let context = try start(action, key: key, nonce: nonce, encrypting: true)
    defer { EVP_CIPHER_CTX_free(context) }
    let ciphertext = try run(context, action, plaintext, associated)
    var count: Int32 = 0
    try succeeded(EVP_CipherFinal_ex(context, nil, &count), action)
    var tag = [UInt8](repeating: 0, count: tagByteCount)
    try succeeded(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tagByteCount), &tag), action)
    return Sealed(ciphertext: ciphertext, tag: tag)
  }

  /// Decrypts; fails where key, nonce, tag or anything that was sealed is not what it was.
  public static func open(
    _ sealed: Sealed, key: [UInt8], nonce: [UInt8], associated: [UInt8] = []
  ) throws(CryptographyError) -> [UInt8] {
    let action = "decrypt"
    guard sealed.tag.count == tagByteCount else {
      throw CryptographyError(action, reason: "the tag has \(sealed.tag.count) bytes instead of \(tagByteCount)")
    }
    let context = try start(action, key: key, nonce: nonce, encrypting: false)
    defer { EVP_CIPHER_CTX_free(context) }
    let plaintext = try run(context, action, sealed.ciphertext, associated)
    var tag = sealed.tag
    try succeeded(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tagByteCount), &tag), action)
    var count: Int32 = 0
    guard EVP_CipherFinal_ex(context, nil, &count) == 1 else {
      ERR_clear_error()
      throw CryptographyError(action, reason: "the key or the message is not the one that was sealed")
    }
    return plaintext
  }

  private static func start(
    _ action: String, key: [UInt8], nonce: [UInt8], encrypting: Bool
  ) throws(CryptographyError) -> OpaquePointer {
    guard key.count == keyByteCount else {
      throw CryptographyError(action, reason: "the key has \(key.count) bytes instead of \(keyByteCount)")
    }
    guard nonceByteCounts.contains(nonce.count) else {
      throw CryptographyError(
        action, reason: "the nonce has \(nonce.count) bytes instead of \(nonceByteCounts.lowerBound)")
    }
    let context = try made(EVP_CIPHER_CTX_new(), action)
    guard EVP_CipherInit_ex(context, EVP_aes_256_gcm(), nil, nil, nil, encrypting ? 1 : 0) == 1,
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil) == 1,
      EVP_CipherInit_ex(context, nil, nil, key, nonce, encrypting ? 1 : 0) == 1
    else {
      EVP_CIPHER_CTX_free(context)
      throw CryptographyError(action)
    }
    return context
  }

  private static func run(
    _ context: OpaquePointer, _ action: String, _ input: [UInt8], _ associated: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    var count: Int32 = 0
    if !associated.isEmpty {
      try succeeded(EVP_CipherUpdate(context, nil, &count, associated, Int32(associated.count)), action)
    }
    var output = [UInt8](repeating: 0, count: input.count)
    if !input.isEmpty {
      try succeeded(EVP_CipherUpdate(context, &output, &count, input, Int32(input.count)), action)
    }
    return output
  }
}
