/// What a Live Activity push says, from the keys of `aps` that belong to it.
///
/// Source: apple-rules 9.
public struct LiveActivityContent: Sendable {
  /// The verb of the push.
  public enum Event: String, CaseIterable, Sendable {
    /// Starts an activity.
    case start
    /// Brings new content to a running one.
    case update
    /// Ends it.
    case end
  }

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
  /// `input-push-channel`.
  public var inputPushChannel: String?
}

extension LiveActivityContent {
  /// Whether the keys make a Live Activity push: a verb, content, or what only a start has.
  var isPush: Bool {
    event != nil || contentState != nil || attributesType != nil && timestamp != nil
  }

  /// Reads a key of `aps`, if it is one of a Live Activity's.
  mutating func read(_ key: PayloadKey, _ value: JSONValue) {
    switch key {
    case .event: event = value.string.flatMap(Event.init)
    case .timestamp: timestamp = value.number?.finiteDouble
    case .contentState: contentState = value.kind == .object ? value : nil
    case .staleDate: staleDate = value.number?.finiteDouble
    case .dismissalDate: dismissalDate = value.number?.finiteDouble
    case .attributesType: attributesType = value.string
    case .attributes: attributes = value.kind == .object ? value : nil
    case .inputPushChannel: inputPushChannel = value.string
    default: break
    }
  }
}
