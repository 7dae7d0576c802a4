/// A payload as the device understands it: wrong values are absent here and reported by the rules.
///
/// Source: apple-rules 1.
public struct Payload: Sendable {
  /// The document that it was read from.
  public let document: JSONDocument
  /// The root object.
  public let root: JSONValue
  /// `aps`, where it is an object.
  public private(set) var aps: JSONValue?
  /// `alert`; nil where it is absent, null or of a wrong type.
  ///
  /// Present but empty text is present.
  public private(set) var alert: Alert?
  /// `badge`, where it is a whole number of 0 or more.
  ///
  /// A number beyond 64 bits is clamped to `Int64.max`.
  public private(set) var badge: Int64?
  /// `sound`, where it is text that is not empty or a dictionary.
  public private(set) var sound: Sound?
  /// `thread-id`, where it is text; empty counts as absent.
  public private(set) var threadIdentifier: String?
  /// `category`, where it is text.
  public private(set) var categoryIdentifier: String?
  /// Whether `content-available` is 1 (or true, accepted with a finding).
  public private(set) var isContentAvailable = false
  /// Whether `mutable-content` is 1 (or true, accepted with a finding).
  public private(set) var isMutableContent = false
  /// `target-content-id`.
  public private(set) var targetContentIdentifier: String?
  /// `interruption-level`, where it is one of the four words.
  public private(set) var interruptionLevel: InterruptionLevel?
  /// `relevance-score`, where it is a number; not clamped here.
  public private(set) var relevanceScore: Double?
  /// `filter-criteria`.
  public private(set) var filterCriteria: String?
  /// The Live Activity keys; nil where `aps` has neither `event`, `content-state`, `attributes-type` nor `timestamp`.
  public private(set) var liveActivity: LiveActivityContent?
  /// `Simulator Target Bundle` at the root.
  public private(set) var simulatorTargetBundle: String?
  /// Whether `content-changed` is true, as in a push for widgets or controls.
  public private(set) var isContentChanged = false
  /// Whether the root has `mdm`, the wake-up of a device management client.
  public private(set) var isDeviceManagement = false

  /// Reads the typed values of `document`; nil where its root is no object or the document is not readable.
  public init?(_ document: JSONDocument) {
    guard document.isReadable, let root = document.root, root.kind == .object else { return nil }
    self.document = document
    self.root = root
    for member in root.eachMember where !member.isDuplicate {
      switch PayloadKey(member) {
      case .aps where member.value.kind == .object:
        aps = member.value
        readAps(member.value)
      case .simulatorTargetBundle: simulatorTargetBundle = member.value.string
      case .mdm: isDeviceManagement = true
      default: break
      }
    }
  }

  private mutating func readAps(_ aps: JSONValue) {
    var activity = LiveActivityContent()
    for member in aps.eachMember where !member.isDuplicate {
      guard let key = PayloadKey(member) else { continue }
      read(key, member.value)
      activity.read(key, member.value)
      switch key {
      case .event, .contentState, .attributesType, .timestamp: if !member.value.isNull { liveActivity = activity }
      default: break
      }
    }
    if liveActivity != nil { liveActivity = activity }
  }

  /// Reads a key of `aps` that ordinary notifications have.
  private mutating func read(_ key: PayloadKey, _ value: JSONValue) {
    switch key {
    case .alert: alert = Alert(value)
    case .badge: badge = value.number?.wholeClamped.flatMap { $0 >= 0 ? $0 : nil }
    case .sound: sound = Sound(value)
    case .threadIdentifier: threadIdentifier = value.nonemptyString
    case .category: categoryIdentifier = value.string
    case .contentAvailable: isContentAvailable = value.isOne
    case .mutableContent: isMutableContent = value.isOne
    case .targetContentIdentifier: targetContentIdentifier = value.string
    case .interruptionLevel: interruptionLevel = value.string.flatMap(InterruptionLevel.init)
    case .relevanceScore: relevanceScore = value.number?.finiteDouble
    case .filterCriteria: filterCriteria = value.string
    case .contentChanged: isContentChanged = value.bool == true
    default: break
    }
  }
}
