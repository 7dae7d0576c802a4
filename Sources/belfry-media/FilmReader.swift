import CLibAV
import Media

/// The pictures of a movie as it plays, so many a second.
struct FilmReader {
  let reader: FrameReader
  let size: StoredSize
  let wish: PictureWish

  /// The pictures from `start` seconds on, `rate` a second, each with how long it is shown, and whether there may be more.
  ///
  /// None where the movie is over by then.
  func pictures(
    from start: Double, count: Int, rate: Double
  ) throws(MediaRefusal) -> ([TimedPicture], isCutShort: Bool) {
    var pictures: [TimedPicture] = []
    var byteCount = 0
    /// The frame that is on the screen, and since when.
    var shown: (maker: PictureMaker, time: Double)?
    /// Moments that have their picture.
    var tick = 0
    func moment(_ tick: Int) -> Double { start + Double(tick) / rate }
    func show(_ maker: PictureMaker, ticks: Int) throws(MediaRefusal) -> Bool {
      let picture = TimedPicture(try maker.picture(isAlone: false), delay: Double(ticks) / rate)
      byteCount += picture.estimatedByteCount
      guard pictures.isEmpty || byteCount < MediaLimits.answerBytes - 10_000 else { return false }
      pictures.append(picture)
      tick += ticks
      return true
    }
    while tick < count, pictures.isEmpty || ProcessLimits.hasTime {
      guard let frame = try reader.next() else {
        guard let shown else { throw MediaRefusal(.broken, "none of its pictures can be decoded") }
        // The last frame: nobody knows for how long.
        if shown.time + 1 / rate > moment(tick) { _ = try show(shown.maker, ticks: 1) }
        return (pictures, false)
      }
      reader.forgive()
      let time = reader.time(of: frame)
      if let shown {
        var ticks = 0
        while tick + ticks < count, moment(tick + ticks) < time { ticks += 1 }
        if ticks > 0, try !show(shown.maker, ticks: ticks) { break }
      }
      shown = (try PictureMaker(size: size, wish: wish, frame: frame), time)
    }
    return (pictures, true)
  }
}
