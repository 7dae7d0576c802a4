/// What a Live Activity push says, from the keys of `aps` that belong to it.
///
/// Source: apple-rules 9.
public struct LiveActivityContent: Sendable {
  /// The verb of the push.
  public enum Event: String, CaseIterable, Sendable { case start, update, end }
  /// `event`, nil where it is missing or unknown.
  public var event: Event?
  /// `timestamp` in seconds since 1970.
  public var timestamp: Double?
  /// `content-state`, where it is an object.
  public var contentState: JSONValue?
  /// `stale-date` in seconds since 1970.
  public var staleDate: Double?
  /// `dismissal-date` in seconds since 1970.
  public var dismissalDate: Double?
  /// `attributes-type`.
  public var attributesType: String?
  /// `attributes`, where it is an object.
  public var attributes: JSONValue?
}
