/// A device token of the usual length.
let sampleToken = String(repeating: "ab12", count: 16)

/// Frames of HTTP/2 by hand, for what no library would send (RFC 9113 section 4).
enum Frames {
  static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
  static let settings = frame(type: 4)

  /// A frame with any type, flags and stream.
  static func frame(type: UInt8, flags: UInt8 = 0, stream: UInt32 = 0, _ payload: [UInt8] = []) -> [UInt8] {
    let length = UInt32(payload.count)
    return [UInt8(truncatingIfNeeded: length >> 16), UInt8(truncatingIfNeeded: length >> 8), UInt8(length & 255)]
      + [type, flags] + bytes(of: stream) + payload
  }

  /// HEADERS of a push; `endsFields` and `endsStream` are the flags.
  static func headers(stream: UInt32, endsFields: Bool = true, endsStream: Bool = false, extra: [UInt8] = []) -> [UInt8]
  {
    frame(
      type: 1, flags: (endsFields ? 4 : 0) | (endsStream ? 1 : 0), stream: stream,
      // `:method POST` and `:scheme http` of the static table, `:authority` and `:path` spelt out (RFC 7541 appendix A).
      [0x83, 0x86] + field(indexedName: 1, "localhost") + field(indexedName: 4, "/3/device/\(sampleToken)")
        + literal("apns-topic", "com.example.app") + extra)
  }

  static func continuation(stream: UInt32, endsFields: Bool = false, _ block: [UInt8]) -> [UInt8] {
    frame(type: 9, flags: endsFields ? 4 : 0, stream: stream, block)
  }

  static func data(stream: UInt32, endsStream: Bool = false, _ bytes: [UInt8]) -> [UInt8] {
    frame(type: 0, flags: endsStream ? 1 : 0, stream: stream, bytes)
  }

  static func reset(stream: UInt32) -> [UInt8] { frame(type: 3, stream: stream, bytes(of: 8)) }
  static func ping() -> [UInt8] { frame(type: 6, [1, 2, 3, 4, 5, 6, 7, 8]) }

  /// SETTINGS with one entry.
  static func setting(_ identifier: UInt16, _ value: UInt32) -> [UInt8] {
    frame(type: 4, [UInt8(identifier >> 8), UInt8(identifier & 255)] + bytes(of: value))
  }

  /// A field that enters no table, its name and value not compressed.
  static func literal(_ name: String, _ value: String) -> [UInt8] {
    [0] + string(name) + string(value)
  }

  private static func field(indexedName index: UInt8, _ value: String) -> [UInt8] { [index] + string(value) }

  /// Shorter than 127 bytes, or with the length as a second part of three bytes at most.
  private static func string(_ text: String) -> [UInt8] {
    var rest = text.utf8.count
    guard rest >= 127 else { return [UInt8(rest)] + text.utf8 }
    var length: [UInt8] = [127]
    rest -= 127
    while rest >= 128 {
      length.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    return length + [UInt8(rest)] + text.utf8
  }

  /// The number of the first four bytes.
  static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension Client {
  /// The whole frames that came: type, flags, stream, payload.
  var receivedFrames: [(type: UInt8, flags: UInt8, stream: UInt32, payload: ArraySlice<UInt8>)] {
    var frames: [(type: UInt8, flags: UInt8, stream: UInt32, payload: ArraySlice<UInt8>)] = []
    var rest = received[...]
    while rest.count >= 9 {
      let head = Array(rest.prefix(9))
      let length = Int(Frames.number(head[0...]) >> 8)
      guard rest.count >= 9 + length else { break }
      frames.append((head[3], head[4], Frames.number(head[5...]) & 0x7FFF_FFFF, rest.dropFirst(9).prefix(length)))
      rest = rest.dropFirst(9 + length)
    }
    return frames
  }
}
