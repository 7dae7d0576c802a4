/// A payload as the device understands it: wrong values are absent here and reported by the rules.
///
/// Source: apple-rules 1.
public struct Payload: Sendable {
  /// The document that it was read from.
  public let document: JSONDocument
  /// The root object.
  public let root: JSONValue
  /// `aps`, where it is an object.
  public let aps: JSONValue?
  /// `alert`; nil where it is absent, null or of a wrong type. Present but empty text is present.
  public let alert: Alert?
  /// `badge`, where it is a whole number of 0 or more. A number beyond 64 bits is clamped to `Int64.max`.
  public let badge: Int64?
  /// `sound`, where it is text that is not empty or a dictionary.
  public let sound: Sound?
  /// `thread-id`, where it is text; empty counts as absent.
  public let threadIdentifier: String?
  /// `category`, where it is text.
  public let categoryIdentifier: String?
  /// Whether `content-available` is 1 (or true, accepted with a finding).
  public let isContentAvailable: Bool
  /// Whether `mutable-content` is 1 (or true, accepted with a finding).
  public let isMutableContent: Bool
  /// `target-content-id`.
  public let targetContentIdentifier: String?
  /// `interruption-level`, where it is one of the four words.
  public let interruptionLevel: InterruptionLevel?
  /// `relevance-score`, where it is a number; not clamped here.
  public let relevanceScore: Double?
  /// `filter-criteria`.
  public let filterCriteria: String?
  /// The Live Activity keys; nil where `aps` has neither `event`, `content-state`, `attributes-type` nor `timestamp`.
  public let liveActivity: LiveActivityContent?
  /// `Simulator Target Bundle` at the root.
  public let simulatorTargetBundle: String?

  // OWNER: the JSON reader's helper. A placeholder with the signatures that others build on.

  /// Reads the typed values of `document`; nil where its root is no object or the document is not readable.
  public init?(_ document: JSONDocument) { return nil }

  /// Whether title, subtitle or body would show anything: literal text that is not empty, or a localization key.
  public var isVisiblyAlerting: Bool { false }

  /// The push type that a sender who gave none most likely means: judged by the keys, see apple-rules 2.3 and the
  /// note on guessing there (`category` in a silent push does not make it an alert).
  public var inferredPushType: PushType { .alert }

  /// The whole payload as it reaches the app, minified: `Simulator Target Bundle` is taken out.
  public var userInfo: String { "{}" }
}
