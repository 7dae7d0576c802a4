import CLibAV
import Media

/// Pixels of a picture, scaled to its cells: red, green, blue, a byte each.
struct Pixels {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  /// The part of a frame that is to be seen, upright, `width` by `height`, with `background` behind it.
  init(
    _ frame: UnsafeMutablePointer<AVFrame>, part: UnitRectangle, orientation: Orientation, width: Int, height: Int,
    background: UInt32
  ) throws(MediaRefusal) {
    var source = frame
    var blended: UnsafeMutablePointer<AVFrame>?
    defer { av_frame_free(&blended) }
    if clibav_has_alpha(frame.pointee.format) != 0 {
      source = try Self.blended(frame, over: background)
      blended = source
    }
    let size = orientation.swapsSides ? (width: height, height: width) : (width: width, height: height)
    let stored = try Self.scaled(source, part: orientation.stored(part), width: size.width, height: size.height)
    self = orientation == .upright ? stored : stored.turned(orientation, width: width, height: height)
  }

  private init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The same in shades of grey, as bright as the colours are to the eye (ITU-R BT.709).
  var gray: Pixels {
    var gray = self
    for start in stride(from: 0, to: bytes.count - 2, by: 3) {
      let sum = 54 * Int(bytes[start]) + 183 * Int(bytes[start + 1]) + 19 * Int(bytes[start + 2])
      for channel in 0..<3 { gray.bytes[start + channel] = UInt8(sum / 256) }
    }
    return gray
  }

  private func turned(_ orientation: Orientation, width: Int, height: Int) -> Pixels {
    var turned = Pixels(width: width, height: height, bytes: [])
    turned.bytes.reserveCapacity(bytes.count)
    for y in 0..<height {
      for x in 0..<width {
        let place = orientation.stored(x: (Double(x) + 0.5) / Double(width), y: (Double(y) + 0.5) / Double(height))
        let start = (Int(place.y * Double(self.height)) * self.width + Int(place.x * Double(self.width))) * 3
        turned.bytes += bytes[start..<start + 3]
      }
    }
    return turned
  }

  /// Cuts and scales in one go: no copy of the whole picture is made.
  private static func scaled(
    _ frame: UnsafeMutablePointer<AVFrame>, part: UnitRectangle, width: Int, height: Int
  ) throws(MediaRefusal) -> Pixels {
    var cut = av_frame_clone(frame)
    defer { av_frame_free(&cut) }
    guard let cut else { throw refusal(clibav_error(ENOMEM), "") }
    let (fullWidth, fullHeight) = (Int(cut.pointee.width), Int(cut.pointee.height))
    let left = min(Int(part.x * Double(fullWidth)), fullWidth - 1)
    let top = min(Int(part.y * Double(fullHeight)), fullHeight - 1)
    cut.pointee.crop_left = left
    cut.pointee.crop_top = top
    cut.pointee.crop_right = max(0, fullWidth - left - max(1, Int((part.width * Double(fullWidth)).rounded())))
    cut.pointee.crop_bottom = max(0, fullHeight - top - max(1, Int((part.height * Double(fullHeight)).rounded())))
    let code = av_frame_apply_cropping(cut, Int32(AV_FRAME_CROP_UNALIGNED))
    guard code >= 0 else { throw refusal(code, "the picture cannot be cut") }
    return try convert(cut, width: width, height: height)
  }

  private static func convert(
    _ frame: UnsafeMutablePointer<AVFrame>, width: Int, height: Int
  ) throws(MediaRefusal) -> Pixels {
    // Rows are padded: the scaler writes in steps of 16 pixels.
    let stride = (width * 3 + 63) & ~63
    var padded = [UInt8](repeating: 0, count: stride * height + 64)
    try scale(frame, to: AV_PIX_FMT_RGB24, width: width, height: height, into: &padded, stride: stride)
    var pixels = Pixels(width: width, height: height, bytes: [])
    pixels.bytes.reserveCapacity(width * height * 3)
    for row in 0..<height { pixels.bytes += padded[row * stride..<row * stride + width * 3] }
    return pixels
  }

  private static func scale(
    _ frame: UnsafeMutablePointer<AVFrame>, to format: AVPixelFormat, width: Int, height: Int,
    into target: UnsafeMutablePointer<UInt8>, stride: Int
  ) throws(MediaRefusal) {
    let context = sws_getContext(
      frame.pointee.width, frame.pointee.height, AVPixelFormat(frame.pointee.format), Int32(width), Int32(height),
      format,
      SWS_AREA | SWS_ACCURATE_RND, nil, nil, nil)
    guard let context else { throw MediaRefusal(.broken, "its pixels cannot be converted") }
    defer { sws_freeContext(context) }
    let isFullRange = frame.pointee.color_range == AVCOL_RANGE_JPEG
    sws_setColorspaceDetails(
      context, sws_getCoefficients(Int32(frame.pointee.colorspace.rawValue)), isFullRange ? 1 : 0,
      sws_getCoefficients(SWS_CS_DEFAULT), 1, 0, 1 << 16, 1 << 16)
    var planes: [UnsafeMutablePointer<UInt8>?] = [target, nil, nil, nil]
    var strides: [Int32] = [Int32(stride), 0, 0, 0]
    let rows = withUnsafeBytes(of: frame.pointee.data) { data in
      withUnsafeBytes(of: frame.pointee.linesize) { lines in
        sws_scale(
          context, data.assumingMemoryBound(to: UnsafePointer<UInt8>?.self).baseAddress,
          lines.assumingMemoryBound(to: Int32.self).baseAddress, 0, frame.pointee.height, &planes, &strides)
      }
    }
    guard rows > 0 else { throw MediaRefusal(.broken, "its pixels cannot be converted") }
  }

  /// A copy of a frame without transparency: scaling first would mix in colours that nobody sees.
  private static func blended(
    _ frame: UnsafeMutablePointer<AVFrame>, over background: UInt32
  ) throws(MediaRefusal) -> UnsafeMutablePointer<AVFrame> {
    guard let copy = av_frame_alloc() else { throw refusal(clibav_error(ENOMEM), "") }
    var owned: UnsafeMutablePointer<AVFrame>? = copy
    do throws(MediaRefusal) {
      (copy.pointee.width, copy.pointee.height) = (frame.pointee.width, frame.pointee.height)
      copy.pointee.format = AV_PIX_FMT_RGBA.rawValue
      let code = av_frame_get_buffer(copy, 0)
      guard code >= 0, let pixels = copy.pointee.data.0 else { throw refusal(code, "it cannot be decoded") }
      let stride = Int(copy.pointee.linesize.0)
      let (width, height) = (Int(frame.pointee.width), Int(frame.pointee.height))
      try scale(frame, to: AV_PIX_FMT_RGBA, width: width, height: height, into: pixels, stride: stride)
      let behind = [background >> 16 & 0xFF, background >> 8 & 0xFF, background & 0xFF].map { Int($0) }
      for row in 0..<height {
        for place in 0..<width {
          let pixel = pixels + row * stride + place * 4
          let alpha = Int(pixel[3])
          if alpha == 255 { continue }
          for channel in 0..<3 {
            pixel[channel] = UInt8((Int(pixel[channel]) * alpha + behind[channel] * (255 - alpha) + 127) / 255)
          }
          pixel[3] = 255
        }
      }
      return copy
    } catch {
      av_frame_free(&owned)
      throw error
    }
  }
}
