/// What is known of a file that a notification may carry.
public struct MediaFacts: Equatable, Sendable {
  /// Its type, by its content.
  public var type: MediaType
  /// Its size in bytes.
  public var byteCount: Int
  /// The size in pixels as it is shown, turned upright; nil for sound.
  public var pixels: Pixels?
  /// Seconds; nil where there are none or the file does not tell.
  public var duration: Double?
  /// Pictures of an animation, 1 of a still image; nil for movies and sound.
  public var frameCount: Int?

  /// A size in pixels.
  public struct Pixels: Equatable, Sendable {
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Makes a size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// Makes facts.
  public init(
    type: MediaType, byteCount: Int, pixels: Pixels? = nil, duration: Double? = nil, frameCount: Int? = nil
  ) {
    self.type = type
    self.byteCount = byteCount
    self.pixels = pixels
    self.duration = duration
    self.frameCount = frameCount
  }

  /// Whether it is an image that moves.
  public var isAnimated: Bool { (frameCount ?? 0) > 1 }
}

/// What `belfry-media` says of a file.
public struct MediaAnswer: Equatable, Sendable {
  /// What is known of it.
  public var facts: MediaFacts
  /// The pictures that were asked for.
  public var pictures: [TimedPicture]
  /// Whether there are more pictures than were made of it.
  public var isCutShort: Bool
  /// How loud it is, from its beginning to its end; the loudest part is 255, silence 0.
  public var levels: [UInt8]

  /// Makes an answer.
  public init(
    facts: MediaFacts, pictures: [TimedPicture] = [], isCutShort: Bool = false, levels: [UInt8] = []
  ) {
    self.facts = facts
    self.pictures = pictures
    self.isCutShort = isCutShort
    self.levels = levels
  }
}
