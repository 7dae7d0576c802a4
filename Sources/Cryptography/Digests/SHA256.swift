import COpenSSL

/// The hash function SHA-256 (FIPS 180-4).
public enum SHA256 {
  /// The 32 bytes that `message` has.
  public static func digest(of message: [UInt8]) throws(CryptographyError) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    try succeeded(EVP_Digest(message, message.count, &digest, nil, EVP_sha256(), nil), "hash")
    return digest
  }
}
