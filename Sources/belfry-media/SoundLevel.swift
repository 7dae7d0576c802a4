import CLibAV
import Media

/// How loud sound is, from its beginning to its end.
struct SoundLevel {
  /// The loudness of each hundredth of a second: the mean of the squares of its samples.
  private var squares: [Float] = []

  /// Decodes all of a stream, as far as there is time for.
  init(_ reader: FrameReader) throws(MediaRefusal) {
    var mixer: Mixer?
    while ProcessLimits.hasTime, squares.count < Int(MediaLimits.duration) * Self.partsPerSecond,
      let frame = try reader.next()
    {
      reader.forgive()
      if mixer?.fits(frame) != true { mixer = try Mixer(frame) }
      try mixer?.mix(frame) { squares.append($0) }
    }
    guard !squares.isEmpty else { throw MediaRefusal(.broken, "there is no sound in it that can be decoded") }
  }

  static let partsPerSecond = 100

  /// Seconds of what was decoded.
  var duration: Double { Double(squares.count) / Double(Self.partsPerSecond) }

  /// The sound in `count` parts, the loudest of them 255; roots twice over, as ears hear it.
  func levels(count: Int) -> [UInt8] {
    let parts = (0..<count).map { part -> Float in
      let start = part * squares.count / count
      let end = max(start + 1, (part + 1) * squares.count / count)
      let range = squares[start..<min(end, squares.count)]
      return range.isEmpty ? 0 : range.reduce(0, +) / Float(range.count)
    }
    let loudest = parts.max() ?? 0
    // 96 dB below the greatest sample there is nothing but the noise of rounding.
    guard loudest > 1e-9 else { return parts.map { _ in 0 } }
    return parts.map { UInt8(clamping: Int(($0 / loudest).squareRoot().squareRoot() * 255)) }
  }
}

/// Mixes the channels of sound into one, a hundredth of a second at a time.
private final class Mixer {
  private var context: OpaquePointer?
  private let sampleRate: Int32
  private let format: Int32
  private let channels: Int32
  private var sum: Float = 0
  private var count = 0

  init(_ frame: UnsafeMutablePointer<AVFrame>) throws(MediaRefusal) {
    (sampleRate, format) = (frame.pointee.sample_rate, frame.pointee.format)
    channels = frame.pointee.ch_layout.nb_channels
    var mono = AVChannelLayout()
    av_channel_layout_default(&mono, 1)
    var code = swr_alloc_set_opts2(
      &context, &mono, AV_SAMPLE_FMT_FLT, sampleRate, &frame.pointee.ch_layout, AVSampleFormat(format), sampleRate, 0,
      nil)
    if code >= 0 { code = swr_init(context) }
    guard code >= 0 else {
      swr_free(&context)
      throw refusal(code, "its sound cannot be mixed")
    }
  }

  deinit { swr_free(&context) }

  /// Whether the frame is of the same sort as those before it.
  func fits(_ frame: UnsafeMutablePointer<AVFrame>) -> Bool {
    frame.pointee.sample_rate == sampleRate && frame.pointee.format == format
      && frame.pointee.ch_layout.nb_channels == channels
  }

  /// Hands over the mean square of each hundredth of a second that is complete.
  func mix(_ frame: UnsafeMutablePointer<AVFrame>, part: (Float) -> Void) throws(MediaRefusal) {
    var samples = [Float](repeating: 0, count: Int(frame.pointee.nb_samples) + 256)
    let written = samples.withUnsafeMutableBytes { buffer -> Int32 in
      var target: UnsafeMutablePointer<UInt8>? = buffer.assumingMemoryBound(to: UInt8.self).baseAddress
      let source = UnsafeRawPointer(frame.pointee.extended_data)?
        .assumingMemoryBound(to: UnsafePointer<UInt8>?.self)
      return swr_convert(context, &target, Int32(buffer.count / 4), .init(mutating: source), frame.pointee.nb_samples)
    }
    guard written >= 0 else { throw refusal(written, "its sound cannot be mixed") }
    let partSize = max(1, Int(sampleRate) / SoundLevel.partsPerSecond)
    for sample in samples.prefix(Int(written)) {
      sum += sample.isFinite ? min(sample * sample, 4) : 0
      count += 1
      guard count == partSize else { continue }
      part(sum / Float(count))
      (sum, count) = (0, 0)
    }
  }
}
