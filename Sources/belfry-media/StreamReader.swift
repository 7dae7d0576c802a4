import CLibAV
import Media

/// What there is to say of sound and of movies.
struct StreamReader {
  private let file: InputFile
  private let type: MediaType
  private let demuxer: Demuxer
  /// Seconds; a bare stream does not tell.
  private let duration: Double?
  private let video: UnsafeMutablePointer<AVStream>?
  private let audio: UnsafeMutablePointer<AVStream>?

  /// Opens a file; its streams decide what type it is.
  init(file: InputFile, type: MediaType) throws(MediaRefusal) {
    guard file.byteCount <= MediaKind.greatestByteLimit else { throw try Self.tooLarge(file, type) }
    // A stream of MPEG video without its file begins with a sequence header (ISO 11172-2, 2.4.2.3).
    let isBare = type == .mpeg && file.beginning(4).last == 0xB3
    demuxer = try Demuxer(file, format: isBare ? "mpegvideo" : type.demuxer(), decoders: type.decoders)
    try demuxer.findStreams()
    duration = isBare ? nil : demuxer.duration
    (self.file, video, audio) = (file, demuxer.stream(AVMEDIA_TYPE_VIDEO), demuxer.stream(AVMEDIA_TYPE_AUDIO))
    self.type = type.refined(video: video)
    guard (self.type.kind == .movie ? video : audio) != nil else {
      throw MediaRefusal(.broken, "there is neither sound nor a movie in it that can be decoded")
    }
    try self.type.check(byteCount: file.byteCount)
  }

  private static func tooLarge(_ file: InputFile, _ type: MediaType) throws(MediaRefusal) -> MediaRefusal {
    try type.check(byteCount: file.byteCount)
    return MediaRefusal(.tooManyBytes, "it has \(file.byteCount) bytes")
  }

  /// The answer.
  func answer(to want: MediaRequest.Want) throws(MediaRefusal) -> MediaAnswer {
    var answer = MediaAnswer(facts: MediaFacts(type: type, byteCount: file.byteCount, duration: duration))
    let size = try type.kind == .movie ? video.map { stream throws(MediaRefusal) in try Self.size(of: stream) } : nil
    answer.facts.pixels = size?.shown
    switch want {
    case .probe:
      // Whether it can be decoded at all is known once a part of it is.
      guard let stream = type.kind == .movie ? video : audio else { break }
      let reader = try FrameReader(demuxer, stream)
      guard try reader.next() != nil else { throw MediaRefusal(.broken, "nothing in it can be decoded") }
    case .picture(let wish, let time):
      answer.pictures = [try picture(size, wish, time: time ?? 0)]
    case .frames(let wish, _):
      answer.pictures = [try picture(size, wish, time: 0)]
    case .film(let wish, let start, let count, let rate):
      guard let video, let size else { throw Self.hasNoPictures }
      if start > 0 { demuxer.seek(video, toSeconds: start) }
      let film = FilmReader(reader: try FrameReader(demuxer, video), size: size, wish: wish)
      (answer.pictures, answer.isCutShort) = try film.pictures(from: start, count: count, rate: rate)
    case .level(let count):
      guard let audio else { throw MediaRefusal(.noSound, "the movie has no sound") }
      let sound = try SoundLevel(FrameReader(demuxer, audio))
      answer.levels = sound.levels(count: count)
      answer.facts.duration = answer.facts.duration ?? sound.duration
    }
    return answer
  }

  private static let hasNoPictures = MediaRefusal(.noPicture, "there are no pictures in sound")

  private static func size(of stream: UnsafeMutablePointer<AVStream>) throws(MediaRefusal) -> StoredSize {
    let parameters = stream.pointee.codecpar.pointee
    var size = StoredSize(width: Int(parameters.width), height: Int(parameters.height))
    let aspect = av_q2d(parameters.sample_aspect_ratio)
    if (0.1...10).contains(aspect) { size.pixelAspect = aspect }
    if let matrix = clibav_display_matrix(stream) {
      size.orientation = Orientation(a: matrix[0], b: matrix[1], c: matrix[3], d: matrix[4])
    }
    try size.check()
    return size
  }

  /// The picture at a time, or the last one before the end.
  private func picture(_ size: StoredSize?, _ wish: PictureWish, time: Double) throws(MediaRefusal) -> TimedPicture {
    guard let video, let size else { throw Self.hasNoPictures }
    if time > 0 { demuxer.seek(video, toSeconds: time) }
    let reader = try FrameReader(demuxer, video)
    var shown: PictureMaker?
    while shown == nil || ProcessLimits.hasTime, let frame = try reader.next() {
      reader.forgive()
      if shown != nil, reader.time(of: frame) > time { break }
      shown = try PictureMaker(size: size, wish: wish, frame: frame)
      if time <= 0 { break }
    }
    guard let shown else { throw MediaRefusal(.broken, "none of its pictures can be decoded") }
    return TimedPicture(try shown.picture())
  }
}

extension MediaType {
  /// The type, now that the streams are known: the first bytes of a file do not tell MPEG-4 audio from a movie.
  fileprivate func refined(video: UnsafeMutablePointer<AVStream>?) -> MediaType {
    switch self {
    case .m4a, .mpeg4: video == nil ? .m4a : .mpeg4
    case .mpeg, .mpeg2: video?.pointee.codecpar.pointee.codec_id == AV_CODEC_ID_MPEG2VIDEO ? .mpeg2 : .mpeg
    default: self
    }
  }
}
