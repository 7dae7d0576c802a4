/// A PNG made byte by byte, stored without compression (RFC 1951, 3.2.4).
struct PNGBytes {
  var width: Int
  var height: Int
  /// Red, green, blue, alpha of each pixel.
  var pixels: [[UInt8]]

  init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> [UInt8]) {
    (self.width, self.height) = (width, height)
    pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
  }

  var bytes: [UInt8] {
    Self.signature + Self.header(width: width, height: height) + Self.chunk("IDAT", stored) + Self.chunk("IEND", [])
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func header(width: Int, height: Int) -> [UInt8] {
    chunk("IHDR", big32(UInt32(width)) + big32(UInt32(height)) + [8, 6, 0, 0, 0])
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big32(UInt32(data.count)) + body + big32(crc(body))
  }

  /// The rows, each after its filter, as one zlib stream.
  private var stored: [UInt8] {
    var rows: [UInt8] = []
    for (place, pixel) in pixels.enumerated() {
      if place % width == 0 { rows.append(0) }
      rows += pixel
    }
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: rows.count, by: 65_535) {
      let block = rows[start..<min(start + 65_535, rows.count)]
      let count = UInt16(block.count)
      stream.append(block.endIndex == rows.count ? 1 : 0)
      stream += little16(count)
      stream += little16(~count)
      stream += block
    }
    var one: UInt32 = 1
    var two: UInt32 = 0
    for byte in rows {
      one = (one + UInt32(byte)) % 65_521
      two = (two + one) % 65_521
    }
    return stream + big32(two << 16 | one)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return ~crc
  }
}

func big32(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> UInt32($0) & 0xFF) } }
func little32(_ value: UInt32) -> [UInt8] { big32(value).reversed() }
func little16(_ value: UInt16) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }
func big16(_ value: UInt16) -> [UInt8] { little16(value).reversed() }

/// Red, green, blue and white quarters, and what colours these are.
let quarters: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF]

/// A picture of these quarters, `side` pixels wide and high.
func quarteredPNG(side: Int = 32) -> PNGBytes {
  PNGBytes(width: side, height: side) { x, y in
    let color = quarters[(x < side / 2 ? 0 : 1) + (y < side / 2 ? 0 : 2)]
    return [UInt8(color >> 16), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF), 255]
  }
}
