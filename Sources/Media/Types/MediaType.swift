/// What a notification's attachment may be (apple-rules 8.4).
public enum MediaKind: String, CaseIterable, Sendable {
  /// A still or animated image.
  case image
  /// Sound without pictures.
  case audio
  /// Pictures that move, with or without sound.
  case movie

  /// The bytes that an attachment of this kind has at most (apple-rules 8.4).
  public var byteLimit: Int {
    switch self {
    case .image: 10 << 20
    case .audio: 5 << 20
    case .movie: 50 << 20
    }
  }

  /// The word with its article, in a sentence.
  public var article: String {
    switch self {
    case .image: "an image"
    case .audio: "a sound"
    case .movie: "a movie"
    }
  }

  /// The greatest limit of any kind: a file beyond it need not be looked into.
  public static let greatestByteLimit = 50 << 20
}

/// A file type that a notification may carry (apple-rules 8.4).
public enum MediaType: String, CaseIterable, Sendable {
  case jpeg, gif, png
  case aiff, wav, mp3, m4a
  case mpeg
  case mpeg2 = "mpeg-2"
  case mpeg4 = "mpeg-4"
  case avi

  /// What it holds.
  public var kind: MediaKind {
    switch self {
    case .jpeg, .gif, .png: .image
    case .aiff, .wav, .mp3, .m4a: .audio
    case .mpeg, .mpeg2, .mpeg4, .avi: .movie
    }
  }

  /// The name for people: `MPEG-4 movie`.
  public var title: String {
    switch self {
    case .jpeg: "JPEG image"
    case .gif: "GIF image"
    case .png: "PNG image"
    case .aiff: "AIFF audio"
    case .wav: "WAV audio"
    case .mp3: "MP3 audio"
    case .m4a: "MPEG-4 audio"
    case .mpeg: "MPEG movie"
    case .mpeg2: "MPEG-2 movie"
    case .mpeg4: "MPEG-4 movie"
    case .avi: "AVI movie"
    }
  }

  /// All of them in a sentence.
  public static let words = "JPEG, GIF, PNG, AIFF, WAV, MP3, MPEG-4 audio, MPEG, MPEG-2, MPEG-4 or AVI"
}
