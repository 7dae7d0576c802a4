/// Why the service says no: the `reason` of the body, or of a GOAWAY frame's debug data.
///
/// Source: apple-rules 3.2 (device endpoint) and 3.3 (broadcast and channels).
public enum Reason: String, CaseIterable, Sendable {
  // 400
  case badCollapseId = "BadCollapseId"
  case badDeviceToken = "BadDeviceToken"
  case badExpirationDate = "BadExpirationDate"
  case badMessageId = "BadMessageId"
  case badPriority = "BadPriority"
  case badTopic = "BadTopic"
  case deviceTokenNotForTopic = "DeviceTokenNotForTopic"
  case duplicateHeaders = "DuplicateHeaders"
  case idleTimeout = "IdleTimeout"
  case invalidPushType = "InvalidPushType"
  case missingDeviceToken = "MissingDeviceToken"
  case missingTopic = "MissingTopic"
  case payloadEmpty = "PayloadEmpty"
  case topicDisallowed = "TopicDisallowed"
  // 403
  case badCertificate = "BadCertificate"
  case badCertificateEnvironment = "BadCertificateEnvironment"
  case badEnvironmentKeyIdInToken = "BadEnvironmentKeyIdInToken"
  case expiredProviderToken = "ExpiredProviderToken"
  case forbidden = "Forbidden"
  case invalidProviderToken = "InvalidProviderToken"
  case missingProviderToken = "MissingProviderToken"
  case unrelatedKeyIdInToken = "UnrelatedKeyIdInToken"
  // 404, 405
  case badPath = "BadPath"
  case methodNotAllowed = "MethodNotAllowed"
  // 410
  case expiredToken = "ExpiredToken"
  case unregistered = "Unregistered"
  // 413
  case payloadTooLarge = "PayloadTooLarge"
  // 429
  case tooManyProviderTokenUpdates = "TooManyProviderTokenUpdates"
  case tooManyRequests = "TooManyRequests"
  // 5xx
  case internalServerError = "InternalServerError"
  case serviceUnavailable = "ServiceUnavailable"
  case shutdown = "Shutdown"

  // Broadcast and channel management only.
  case featureNotEnabled = "FeatureNotEnabled"
  case missingChannelId = "MissingChannelId"
  case badChannelId = "BadChannelId"
  case channelNotRegistered = "ChannelNotRegistered"
  case badRequestParams = "BadRequestParams"
  case badRequestPayload = "BadRequestPayload"
  case missingPushType = "MissingPushType"
  case cannotCreateChannelConfig = "CannotCreateChannelConfig"
  case topicMismatch = "TopicMismatch"

  /// The status that it comes with.
  public var status: Int {
    switch self {
    case .badCertificate, .badCertificateEnvironment, .badEnvironmentKeyIdInToken, .expiredProviderToken, .forbidden,
      .invalidProviderToken, .missingProviderToken, .unrelatedKeyIdInToken, .topicMismatch:
      403
    case .badPath: 404
    case .methodNotAllowed: 405
    case .expiredToken, .unregistered: 410
    case .payloadTooLarge: 413
    case .tooManyProviderTokenUpdates, .tooManyRequests: 429
    case .internalServerError: 500
    case .serviceUnavailable, .shutdown: 503
    default: 400
    }
  }

  /// Whether it belongs to the broadcast and channel endpoints alone.
  public var isForChannels: Bool {
    switch self {
    case .featureNotEnabled, .missingChannelId, .badChannelId, .channelNotRegistered, .badRequestParams,
      .badRequestPayload, .missingPushType, .cannotCreateChannelConfig, .topicMismatch:
      true
    default: false
    }
  }
}
