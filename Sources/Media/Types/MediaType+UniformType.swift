extension MediaType {
  /// The uniform type identifier that `UNNotificationAttachment.type` has.
  public var uniformTypeIdentifier: String {
    switch self {
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .png: "public.png"
    case .aiff: "public.aiff-audio"
    case .wav: "com.microsoft.waveform-audio"
    case .mp3: "public.mp3"
    case .m4a: "public.mpeg-4-audio"
    case .mpeg: "public.mpeg"
    case .mpeg2: "public.mpeg-2-video"
    case .mpeg4: "public.mpeg-4"
    case .avi: "public.avi"
    }
  }

  /// The type of a uniform type identifier; nil where a notification cannot carry it.
  public init?(uniformTypeIdentifier identifier: String) {
    guard let type = Self.allCases.first(where: { $0.uniformTypeIdentifier == identifier }) else { return nil }
    self = type
  }
}
