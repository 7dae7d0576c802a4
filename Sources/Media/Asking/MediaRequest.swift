/// What `belfry-media` is asked about one file.
public struct MediaRequest: Hashable, Sendable {
  /// What is wanted besides the facts.
  public enum Want: Hashable, Sendable {
    /// Nothing.
    case probe
    /// One picture: of a movie or an animation that at `time` seconds, else the first.
    case picture(PictureWish, time: Double?)
    /// Pictures of an animation with their delays, at most `limit`; one of anything else.
    case frames(PictureWish, limit: Int)
    /// Pictures of a movie as it plays, `rate` a second, from `start` seconds on, at most `count`; one of an image.
    case film(PictureWish, start: Double, count: Int, rate: Double)
    /// How loud sound is over its duration, in `count` values.
    case level(count: Int)
  }

  /// The file.
  public var path: String
  /// What is wanted.
  public var want: Want

  /// Makes a request.
  public init(path: String, want: Want) {
    self.path = path
    self.want = want
  }
}
