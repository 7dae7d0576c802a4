/// What the app's delegate would get: `UNNotificationResponse`.
public struct Response: Equatable, Sendable {
  /// The tap on the notification itself; no category registers it (apple-rules 7.8).
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// Sent only for an explicit dismissal of a category with `customDismissAction`.
  public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

  /// Where the app is woken.
  public enum Activation: String, CaseIterable, Sendable {
    /// It comes to the front.
    case foreground
    /// It runs behind what is in front.
    case background
  }

  /// Counts from 1, without gaps.
  public var sequence: Int64
  /// When.
  public var respondedAt: Timestamp
  /// The app.
  public var bundleIdentifier: String
  /// The notification that was answered.
  public var requestIdentifier: String
  /// Its `thread-id`.
  public var threadIdentifier: String?
  /// Its `category`.
  public var categoryIdentifier: String?
  /// The action, or one of Apple's two.
  public var actionIdentifier: String
  /// What was typed; nil unless the action has a text input.
  public var userText: String?
  /// Where the app is woken.
  public var activation: Activation
  /// Whether the device was unlocked for it.
  public var authenticated: Bool
  /// Minified JSON.
  public var userInfo: String
  /// What became of telling the app's delegate; nil where it has none (docs/delegate.md).
  public var delegate: DelegateOutcome?

  /// Makes a response that was stored before.
  public init(
    sequence: Int64, respondedAt: Timestamp, bundleIdentifier: String, requestIdentifier: String,
    threadIdentifier: String? = nil, categoryIdentifier: String? = nil, actionIdentifier: String,
    userText: String? = nil, activation: Activation, authenticated: Bool, userInfo: String = "{}",
    delegate: DelegateOutcome? = nil
  ) {
    self.sequence = sequence
    self.respondedAt = respondedAt
    self.bundleIdentifier = bundleIdentifier
    self.requestIdentifier = requestIdentifier
    self.threadIdentifier = threadIdentifier
    self.categoryIdentifier = categoryIdentifier
    self.actionIdentifier = actionIdentifier
    self.userText = userText
    self.activation = activation
    self.authenticated = authenticated
    self.userInfo = userInfo
    self.delegate = delegate
  }
}
