import COpenSSL

/// The few kinds of ASN.1 values that Apple's extensions are made of.
indirect enum ASN1Value: Equatable {
  case null
  case text(String)
  case sequence([ASN1Value])
  /// Anything else.
  case other

  /// Sequences within each other that are read: Apple's take two.
  private static let greatestDepth = 4

  /// The value as DER.
  func der() throws(CryptographyError) -> [UInt8] {
    let value = try made(ASN1_TYPE_new(), "write an extension")
    defer { ASN1_TYPE_free(value) }
    try fill(value)
    return try encoded("write an extension") { i2d_ASN1_TYPE(value, $0) }
  }

  private func fill(_ value: UnsafeMutablePointer<ASN1_TYPE>) throws(CryptographyError) {
    let action = "write an extension"
    switch self {
    case .null, .other: ASN1_TYPE_set(value, V_ASN1_NULL, nil)
    case .text(let text):
      let string = try made(ASN1_STRING_type_new(V_ASN1_UTF8STRING), action)
      ASN1_TYPE_set(value, V_ASN1_UTF8STRING, string)
      try succeeded(ASN1_STRING_set(string, text, Int32(text.utf8.count)), action)
    case .sequence(let elements):
      let content = try Self.der(of: elements)
      let string = try made(ASN1_STRING_type_new(V_ASN1_SEQUENCE), action)
      ASN1_TYPE_set(value, V_ASN1_SEQUENCE, string)
      try succeeded(ASN1_STRING_set(string, content, Int32(content.count)), action)
    }
  }

  private static func der(of elements: [ASN1Value]) throws(CryptographyError) -> [UInt8] {
    let action = "write an extension"
    let sequence = try made(copenssl_new_sequence(), action)
    defer { copenssl_free_sequence(sequence) }
    for element in elements {
      let value = try made(copenssl_append(sequence), action)
      try element.fill(value)
    }
    return try encoded(action) { i2d_ASN1_SEQUENCE_ANY(sequence, $0) }
  }
}

extension ASN1Value {
  /// Reads DER; nil where it is none, or goes on behind its value.
  init?(der: [UInt8]) {
    guard let value = Self.read(der, depth: 0) else { return nil }
    self = value
  }

  private static func read(_ der: [UInt8], depth: Int) -> ASN1Value? {
    let value = der.withUnsafeBufferPointer { buffer -> UnsafeMutablePointer<ASN1_TYPE>? in
      var cursor = buffer.baseAddress
      return d2i_ASN1_TYPE(nil, &cursor, buffer.count)
    }
    // What is no ASN.1 leaves its reason in the queue, and nobody asks for it.
    guard let value else {
      ERR_clear_error()
      return nil
    }
    defer { ASN1_TYPE_free(value) }
    switch ASN1_TYPE_get(value) {
    case V_ASN1_NULL: return .null
    case V_ASN1_UTF8STRING, V_ASN1_IA5STRING, V_ASN1_PRINTABLESTRING:
      return .text(String(decoding: copy(of: value.pointee.value.asn1_string), as: UTF8.self))
    case V_ASN1_SEQUENCE:
      return depth < greatestDepth ? elements(copy(of: value.pointee.value.sequence), depth: depth + 1) : .other
    default: return .other
    }
  }

  private static func elements(_ der: [UInt8], depth: Int) -> ASN1Value? {
    let sequence = der.withUnsafeBufferPointer { buffer -> OpaquePointer? in
      var cursor = buffer.baseAddress
      return d2i_ASN1_SEQUENCE_ANY(nil, &cursor, buffer.count)
    }
    guard let sequence else {
      ERR_clear_error()
      return nil
    }
    defer { copenssl_free_sequence(sequence) }
    let elements = (0..<copenssl_element_count(sequence)).map { index -> ASN1Value in
      let content = try? encoded("read an extension") { i2d_ASN1_TYPE(copenssl_element(sequence, index), $0) }
      return content.flatMap { read($0, depth: depth) } ?? .other
    }
    return .sequence(elements)
  }

  /// The texts that it has itself: one, or those of its elements.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .sequence(let elements):
      elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
    case .null, .other: []
    }
  }
}

/// The bytes of a string of ASN.1.
func copy(of string: UnsafePointer<ASN1_STRING>?) -> [UInt8] {
  guard let string else { return [] }
  return Array(UnsafeBufferPointer(start: ASN1_STRING_get0_data(string), count: Int(ASN1_STRING_length(string))))
}
