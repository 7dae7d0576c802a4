import CLibAV
import Media

/// What there is to say of an image, still or animated.
struct ImageReader {
  private let file: InputFile
  private let type: MediaType
  private let demuxer: Demuxer
  /// Whether there may be more pictures than one; what follows a still image, such as a second one that cameras append,
  /// is not looked at.
  private let isAnimation: Bool

  /// Opens an image; what its header promises is checked before anything is decoded.
  init(file: InputFile, type: MediaType) throws(MediaRefusal) {
    (self.file, self.type) = (file, type)
    try type.check(byteCount: file.byteCount)
    guard let header = ImageHeader(file.beginning(ImageHeader.length), type: type) else {
      throw MediaRefusal(.broken, "it begins as a \(type.title) and goes on as none")
    }
    try StoredSize(width: header.width, height: header.height).check()
    isAnimation = type == .gif || header.isAnimatedPNG
    demuxer = try Demuxer(
      file, format: type.demuxer(isAnimatedPNG: header.isAnimatedPNG), decoders: type.decoders)
  }

  /// The answer; one pass through the file.
  func answer(to want: MediaRequest.Want) throws(MediaRefusal) -> MediaAnswer {
    guard let stream = demuxer.streams.first else { throw MediaRefusal(.broken, "there is no picture in it") }
    let reader = try FrameReader(demuxer, stream)
    guard let first = try reader.next() else { throw MediaRefusal(.broken, "there is no picture in it") }
    reader.forgive()
    let size = StoredSize(
      width: Int(first.pointee.width), height: Int(first.pointee.height),
      orientation: Orientation(rawValue: Int(clibav_orientation(first))) ?? .upright)
    var answer = MediaAnswer(facts: MediaFacts(type: type, byteCount: file.byteCount, pixels: size.shown))
    switch want {
    case .probe: break
    case .picture(let wish, let time):
      answer.pictures = [try picture(reader, first, size, wish, time: time ?? 0)]
    case .frames(let wish, let limit):
      (answer.pictures, answer.isCutShort) = try frames(reader, first, size, wish, limit: limit)
    case .film(let wish, let start, _, _):
      answer.pictures = [try picture(reader, first, size, wish, time: start)]
    case .level: throw MediaRefusal(.noSound, "an image has no sound")
    }
    if isAnimation { reader.countRest() }
    answer.facts.frameCount = isAnimation ? max(1, reader.packetCount) : 1
    if answer.facts.isAnimated {
      answer.facts.duration = min(reader.seconds, MediaLimits.duration)
    } else {
      for index in answer.pictures.indices { answer.pictures[index].delay = 0 }
    }
    return answer
  }

  /// The picture that is shown at a time, or the last one.
  private func picture(
    _ reader: FrameReader, _ first: UnsafeMutablePointer<AVFrame>, _ size: StoredSize, _ wish: PictureWish,
    time: Double
  ) throws(MediaRefusal) -> TimedPicture {
    var shown = try PictureMaker(size: size, wish: wish, frame: first)
    var next: UnsafeMutablePointer<AVFrame>? = first
    while let frame = next, reader.time(of: frame) <= time, ProcessLimits.hasTime {
      shown = try PictureMaker(size: size, wish: wish, frame: frame)
      next = time > 0 && isAnimation ? try reader.next() : nil
    }
    return TimedPicture(try shown.picture())
  }

  /// As many pictures as were asked for, as there is time for and as an answer has room for, and whether there are more.
  private func frames(
    _ reader: FrameReader, _ first: UnsafeMutablePointer<AVFrame>, _ size: StoredSize, _ wish: PictureWish, limit: Int
  ) throws(MediaRefusal) -> ([TimedPicture], isCutShort: Bool) {
    var pictures: [TimedPicture] = []
    var byteCount = 0
    var next: UnsafeMutablePointer<AVFrame>? = first
    while let frame = next {
      guard pictures.count < limit, pictures.isEmpty || ProcessLimits.hasTime else { return (pictures, true) }
      let maker = try PictureMaker(size: size, wish: wish, frame: frame)
      let made = TimedPicture(
        try maker.picture(isAlone: !isAnimation), delay: min(reader.delay(of: frame), MediaLimits.duration))
      byteCount += made.estimatedByteCount
      guard pictures.isEmpty || byteCount < MediaLimits.answerBytes - 10_000 else { return (pictures, true) }
      pictures.append(made)
      next = isAnimation ? try reader.next() : nil
    }
    return (pictures, false)
  }
}

extension TimedPicture {
  /// About what its JSON takes, and never less: 15 bytes a cell, 12 a row.
  var estimatedByteCount: Int { picture.rows * (picture.columns * 15 + 12) + 200 }
}
