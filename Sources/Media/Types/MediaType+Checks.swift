extension MediaType {
  /// The type of a file that begins with these bytes, ``MediaSignature/length`` of them; throws where a notification
  /// cannot carry it.
  public init(beginning bytes: [UInt8]) throws(MediaRefusal) {
    switch MediaSignature(bytes) {
    case .empty: throw MediaRefusal(.empty, "it has no bytes")
    case .foreign(let name): throw MediaRefusal(.unsupportedType, "it is \(name); expected \(MediaType.words)")
    case .unknown:
      throw MediaRefusal(.unsupportedType, "its content is of no known type; expected \(MediaType.words)")
    case .type(let type): self = type
    }
  }

  /// Throws where a file of this type is larger than an attachment may be (apple-rules 8.4).
  public func check(byteCount: Int) throws(MediaRefusal) {
    guard byteCount > kind.byteLimit else { return }
    throw MediaRefusal(
      .tooManyBytes,
      "\(kind.article) has at most \(kind.byteLimit >> 20) MB (\(kind.byteLimit) bytes), this one \(byteCount)")
  }
}
