import COpenSSL

/// The form of an ECDSA signature that JOSE uses: R and S as 32 bytes each, instead of an ASN.1 sequence.
///
/// Source: RFC 7518 section 3.4.
enum RawSignature {
  /// Bytes of both numbers together.
  static let byteCount = 64

  /// The same signature in DER.
  static func der(of raw: [UInt8]) -> [UInt8]? {
    guard raw.count == byteCount, let signature = ECDSA_SIG_new() else { return nil }
    defer { ECDSA_SIG_free(signature) }
    let (r, s) = raw.withUnsafeBufferPointer { bytes in
      (BN_bin2bn(bytes.baseAddress, 32, nil), BN_bin2bn(bytes.baseAddress.map { $0 + 32 }, 32, nil))
    }
    // The signature owns both numbers from here on, where it takes them.
    guard ECDSA_SIG_set0(signature, r, s) == 1 else {
      BN_free(r)
      BN_free(s)
      return nil
    }
    return try? encoded("write a signature") { i2d_ECDSA_SIG(signature, $0) }
  }

  /// A signature in DER as R and S.
  static func raw(of der: [UInt8]) -> [UInt8]? {
    let signature = der.withUnsafeBufferPointer { buffer in
      var cursor = buffer.baseAddress
      return d2i_ECDSA_SIG(nil, &cursor, buffer.count)
    }
    guard let signature else { return nil }
    defer { ECDSA_SIG_free(signature) }
    var raw = [UInt8](repeating: 0, count: byteCount)
    let isDone = raw.withUnsafeMutableBufferPointer { bytes in
      BN_bn2binpad(ECDSA_SIG_get0_r(signature), bytes.baseAddress, 32) == 32
        && BN_bn2binpad(ECDSA_SIG_get0_s(signature), bytes.baseAddress.map { $0 + 32 }, 32) == 32
    }
    return isDone ? raw : nil
  }
}
