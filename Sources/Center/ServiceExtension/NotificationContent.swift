public import Payload

/// What a service extension gets and gives back, with the names of `UNNotificationContent`.
public struct NotificationContent: Equatable, Sendable {
  /// The first line; empty for none.
  public var title = ""
  /// The second line; empty for none.
  public var subtitle = ""
  /// The message; empty for none.
  public var body = ""
  /// The badge that is set; nil leaves it as it is.
  public var badge: Int64?
  /// The sound; nil for none.
  public var sound: Sound?
  /// The category; empty for none.
  public var categoryIdentifier = ""
  /// The stack; empty for the app's own.
  public var threadIdentifier = ""
  /// How much it asks to interrupt.
  public var interruptionLevel = InterruptionLevel.active
  /// Its weight in the summary.
  public var relevanceScore = 0.0
  /// What it opens in the app; nil for none.
  public var targetContentIdentifier: String?
  /// What a Focus filter looks at; nil for none.
  public var filterCriteria: String?
  /// The whole payload as the app gets it: minified JSON, an object.
  public var userInfo = "{}"
  /// The files that it carries, or is to carry.
  public var attachments: [AttachmentClaim] = []

  /// Content without anything.
  public init() {}

  /// Whether there is something to read.
  public var isVisiblyAlerting: Bool { !title.isEmpty || !subtitle.isEmpty || !body.isEmpty }
}

extension NotificationContent {
  /// The content of a push before anybody changed it, in the words of the app's `strings`.
  init(_ payload: Payload, in strings: AppStrings) {
    self.init()
    if let alert = payload.alert {
      title = strings.text(of: alert.title).text
      subtitle = strings.text(of: alert.subtitle).text
      body = strings.text(of: alert.body).text
    }
    badge = payload.badge
    sound = payload.sound
    categoryIdentifier = payload.categoryIdentifier ?? ""
    threadIdentifier = payload.threadIdentifier ?? ""
    interruptionLevel = payload.interruptionLevel ?? .active
    relevanceScore = payload.relevanceScore ?? 0
    targetContentIdentifier = payload.targetContentIdentifier
    filterCriteria = payload.filterCriteria
    userInfo = payload.userInfo
  }
}
