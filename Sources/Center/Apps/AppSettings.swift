extension AppProfile {
  /// What the user answered when the app asked.
  ///
  /// Source: apple-rules 7.4.
  public enum Authorization: String, CaseIterable, Sendable {
    /// Allowed.
    case authorized
    /// On trial: in the list only, without banner, sound and badge.
    case provisional
    /// Refused: nothing is shown.
    case denied
    /// Never asked: nothing is shown.
    case notDetermined = "not-determined"
  }

  /// How long a banner stays.
  public enum BannerStyle: String, CaseIterable, Sendable {
    /// It leaves by itself.
    case temporary
    /// It stays until it is acted upon.
    case persistent
  }

  /// How the list is stacked.
  ///
  /// Source: apple-rules 7.6.
  public enum Grouping: String, CaseIterable, Sendable {
    /// A stack for each `thread-id`, and one for the rest.
    case automatic
    /// One stack.
    case byApp = "by-app"
    /// No stacks.
    case off
  }

  /// When the text is shown.
  ///
  /// Source: apple-rules 7.5.
  public enum PreviewPolicy: String, CaseIterable, Sendable {
    /// On a locked device too.
    case always
    /// Not on a locked device.
    case whenUnlocked = "when-unlocked"
    /// Only when the notification is opened.
    case never
  }

  /// The switches in the system's settings for this app.
  ///
  /// Source: apple-rules 7.4.
  public struct Settings: Equatable, Sendable {
    /// What the user answered when the app asked.
    public var authorization: Authorization = .authorized
    /// Alerts: off, and no text of the app is shown or listed; badge and sound are carried out.
    public var alerts = true
    /// Sounds.
    public var sounds = true
    /// Badges.
    public var badges = true
    /// Lock Screen: whether a locked device shows them.
    public var lockScreen = true
    /// Notification Center: whether they are listed.
    public var notificationCenter = true
    /// Banners: whether they alert over what is on screen.
    public var banners = true
    /// How long a banner stays.
    public var bannerStyle: BannerStyle = .temporary
    /// How the list is stacked.
    public var grouping: Grouping = .automatic
    /// When the text is shown; nil: as the device says.
    public var showPreviews: PreviewPolicy?
    /// Whether what is not urgent waits for the scheduled summary (apple-rules 7.2).
    public var scheduledSummary = false
    /// Whether Time Sensitive notifications may break through.
    public var timeSensitive = true
    /// Whether critical alerts are allowed.
    public var criticalAlerts = true
    /// One sound for a thread within two seconds (docs/apple-rules.md, ours).
    public var soundOncePerThread = false
    /// The settings of an app that was allowed everything.
    public init() {}
  }
}
