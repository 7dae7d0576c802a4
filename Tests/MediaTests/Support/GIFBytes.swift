/// A GIF made byte by byte, of frames in one of four colours each.
struct GIFBytes {
  var width = 8
  var height = 8
  /// Of each frame its colour, a number of ``palette``.
  var frames: [UInt8]
  /// Hundredths of a second that each frame is shown.
  var delay: UInt16 = 10

  /// Black, red, green, blue.
  static let palette: [UInt32] = [0x000000, 0xFF0000, 0x00FF00, 0x0000FF]

  var bytes: [UInt8] {
    let size = little16(UInt16(width)) + little16(UInt16(height))
    var bytes = Array("GIF89a".utf8) + size + [0xF1, 0, 0]
    for color in Self.palette { bytes += [UInt8(color >> 16), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)] }
    let made = Dictionary(uniqueKeysWithValues: Set(frames).map { ($0, frame(color: $0)) })
    for color in frames { bytes += made[color] ?? [] }
    return bytes + [0x3B]
  }

  private func frame(color: UInt8) -> [UInt8] {
    let size = little16(UInt16(width)) + little16(UInt16(height))
    return [0x21, 0xF9, 4, 0] + little16(delay) + [0, 0, 0x2C, 0, 0, 0, 0] + size + [0] + compressed(color: color)
  }

  /// Pixels as codes of three bits: the table is cleared before it can grow.
  private func compressed(color: UInt8) -> [UInt8] {
    var codes: [UInt8] = []
    for pixel in 0..<width * height { codes += pixel % 2 == 0 ? [4, color] : [color] }
    codes.append(5)
    var packed: [UInt8] = []
    var buffer: UInt32 = 0
    var count: UInt32 = 0
    for code in codes {
      buffer |= UInt32(code) << count
      count += 3
      while count >= 8 {
        packed.append(UInt8(buffer & 0xFF))
        buffer >>= 8
        count -= 8
      }
    }
    if count > 0 { packed.append(UInt8(buffer & 0xFF)) }
    var blocks: [UInt8] = [2]
    for start in stride(from: 0, to: packed.count, by: 255) {
      let block = packed[start..<min(start + 255, packed.count)]
      blocks += [UInt8(block.count)] + block
    }
    return blocks + [0]
  }
}
