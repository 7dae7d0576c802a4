import Payload

/// What broadcasts and the management of channels have in common.
///
/// Source: apple-rules 2.6, 3.3.
extension Examination {
  /// 405 `MethodNotAllowed`: POST, GET and DELETE of `channels`, GET of `all-channels`.
  func checkMethodOfChannels() -> Rejection? {
    let allowed = if case .allChannels = route { ["GET"] } else { ["POST", "GET", "DELETE"] }
    return allowed.contains(request.method) ? nil : Rejection(.methodNotAllowed)
  }

  /// 400 `BadMessageId`: the `apns-request-id` is a UUID.
  func checkRequestIdentifier() -> Rejection? {
    guard let identifier = headers.requestIdentifier, !identifier.isUUID else { return nil }
    return Rejection(.badMessageId)
  }

  /// 400 `BadRequestParams`: the path names a bundle identifier, without the suffix of a topic (D).
  mutating func checkAppOfPath() -> Rejection? {
    guard let app = route.bundleIdentifier, isBundleIdentifier(app), PushType(topic: app) != .liveactivity else {
      return Rejection(.badRequestParams)
    }
    bundleIdentifier = app
    topic = app + (PushType.liveactivity.topicSuffix ?? "")
    return nil
  }

  /// 400 `FeatureNotEnabled`: the app has no broadcast capability.
  func checkFeature() -> Rejection? { choices.hasBroadcastCapability ? nil : Rejection(.featureNotEnabled) }

  /// 400 `MissingChannelId`, 400 `BadChannelId`: base64.
  func checkChannelIdentifier() -> Rejection? {
    guard let identifier = headers.channelIdentifier, !identifier.isEmpty else { return Rejection(.missingChannelId) }
    return Base64.decoded(identifier) == nil ? Rejection(.badChannelId) : nil
  }

  /// 400 `ChannelNotRegistered`: there is none, or in the other environment alone; 403 `TopicMismatch`: it is another
  /// app's (D).
  mutating func checkChannel(_ channels: BroadcastChannels) -> Rejection? {
    guard let known = headers.channelIdentifier.flatMap({ channels[$0] }), known.environment == environment else {
      return Rejection(.channelNotRegistered)
    }
    guard known.bundleIdentifier == bundleIdentifier else { return Rejection(.topicMismatch) }
    channel = known
    return nil
  }
}

/// Making, reading and deleting.
extension Examination {
  private var makesChannel: Bool { request.method == "POST" }
  private var namesChannel: Bool {
    if case .channels = route { request.method != "POST" } else { false }
  }

  /// 400 `PayloadEmpty`, 413 `PayloadTooLarge`, 400 `BadRequestPayload`, 400 `MissingPushType`, 400 `InvalidPushType`.
  mutating func checkNewChannel() -> Rejection? {
    guard makesChannel else { return nil }
    if let rejection = checkBodyIsThere() ?? checkBodySize() { return rejection }
    switch ChannelConfiguration.read(request.body) {
    case .success(let configuration):
      newChannel = configuration
      return nil
    case .failure(let rejection): return rejection
    }
  }

  /// 400 `CannotCreateChannelConfig`: the app has as many as it may.
  func checkRoomForChannel(_ channels: BroadcastChannels) -> Rejection? {
    guard makesChannel, channels.count(of: bundleIdentifier, in: environment) >= BroadcastChannels.limit else {
      return nil
    }
    return Rejection(.cannotCreateChannelConfig)
  }

  /// The header, where a channel is read or deleted.
  func checkNamedChannelIdentifier() -> Rejection? { namesChannel ? checkChannelIdentifier() : nil }

  /// The channel, where one is read or deleted.
  mutating func checkNamedChannel(_ channels: BroadcastChannels) -> Rejection? {
    namesChannel ? checkChannel(channels) : nil
  }
}
