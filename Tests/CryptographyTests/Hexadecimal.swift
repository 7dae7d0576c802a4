/// The bytes that hexadecimal digits stand for.
func bytes(_ digits: String) -> [UInt8] {
  let values = digits.compactMap(\.hexDigitValue)
  return stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
}

/// A SubjectPublicKeyInfo of the curve P-256 for the point of these coordinates (RFC 5480).
func publicKey(x: String, y: String) -> [UInt8] {
  bytes("3059301306072a8648ce3d020106082a8648ce3d03010703420004" + x + y)
}
