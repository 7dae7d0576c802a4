/// What the header of an image says before any of it is decoded: a file can promise more pixels than memory holds.
public struct ImageHeader: Equatable, Sendable {
  /// The width in pixels, as stored.
  public var width: Int
  /// The height in pixels, as stored.
  public var height: Int
  /// Whether a PNG has the chunk that makes it an animation.
  public var isAnimatedPNG = false

  /// How much of a file is looked at.
  public static let length = 1 << 18

  /// Reads the beginning of an image; nil where it says nothing.
  public init?(_ bytes: [UInt8], type: MediaType) {
    let reader = HeaderBytes(bytes: bytes)
    switch type {
    case .png: self.init(png: reader)
    case .gif: self.init(gif: reader)
    case .jpeg: self.init(jpeg: reader)
    default: return nil
    }
  }

  private init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size is in the first chunk, IHDR; acTL stands before the first IDAT (PNG 3rd edition, 11.3.7).
  private init?(png: HeaderBytes) {
    guard let width = png.big32(at: 16), let height = png.big32(at: 20), png.text(at: 12) == "IHDR" else { return nil }
    self.init(width: width, height: height)
    var offset = 8
    while let length = png.big32(at: offset), let name = png.text(at: offset + 4), name != "IDAT" {
      if name == "acTL" { isAnimatedPNG = true }
      offset += length + 12
    }
  }

  private init?(gif: HeaderBytes) {
    guard let width = gif.little16(at: 6), let height = gif.little16(at: 8) else { return nil }
    self.init(width: width, height: height)
  }

  /// The size is in the first segment that starts a frame (ITU T.81, B.2.2).
  private init?(jpeg: HeaderBytes) {
    var offset = 2
    while let marker = jpeg.big16(at: offset), marker > 0xFF00 {
      let isFrame = (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
      if isFrame, let height = jpeg.big16(at: offset + 5), let width = jpeg.big16(at: offset + 7) {
        self.init(width: width, height: height)
        return
      }
      guard marker != 0xFFDA, let length = jpeg.big16(at: offset + 2), length >= 2 else { return nil }
      offset += length + 2
    }
    return nil
  }
}

/// Numbers and names at places of a header; nil beyond its end.
private struct HeaderBytes {
  let bytes: [UInt8]

  private func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count]
  }

  func big16(at offset: Int) -> Int? { slice(at: offset, count: 2)?.reduce(0) { $0 << 8 | Int($1) } }
  func big32(at offset: Int) -> Int? { slice(at: offset, count: 4)?.reduce(0) { $0 << 8 | Int($1) } }
  func little16(at offset: Int) -> Int? { slice(at: offset, count: 2)?.reversed().reduce(0) { $0 << 8 | Int($1) } }
  func text(at offset: Int) -> String? { slice(at: offset, count: 4).map { String(decoding: $0, as: UTF8.self) } }
}
