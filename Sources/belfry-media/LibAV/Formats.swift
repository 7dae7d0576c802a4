import Media

extension MediaType {
  /// The demuxer that reads a file of this type, which is asked alone: FFmpeg does not guess.
  func demuxer(isAnimatedPNG: Bool = false) -> String {
    switch self {
    case .jpeg: "jpeg_pipe"
    case .gif: "gif"
    case .png: isAnimatedPNG ? "apng" : "png_pipe"
    case .aiff: "aiff"
    case .wav: "wav"
    case .mp3: "mp3"
    case .m4a, .mpeg4: "mov"
    case .mpeg, .mpeg2: "mpeg"
    case .avi: "avi"
    }
  }

  /// FFmpeg's names of the decoders that may be used for it.
  var decoders: [String] {
    switch self {
    case .jpeg: ["mjpeg"]
    case .gif: ["gif"]
    case .png: ["png", "apng"]
    case .aiff, .wav: Self.plainSound
    case .mp3: Self.mp3
    case .m4a, .mpeg4: Self.mpeg4Sound + ["h264", "hevc", "mpeg4"]
    case .mpeg, .mpeg2: ["mpeg1video", "mpeg2video", "mp2", "mp2float", "ac3", "pcm_dvd"] + Self.mp3
    case .avi:
      ["mpeg4", "msmpeg4v1", "msmpeg4v2", "msmpeg4", "h264", "mjpeg", "ac3", "mp2", "mp2float"] + Self.plainSound
        + Self.mp3
    }
  }

  private static let mp3 = ["mp3", "mp3float"]
  private static let mpeg4Sound = ["aac", "aac_fixed", "alac"] + mp3
  private static let plainSound =
    [
      "s8", "u8", "s16be", "s16le", "s24be", "s24le", "s32be", "s32le", "f32be", "f32le", "f64be", "f64le", "alaw",
      "mulaw",
    ]
    .map { "pcm_" + $0 } + ["adpcm_ima_wav", "adpcm_ms", "adpcm_ima_qt"]
}
