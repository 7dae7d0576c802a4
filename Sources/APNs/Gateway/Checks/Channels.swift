import Payload

/// What broadcasts and the management of channels have in common.
///
/// Source: apple-rules 2.6, 3.3.
extension Examination {
  /// 405 `MethodNotAllowed`: POST, GET and DELETE of `channels`, GET of `all-channels`.
  func checkMethodOfChannels() -> Rejection? {
    let allowed = if case .allChannels = route { ["GET"] } else { ["POST", "GET", "DELETE"] }
    guard !allowed.contains(request.method) else { return nil }
    return Rejection(
      .methodNotAllowed,
      because: "the method is \(quoted(request.method)); this path takes \(allowed.joined(separator: ", "))")
  }

  /// 400 `BadMessageId`: the `apns-request-id` is a UUID.
  func checkRequestIdentifier() -> Rejection? {
    guard let identifier = headers.requestIdentifier, !identifier.isUUID else { return nil }
    return Rejection(.badMessageId, because: "apns-request-id \(quoted(identifier)) is no UUID")
  }

  /// 400 `BadRequestParams`: the path names a bundle identifier, without the suffix of a topic (D).
  mutating func checkAppOfPath() -> Rejection? {
    guard let app = route.bundleIdentifier, isBundleIdentifier(app), PushType(topic: app) != .liveactivity else {
      return Rejection(
        .badRequestParams,
        because: "the path's \(quoted(route.bundleIdentifier ?? "")) is no bundle identifier without a topic's suffix")
    }
    bundleIdentifier = app
    topic = app + (PushType.liveactivity.topicSuffix ?? "")
    return nil
  }

  /// 400 `FeatureNotEnabled`: the app has no broadcast capability.
  func checkFeature() -> Rejection? {
    guard !choices.hasBroadcastCapability else { return nil }
    return Rejection(.featureNotEnabled, because: "'hasBroadcastCapability' is off in device.json")
  }

  /// 400 `MissingChannelId`, 400 `BadChannelId`: base64.
  func checkChannelIdentifier() -> Rejection? {
    guard let identifier = headers.channelIdentifier, !identifier.isEmpty else {
      return Rejection(.missingChannelId, because: "there is no apns-channel-id")
    }
    guard Base64.decoded(identifier) == nil else { return nil }
    return Rejection(.badChannelId, because: "apns-channel-id \(quoted(identifier)) is no base64")
  }

  /// 400 `ChannelNotRegistered`: there is none, or in the other environment alone; 403 `TopicMismatch`: it is another
  /// app's (D).
  mutating func checkChannel(_ channels: BroadcastChannels) -> Rejection? {
    guard let known = headers.channelIdentifier.flatMap({ channels[$0] }) else {
      return Rejection(.channelNotRegistered, because: "no such channel is known")
    }
    guard known.environment == environment else {
      return Rejection(
        .channelNotRegistered,
        because: "the channel is one of \(known.environment.rawValue), this is the \(environment.rawValue) address")
    }
    guard known.bundleIdentifier == bundleIdentifier else {
      return Rejection(.topicMismatch, because: "the channel is that of \(quoted(known.bundleIdentifier))")
    }
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
    return Rejection(
      .cannotCreateChannelConfig, because: "the app has \(BroadcastChannels.limit) channels, as many as it may")
  }

  /// The header, where a channel is read or deleted.
  func checkNamedChannelIdentifier() -> Rejection? { namesChannel ? checkChannelIdentifier() : nil }

  /// The channel, where one is read or deleted.
  mutating func checkNamedChannel(_ channels: BroadcastChannels) -> Rejection? {
    namesChannel ? checkChannel(channels) : nil
  }
}
