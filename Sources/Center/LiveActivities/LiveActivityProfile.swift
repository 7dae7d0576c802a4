/// What an app makes of a Live Activity of one `attributes-type`.
public struct LiveActivityProfile: Equatable, Sendable {
  /// The keys without which its `content-state` cannot be decoded.
  public var required: [String]
  /// What it draws; empty: nobody said.
  public var content: [ContentItem]

  /// Makes a profile.
  public init(required: [String] = [], content: [ContentItem] = []) {
    self.required = required
    self.content = content
  }
}

extension AppProfile {
  /// What is known of a type; one that nobody named is the app's only one, where it has one.
  func liveActivity(of type: String?) -> (name: String, LiveActivityProfile)? {
    let named = type.flatMap { $0.isEmpty ? nil : $0 } ?? (liveActivities.count == 1 ? liveActivities.keys.first : nil)
    guard let named, let profile = liveActivities[named] else { return nil }
    return (named, profile)
  }
}

extension CenterState {
  /// What the app draws of an activity; nil where its profile does not say.
  public func content(of activity: LiveActivity) -> [DrawnItem]? {
    guard let (_, known) = apps[activity.bundleIdentifier]?.profile.liveActivity(of: activity.attributesType),
      !known.content.isEmpty
    else { return nil }
    let values = ContentValues(of: activity)
    return known.content.compactMap { $0.drawn(with: values, actions: []) }
  }
}
