import Media

/// Where a movie is that plays in a notification, round and round: it is asked for in stretches of a few seconds, the next
/// one ahead, so that the first picture comes soon and no answer is large.
struct MovieMoment: Equatable {
  /// Seconds of a movie that play inside a notification.
  static let playedSeconds = 30.0
  /// Seconds of a stretch.
  static let stretchSeconds = 5.0
  /// Pictures a second: enough to see what happens, and not too much for a slow line.
  static let rate = 5.0

  /// Seconds since its beginning.
  let seconds: Double
  /// Seconds that play.
  private let length: Double

  /// The moment `seconds` after the beginning; a movie that does not tell its length may have all that play.
  init(duration: Double?, at seconds: Double) {
    length = min(max(duration ?? Self.playedSeconds, 1 / Self.rate), Self.playedSeconds)
    self.seconds = max(0, seconds).truncatingRemainder(dividingBy: length)
  }

  /// The number of the stretch that is shown.
  private var stretch: Int { Int(seconds / Self.stretchSeconds) }
  /// The number of stretches.
  private var count: Int { Int((length / Self.stretchSeconds).rounded(.up)) }

  /// What has to be asked of the file: this stretch and the next.
  func requests(of path: String, _ wish: PictureWish) -> [MediaRequest] {
    let next = (stretch + 1) % count
    return [request(stretch, of: path, wish)] + (next == stretch ? [] : [request(next, of: path, wish)])
  }

  /// The picture of the moment, and how long it stays; nil where there is none yet.
  ///
  /// While the stretch is not there it is the last one of the stretch before, for as long as it takes.
  func shown(
    of path: String, _ wish: PictureWish, in gallery: MediaGallery
  ) -> (picture: MediaPicture, remaining: Double?)? {
    guard case .success(let answer) = gallery[request(stretch, of: path, wish)], !answer.pictures.isEmpty else {
      guard stretch > 0, case .success(let before) = gallery[request(stretch - 1, of: path, wish)] else { return nil }
      return before.pictures.last.map { ($0.picture, nil) }
    }
    let start = Double(stretch) * Self.stretchSeconds
    var end = start
    for picture in answer.pictures {
      end += picture.delay
      if seconds < end { return (picture.picture, end - seconds) }
    }
    // The pictures are over before the stretch is.
    let rest = min(start + Self.stretchSeconds, length) - seconds
    return answer.pictures.last.map { ($0.picture, max(rest, 1 / Self.rate)) }
  }

  private func request(_ stretch: Int, of path: String, _ wish: PictureWish) -> MediaRequest {
    let start = Double(stretch) * Self.stretchSeconds
    let seconds = min(Self.stretchSeconds, length - start)
    let pictures = max(1, Int((seconds * Self.rate).rounded(.up)))
    return MediaRequest(path: path, want: .film(wish, start: start, count: pictures, rate: Self.rate))
  }
}
