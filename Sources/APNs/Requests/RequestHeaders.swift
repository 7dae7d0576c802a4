/// The fields of a request that the service looks at, found in one pass over all of them.
///
/// Every other field, such as `content-type` or `user-agent`, is ignored. Source: apple-rules 2.2.
struct RequestHeaders: Equatable, Sendable {
  /// `authorization`.
  private(set) var authorization: String?
  /// `apns-topic`.
  private(set) var topic: String?
  /// `apns-push-type`.
  private(set) var pushType: String?
  /// `apns-id`.
  private(set) var identifier: String?
  /// `apns-expiration`.
  private(set) var expiration: String?
  /// `apns-priority`.
  private(set) var priority: String?
  /// `apns-collapse-id`.
  private(set) var collapseIdentifier: String?
  /// `apns-channel-id`.
  private(set) var channelIdentifier: String?
  /// `apns-request-id`.
  private(set) var requestIdentifier: String?
  /// Names of other fields that begin with `apns-`.
  private var unknownNames: [String] = []
  /// The first name that stands there twice.
  private(set) var repeatedName: String?

  /// Reads `fields`; of a repeated one the first counts.
  init(_ fields: [ProviderRequest.Field]) { for field in fields { read(field) } }

  private mutating func read(_ field: ProviderRequest.Field) {
    switch field.name {
    case "authorization": keep(field, as: \.authorization)
    case "apns-topic": keep(field, as: \.topic)
    case "apns-push-type": keep(field, as: \.pushType)
    case "apns-id": keep(field, as: \.identifier)
    case "apns-expiration": keep(field, as: \.expiration)
    case "apns-priority": keep(field, as: \.priority)
    case "apns-collapse-id": keep(field, as: \.collapseIdentifier)
    case "apns-channel-id": keep(field, as: \.channelIdentifier)
    case "apns-request-id": keep(field, as: \.requestIdentifier)
    default: noteUnknown(field.name)
    }
  }

  private mutating func keep(_ field: ProviderRequest.Field, as place: WritableKeyPath<Self, String?>) {
    if self[keyPath: place] == nil {
      self[keyPath: place] = field.value
    } else {
      repeatedName = repeatedName ?? field.name
    }
  }

  private mutating func noteUnknown(_ name: String) {
    guard name.hasPrefix("apns-") else { return }
    if unknownNames.contains(name) { repeatedName = repeatedName ?? name } else { unknownNames.append(name) }
  }
}
