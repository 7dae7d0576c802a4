/// One thing that is looked at before a request is taken.
struct GatewayCheck: Sendable {
  /// What it looks at, in words of the documentation.
  let name: String
  /// What it may object.
  let reasons: [Reason]
  /// Looks; nil: no objection.
  let look: @Sendable (inout Examination, inout Gateway, inout ProviderConnection) -> Rejection?

  init(
    _ name: String, _ reasons: [Reason],
    _ look: @escaping @Sendable (inout Examination, inout Gateway, inout ProviderConnection) -> Rejection?
  ) {
    self.name = name
    self.reasons = reasons
    self.look = look
  }

  /// What is looked at before a push to a device token is taken, in this order: the first objection is the answer.
  ///
  /// Of Apple's order only one thing is proven, that credentials come before the token. Source: apple-rules 3.4 (D).
  static let device = [
    GatewayCheck("method", [.methodNotAllowed]) { request, _, _ in request.checkMethod() },
    GatewayCheck("path", [.badPath]) { request, _, _ in request.checkPath() },
    GatewayCheck("credentials", Reason.ofCredentials) { request, gateway, connection in
      gateway.checkCredentials(of: &request, on: &connection)
    },
    GatewayCheck("repeated headers", [.duplicateHeaders]) { request, _, _ in request.checkRepeatedHeaders() },
    GatewayCheck("apns-id", [.badMessageId]) { request, _, _ in request.checkIdentifier() },
    GatewayCheck("a token at all", [.missingDeviceToken]) { request, _, _ in request.checkTokenIsThere() },
    GatewayCheck("a body at all", [.payloadEmpty]) { request, _, _ in request.checkBodyIsThere() },
    GatewayCheck("size of the body", [.payloadTooLarge]) { request, _, _ in request.checkBodySize() },
    GatewayCheck("apns-expiration", [.badExpirationDate]) { request, _, _ in request.checkExpiration() },
    GatewayCheck("apns-priority", [.badPriority]) { request, _, _ in request.checkPriority() },
    GatewayCheck("apns-collapse-id", [.badCollapseId]) { request, _, _ in request.checkCollapseIdentifier() },
    GatewayCheck("apns-push-type", [.invalidPushType]) { request, _, _ in request.checkPushType() },
    GatewayCheck("priority of the push type", [.badPriority]) { request, _, _ in request.checkPriorityOfPushType() },
    GatewayCheck("apns-topic", [.missingTopic, .badTopic]) { request, _, connection in
      request.checkTopic(on: connection)
    },
    GatewayCheck("topic of the credentials", [.topicDisallowed]) { request, gateway, connection in
      gateway.checkTopicOfCredentials(request, on: &connection)
    },
    GatewayCheck("topic of the push type", [.topicDisallowed, .deviceTokenNotForTopic]) {
      request, gateway, connection in
      request.checkTopicOfPushType(on: connection, tokens: gateway.tokens)
    },
    GatewayCheck("token", [.badDeviceToken]) { request, gateway, _ in gateway.checkToken(of: &request) },
    GatewayCheck("app of the token", [.deviceTokenNotForTopic]) { request, _, _ in request.checkAppOfToken() },
    GatewayCheck("token still counts", [.expiredToken, .unregistered]) { request, _, _ in request.checkCondition() },
    GatewayCheck("pushes to the token", [.tooManyRequests]) { request, gateway, _ in gateway.countPush(of: request) },
  ]
}
