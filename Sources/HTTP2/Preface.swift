/// What a connection begins with (RFC 9113 section 3.4).
enum Preface {
  /// Whether `beginning` is that of a request of HTTP/1: a method and a blank.
  static func looksLikeHTTP1(_ beginning: [UInt8]) -> Bool {
    let method = beginning.prefix { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
    return !method.isEmpty && method.count < beginning.count && beginning[method.count] == UInt8(ascii: " ")
      && !method.elementsEqual("PRI".utf8)
  }
}
