/// The kind of a push, the value of the `apns-push-type` header.
///
/// Source: apple-rules 2.3.
public enum PushType: String, CaseIterable, Sendable {
  case alert, background, voip, complication, fileprovider, mdm, location, liveactivity, pushtotalk, controls, widgets

  /// The greatest number of bytes that the body of a `/3/device` request may have.
  ///
  /// Source: apple-rules 4.
  public var bodyByteLimit: Int { self == .voip ? 5120 : 4096 }

  /// What the topic must end in after the bundle identifier; nil where the topic is no bundle identifier at all.
  public var topicSuffix: String? {
    switch self {
    case .alert, .background: ""
    case .voip: ".voip"
    case .complication: ".complication"
    case .fileprovider: ".pushkit.fileprovider"
    case .location: ".location-query"
    case .liveactivity: ".push-type.liveactivity"
    case .pushtotalk: ".voip-ptt"
    case .controls: ".push-type.controls"
    case .widgets: ".push-type.widgets"
    case .mdm: nil
    }
  }
}

extension PushType {
  /// The push type that a topic's suffix stands for; nil where it has none.
  ///
  /// Source: apple-rules 2.3.
  public init?(topic: String?) {
    guard let topic else { return nil }
    // The last letter alone tells that nearly every topic has none of them.
    let last = topic.utf8.last
    let match = Self.suffixed.first {
      $0.suffix.utf8.last == last && topic.utf8.suffix($0.suffix.utf8.count).elementsEqual($0.suffix.utf8)
    }
    guard let match else { return nil }
    self = match.type
  }

  /// Made once: every push is asked for its type.
  private static let suffixed = allCases.compactMap { type in
    type.topicSuffix.flatMap { $0.isEmpty ? nil : (type: type, suffix: $0) }
  }
}
