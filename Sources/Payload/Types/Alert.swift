/// The value of `aps.alert`, its strings form included (which is a body).
///
/// Source: apple-rules 1.3.
public struct Alert: Equatable, Sendable {
  /// One line of the alert: the literal text, the localization key and its arguments.
  public struct Text: Equatable, Sendable {
    /// The literal text, also where it is empty: an empty `body` hides `loc-key`.
    public var literal: String?
    /// `title-loc-key`, `subtitle-loc-key` or `loc-key`.
    public var localizationKey: String?
    /// The arguments; what is not text is shown as Apple's formatting shows it (`<null>` for null).
    public var localizationArguments: [String]
    /// Makes a line.
    public init(literal: String? = nil, localizationKey: String? = nil, localizationArguments: [String] = []) {
      self.literal = literal
      self.localizationKey = localizationKey
      self.localizationArguments = localizationArguments
    }
  }

  /// The first, bold line.
  public var title: Text
  /// The second line.
  public var subtitle: Text
  /// The message.
  public var body: Text
  /// `launch-image`.
  public var launchImage: String?
  /// `alert.sound`, which counts for Live Activities only.
  public var sound: Sound?
  /// Makes an alert.
  public init(
    title: Text = Text(), subtitle: Text = Text(), body: Text = Text(), launchImage: String? = nil, sound: Sound? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.launchImage = launchImage
    self.sound = sound
  }
}
