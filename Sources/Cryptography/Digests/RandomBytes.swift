import COpenSSL

/// Bytes that nobody can foresee.
public enum RandomBytes {
  /// Makes `count` of them.
  public static func make(_ count: Int) throws(CryptographyError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    try succeeded(RAND_bytes(&bytes, Int32(count)), "make random bytes")
    return bytes
  }
}
