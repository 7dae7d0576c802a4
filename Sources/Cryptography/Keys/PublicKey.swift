import COpenSSL

/// The public half of a P-256 key, ready to verify.
///
/// Reading one costs more than a signature's verification should: keep it.
public final class PublicKey {
  let pointer: OpaquePointer

  /// Reads a SubjectPublicKeyInfo in DER (RFC 5480); a key of another curve or kind is refused.
  public init(der: [UInt8]) throws(CryptographyError) {
    let action = "read the public key"
    let key = der.withUnsafeBufferPointer { buffer in
      var cursor = buffer.baseAddress
      return d2i_PUBKEY(nil, &cursor, buffer.count)
    }
    pointer = try made(key, action)
    guard isP256(pointer) else {
      // The object is freed by `deinit`: all its properties are there.
      throw CryptographyError(action, reason: "it is no key of the curve P-256")
    }
  }

  deinit { EVP_PKEY_free(pointer) }

  /// Whether `signature` over `message` was made with the private half: ECDSA with SHA-256.
  ///
  /// The signature is DER, or the two numbers R and S of 32 bytes each (apple-rules 5.1, RFC 7518 section 3.4).
  public func verifies(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    if signature.count == RawSignature.byteCount, let der = RawSignature.der(of: signature),
      verifiesDER(der, of: message)
    {
      return true
    }
    return verifiesDER(signature, of: message)
  }

  private func verifiesDER(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    guard let context = EVP_MD_CTX_new() else { return false }
    defer {
      EVP_MD_CTX_free(context)
      ERR_clear_error()
    }
    return EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, pointer) == 1
      && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
  }
}

/// Whether a key is one of the curve P-256.
func isP256(_ key: OpaquePointer) -> Bool {
  var name = [CChar](repeating: 0, count: 64)
  var count = 0
  defer { ERR_clear_error() }
  guard EVP_PKEY_get_group_name(key, &name, name.count, &count) == 1 else { return false }
  return OBJ_txt2nid(name) == NID_X9_62_prime256v1
}
