/// What the app's delegate would get: `UNNotificationResponse`.
public struct Response: Equatable, Sendable {
  /// Apple's two identifiers that no category registers (apple-rules 7.8).
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// Sent only for an explicit dismissal of a category with `customDismissAction`.
  public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

  /// Where the app is woken.
  public enum Activation: String, CaseIterable, Sendable { case foreground, background }

  /// Counts from 1, without gaps.
  public var sequence: Int64
  public var respondedAt: Timestamp
  public var bundleIdentifier: String
  public var requestIdentifier: String
  public var threadIdentifier: String?
  public var categoryIdentifier: String?
  public var actionIdentifier: String
  /// What was typed; nil unless the action has a text input.
  public var userText: String?
  public var activation: Activation
  /// Whether the device was unlocked for it.
  public var authenticated: Bool
  /// Minified JSON.
  public var userInfo: String
}
