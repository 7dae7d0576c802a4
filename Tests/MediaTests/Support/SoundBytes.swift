import Foundation

/// Sound made byte by byte: silence, then a tone of the same length.
struct SoundBytes {
  var sampleRate = 8_000
  var seconds = 2.0

  private var samples: [Int16] {
    let count = Int(Double(sampleRate) * seconds)
    let step = 440 * 2 * Double.pi / Double(sampleRate)
    return (0..<count).map { place -> Int16 in place < count / 2 ? 0 : Int16(20_000 * sin(Double(place) * step)) }
  }

  /// As WAV.
  var wav: [UInt8] {
    let data = samples.flatMap { little16(UInt16(bitPattern: $0)) }
    let rate = UInt32(sampleRate)
    let format = little16(1) + little16(1) + little32(rate) + little32(rate * 2) + little16(2) + little16(16)
    let start = Array("WAVEfmt ".utf8) + little32(16) + format
    let body = start + Array("data".utf8) + little32(UInt32(data.count)) + data
    return Array("RIFF".utf8) + little32(UInt32(body.count)) + body
  }

  /// As AIFF.
  var aiff: [UInt8] {
    let data = samples.flatMap { big16(UInt16(bitPattern: $0)) }
    // The rate is an 80-bit float: 8000 is 1.953125 times two to the twelfth.
    let common = big16(1) + big32(UInt32(samples.count)) + big16(16) + [0x40, 0x0B, 0xFA, 0, 0, 0, 0, 0, 0, 0]
    let sound = big32(0) + big32(0) + data
    let start = Array("AIFFCOMM".utf8) + big32(18) + common
    let body = start + Array("SSND".utf8) + big32(UInt32(sound.count)) + sound
    return Array("FORM".utf8) + big32(UInt32(body.count)) + body
  }
}
