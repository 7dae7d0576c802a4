/// One thing that is looked at before a request is taken.
struct GatewayCheck: Sendable {
  /// What it may object.
  let reasons: [Reason]
  /// Looks; nil: no objection.
  let look: @Sendable (inout Examination, inout Gateway, inout ProviderConnection) -> Rejection?

  init(
    _ reasons: Reason...,
    look: @escaping @Sendable (inout Examination, inout Gateway, inout ProviderConnection) -> Rejection?
  ) {
    self.reasons = reasons
    self.look = look
  }

  /// Who asks; the same at every endpoint.
  private static let credentials = GatewayCheck(
    .badCertificate, .badCertificateEnvironment, .missingProviderToken, .invalidProviderToken, .expiredProviderToken,
    .badEnvironmentKeyIdInToken, .unrelatedKeyIdInToken, .forbidden, .tooManyProviderTokenUpdates
  ) { request, gateway, connection in gateway.checkCredentials(of: &request, on: &connection) }

  /// For which apps he may.
  private static let topicOfCredentials = GatewayCheck(.topicDisallowed, .badTopic, .invalidProviderToken) {
    request, gateway, connection in
    gateway.checkTopicOfCredentials(&request, on: connection)
  }

  /// What is looked at before a push to a device token is taken, in this order: the first objection is the answer.
  ///
  /// Of Apple's order only one thing is proven, that credentials come before the token. Source: apple-rules 3.4 (D).
  static let device = [
    GatewayCheck(.methodNotAllowed) { request, _, _ in request.checkMethod() },
    GatewayCheck(.badPath) { request, _, _ in request.checkPath() },
    credentials,
    GatewayCheck(.duplicateHeaders) { request, _, _ in request.checkRepeatedHeaders() },
    GatewayCheck(.badMessageId) { request, _, _ in request.checkIdentifier() },
    GatewayCheck(.missingDeviceToken) { request, _, _ in request.checkTokenIsThere() },
    GatewayCheck(.payloadEmpty) { request, _, _ in request.checkBodyIsThere() },
    GatewayCheck(.payloadTooLarge) { request, _, _ in request.checkBodySize() },
    GatewayCheck(.badExpirationDate) { request, _, _ in request.checkExpiration() },
    GatewayCheck(.badPriority) { request, _, _ in request.checkPriority() },
    GatewayCheck(.badCollapseId) { request, _, _ in request.checkCollapseIdentifier() },
    GatewayCheck(.invalidPushType) { request, _, _ in request.checkPushType() },
    GatewayCheck(.badPriority) { request, _, _ in request.checkPriorityOfPushType() },
    GatewayCheck(.missingTopic, .badTopic) { request, _, connection in request.checkTopic(on: connection) },
    GatewayCheck(.topicDisallowed, .deviceTokenNotForTopic) { request, gateway, connection in
      request.checkTopicOfPushType(on: connection, tokens: gateway.tokens)
    },
    topicOfCredentials,
    GatewayCheck(.badDeviceToken) { request, gateway, _ in gateway.checkToken(of: &request) },
    GatewayCheck(.deviceTokenNotForTopic) { request, _, _ in request.checkAppOfToken() },
    GatewayCheck(.expiredToken, .unregistered) { request, _, _ in request.checkCondition() },
    GatewayCheck(.tooManyRequests) { request, gateway, _ in gateway.countPush(of: request) },
  ]

  /// What is looked at before a broadcast is taken.
  ///
  /// Source: apple-rules 2.6, 3.3.
  static let broadcast = [
    GatewayCheck(.methodNotAllowed) { request, _, _ in request.checkMethod() },
    credentials,
    GatewayCheck(.duplicateHeaders) { request, _, _ in request.checkRepeatedHeaders() },
    GatewayCheck(.badMessageId) { request, _, _ in request.checkRequestIdentifier() },
    GatewayCheck(.badRequestParams) { request, _, _ in request.checkAppOfPath() },
    topicOfCredentials,
    GatewayCheck(.featureNotEnabled) { request, _, _ in request.checkFeature() },
    GatewayCheck(.payloadEmpty) { request, _, _ in request.checkBodyIsThere() },
    GatewayCheck(.payloadTooLarge) { request, _, _ in request.checkBodySize() },
    GatewayCheck(.missingChannelId, .badChannelId) { request, _, _ in request.checkChannelIdentifier() },
    GatewayCheck(.missingPushType, .invalidPushType) { request, _, _ in request.checkBroadcastPushType() },
    GatewayCheck(.badExpirationDate) { request, _, _ in request.checkExpiration() },
    GatewayCheck(.badPriority) { request, _, _ in request.checkPriority() },
    GatewayCheck(.channelNotRegistered, .topicMismatch) { request, gateway, _ in
      request.checkChannel(gateway.channels)
    },
    GatewayCheck(.badExpirationDate) { request, _, _ in request.checkStorageOfBroadcast() },
    GatewayCheck(.badRequestPayload) { request, _, _ in request.checkBroadcastContent() },
  ]

  /// What is looked at before channels are made, read, deleted or listed.
  ///
  /// Source: apple-rules 2.6, 3.3.
  static let channels = [
    GatewayCheck(.methodNotAllowed) { request, _, _ in request.checkMethodOfChannels() },
    credentials,
    GatewayCheck(.duplicateHeaders) { request, _, _ in request.checkRepeatedHeaders() },
    GatewayCheck(.badMessageId) { request, _, _ in request.checkRequestIdentifier() },
    GatewayCheck(.badRequestParams) { request, _, _ in request.checkAppOfPath() },
    topicOfCredentials,
    GatewayCheck(.featureNotEnabled) { request, _, _ in request.checkFeature() },
    GatewayCheck(.payloadEmpty, .payloadTooLarge, .badRequestPayload, .missingPushType, .invalidPushType) {
      request, _, _ in request.checkNewChannel()
    },
    GatewayCheck(.cannotCreateChannelConfig) { request, gateway, _ in
      request.checkRoomForChannel(gateway.channels)
    },
    GatewayCheck(.missingChannelId, .badChannelId) { request, _, _ in request.checkNamedChannelIdentifier() },
    GatewayCheck(.channelNotRegistered, .topicMismatch) { request, gateway, _ in
      request.checkNamedChannel(gateway.channels)
    },
  ]
}

extension RequestRoute {
  /// What is looked at on this route.
  var checks: [GatewayCheck] {
    switch self {
    case .device, .unknown: GatewayCheck.device
    case .broadcast: GatewayCheck.broadcast
    case .channels, .allChannels: GatewayCheck.channels
    }
  }
}
