/// The keys that mean something to Apple's side, so that the rules compare a byte and not text.
///
/// Source: apple-rules 1.1 to 1.4, 2.2.
enum AppleKey: UInt8, CaseIterable, Sendable {
  // The root.
  case aps, mdm, simulatorTargetBundle
  // In `aps`.
  case alert, badge, sound, threadID, category, contentAvailable, mutableContent, targetContentID, interruptionLevel
  case relevanceScore, filterCriteria, urlArgs, contentChanged
  // In `aps`, for Live Activities.
  case timestamp, event, contentState, staleDate, dismissalDate, attributesType, attributes, inputPushToken
  case inputPushChannel
  // In `alert`.
  case title, subtitle, body, launchImage, titleLocKey, titleLocArgs, subtitleLocKey, subtitleLocArgs, locKey, locArgs
  case summaryArg, summaryArgCount, action, actionLocKey
  // In `sound`.
  case critical, name, volume

  /// The key as it stands in a payload.
  var text: String {
    switch self {
    case .aps: "aps"
    case .mdm: "mdm"
    case .simulatorTargetBundle: "Simulator Target Bundle"
    case .alert: "alert"
    case .badge: "badge"
    case .sound: "sound"
    case .threadID: "thread-id"
    case .category: "category"
    case .contentAvailable: "content-available"
    case .mutableContent: "mutable-content"
    case .targetContentID: "target-content-id"
    case .interruptionLevel: "interruption-level"
    case .relevanceScore: "relevance-score"
    case .filterCriteria: "filter-criteria"
    case .urlArgs: "url-args"
    case .contentChanged: "content-changed"
    case .timestamp: "timestamp"
    case .event: "event"
    case .contentState: "content-state"
    case .staleDate: "stale-date"
    case .dismissalDate: "dismissal-date"
    case .attributesType: "attributes-type"
    case .attributes: "attributes"
    case .inputPushToken: "input-push-token"
    case .inputPushChannel: "input-push-channel"
    case .title: "title"
    case .subtitle: "subtitle"
    case .body: "body"
    case .launchImage: "launch-image"
    case .titleLocKey: "title-loc-key"
    case .titleLocArgs: "title-loc-args"
    case .subtitleLocKey: "subtitle-loc-key"
    case .subtitleLocArgs: "subtitle-loc-args"
    case .locKey: "loc-key"
    case .locArgs: "loc-args"
    case .summaryArg: "summary-arg"
    case .summaryArgCount: "summary-arg-count"
    case .action: "action"
    case .actionLocKey: "action-loc-key"
    case .critical: "critical"
    case .name: "name"
    case .volume: "volume"
    }
  }

  /// The keys of the root object.
  static let ofRoot: [AppleKey] = [.aps, .mdm, .simulatorTargetBundle]
  /// The keys of `aps`.
  static let ofAPS = AppleKey.allCases.filter {
    $0.rawValue >= AppleKey.alert.rawValue && $0.rawValue <= AppleKey.inputPushChannel.rawValue
  }
  /// The keys of `aps` that only Live Activities have.
  static let ofLiveActivity = AppleKey.ofAPS.filter { $0.rawValue >= AppleKey.timestamp.rawValue }
  /// The keys of `aps.alert`; `sound` there is for Live Activities.
  static let ofAlert = AppleKey.allCases.filter {
    $0.rawValue >= AppleKey.title.rawValue && $0.rawValue <= AppleKey.actionLocKey.rawValue
  }
  /// The keys of `aps.sound`.
  static let ofSound: [AppleKey] = [.critical, .name, .volume]
}

/// A set of keys, as bits.
struct AppleKeySet: Sendable {
  private var bits: UInt64 = 0

  init() {}

  init(_ keys: [AppleKey]) {
    for key in keys { insert(key) }
  }

  var isEmpty: Bool { bits == 0 }
  func contains(_ key: AppleKey) -> Bool { bits & (1 << UInt64(key.rawValue)) != 0 }
  mutating func insert(_ key: AppleKey) { bits |= 1 << UInt64(key.rawValue) }
  func intersects(_ other: AppleKeySet) -> Bool { bits & other.bits != 0 }

  static let ofRoot = AppleKeySet(AppleKey.ofRoot)
  static let ofAPS = AppleKeySet(AppleKey.ofAPS)
  static let ofLiveActivity = AppleKeySet(AppleKey.ofLiveActivity)
  static let ofAlert = AppleKeySet(AppleKey.ofAlert)
  static let ofSound = AppleKeySet(AppleKey.ofSound)
  /// What only a Live Activity push has.
  static let ofActivityUpdate = AppleKeySet([.event, .contentState, .attributesType])
  /// What gives an alert a text to show.
  static let ofAlertText = AppleKeySet([.title, .subtitle, .body, .titleLocKey, .subtitleLocKey, .locKey])
}
