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
    case "authorization": Self.keep(field, as: &authorization, &repeatedName)
    case "apns-topic": Self.keep(field, as: &topic, &repeatedName)
    case "apns-push-type": Self.keep(field, as: &pushType, &repeatedName)
    case "apns-id": Self.keep(field, as: &identifier, &repeatedName)
    case "apns-expiration": Self.keep(field, as: &expiration, &repeatedName)
    case "apns-priority": Self.keep(field, as: &priority, &repeatedName)
    case "apns-collapse-id": Self.keep(field, as: &collapseIdentifier, &repeatedName)
    case "apns-channel-id": Self.keep(field, as: &channelIdentifier, &repeatedName)
    case "apns-request-id": Self.keep(field, as: &requestIdentifier, &repeatedName)
    default: noteUnknown(field.name)
    }
  }

  private static func keep(_ field: ProviderRequest.Field, as place: inout String?, _ repeatedName: inout String?) {
    if place == nil { place = field.value } else { repeatedName = repeatedName ?? field.name }
  }

  private mutating func noteUnknown(_ name: String) {
    guard name.hasPrefix("apns-") else { return }
    if unknownNames.contains(name) { repeatedName = repeatedName ?? name } else { unknownNames.append(name) }
  }
}
