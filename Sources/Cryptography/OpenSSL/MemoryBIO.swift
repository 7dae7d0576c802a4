import COpenSSL

/// A buffer in memory that OpenSSL reads from or writes to.
final class MemoryBIO {
  let pointer: OpaquePointer

  /// An empty one, or one to read `bytes` from.
  init(_ bytes: [UInt8] = []) throws(CryptographyError) {
    pointer = try made(BIO_new(BIO_s_mem()), "make a buffer")
    guard !bytes.isEmpty else { return }
    var written = 0
    try succeeded(BIO_write_ex(pointer, bytes, bytes.count, &written), "fill a buffer")
  }

  deinit { BIO_free(pointer) }

  /// A copy of what is in it.
  var contents: [UInt8] {
    var start: UnsafePointer<UInt8>?
    let count = copenssl_contents(pointer, &start)
    return Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// What `write` puts into an empty buffer.
  static func collecting(
    _ action: String, _ write: (OpaquePointer) -> Int32
  ) throws(CryptographyError) -> [UInt8] {
    let buffer = try MemoryBIO()
    try succeeded(write(buffer.pointer), action)
    return buffer.contents
  }
}

/// The DER form of an object, by its `i2d` function, which tells the length first.
func encoded(
  _ action: String, _ encode: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
) throws(CryptographyError) -> [UInt8] {
  let count = Int(encode(nil))
  guard count > 0 else { throw CryptographyError(action) }
  return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
    var cursor = buffer.baseAddress
    initialized = max(0, Int(encode(&cursor)))
  }
}
