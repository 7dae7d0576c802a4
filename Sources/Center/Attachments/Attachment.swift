public import Media

/// A file that a notification carries: `UNNotificationAttachment`.
///
/// A payload cannot bring one; the app's service extension or the app itself attaches it (apple-rules 8.4). The value
/// names the file and says how it is shown. What the file looks like is never a part of the state: whoever draws looks
/// pictures up by their ``path``.
public struct Attachment: Equatable, Sendable {
  /// Names it within its notification.
  public var identifier: String
  /// The file, an absolute path.
  public var path: String
  /// What the file is, by its content.
  public var type: MediaType
  /// How it is shown.
  public var options: Options

  /// What `UNNotificationAttachment` is made with.
  public struct Options: Equatable, Sendable {
    /// The uniform type identifier that the app said (`UNNotificationAttachmentOptionsTypeHintKey`); nil for none.
    ///
    /// The content of a file decides its type; a hint that says otherwise is worth a remark.
    public var typeHint: String?
    /// Whether the card has no thumbnail of it (`…ThumbnailHiddenKey`).
    public var isThumbnailHidden = false
    /// The part of the picture that the thumbnail shows (`…ThumbnailClippingRectKey`).
    public var thumbnailClippingRectangle = UnitRectangle.whole
    /// Seconds into a movie or an animation whose picture the thumbnail shows (`…ThumbnailTimeKey`); nil: its beginning.
    public var thumbnailTime: Double?

    /// Options of which none is given.
    public init() {}
  }

  /// Makes an attachment.
  public init(identifier: String, path: String, type: MediaType, options: Options = Options()) {
    self.identifier = identifier
    self.path = path
    self.type = type
    self.options = options
  }

  /// Whether a card shows a thumbnail of it; sound has none.
  public var hasThumbnail: Bool { !options.isThumbnailHidden && type.kind != .audio }
}
