import Payload

/// Which app a push is for.
///
/// Source: apple-rules 2.2, 2.3, 2.4.
extension Examination {
  /// 400 `MissingTopic`, 400 `BadTopic`: letters, digits, hyphens and dots.
  mutating func checkTopic(on connection: ProviderConnection) -> Rejection? {
    guard let given = headers.topic ?? connection.defaultTopic else {
      return Rejection(
        .missingTopic,
        because: "there is no apns-topic\(connection.isCertified ? ", and the certificate names several" : "")")
    }
    guard isBundleIdentifier(given) else {
      return Rejection(.badTopic, because: "\(quoted(given)) is not made of letters, digits, '-' and '.' alone")
    }
    topic = given
    return nil
  }

  /// The topic has the suffix of its push type, and names the app before it.
  ///
  /// Without a push type the suffix says which one is meant. An app whose own identifier ends like one of the suffixes
  /// is known by its token. A location push has no certificate.
  mutating func checkTopicOfPushType(on connection: ProviderConnection, tokens: DeviceTokens) -> Rejection? {
    if pushType == .location, connection.isCertified, !choices.allowsLocationOnCertificate {
      return Rejection(.topicDisallowed, because: "a location push needs a provider token; a certificate will not do")
    }
    guard let app = appOfTopic(tokens) else {
      return Rejection(choices.reasonForTopicOfOtherPushType.reason, because: mistakeOfTopic)
    }
    bundleIdentifier = app
    return nil
  }

  /// Why the topic does not go with the push type.
  private var mistakeOfTopic: String {
    let type = pushType ?? PushType(topic: topic) ?? .alert
    guard let suffix = type.topicSuffix else { return "a topic of '\(type.rawValue)' begins with 'com.apple.mgmt.'" }
    return suffix.isEmpty
      ? "a topic of '\(type.rawValue)' is the app's own, without the suffix that \(quoted(topic)) has"
      : "a topic of '\(type.rawValue)' ends in '\(suffix)', and \(quoted(topic)) does not"
  }

  private func appOfTopic(_ tokens: DeviceTokens) -> String? {
    let suffixed = PushType(topic: topic)
    guard let type = pushType ?? suffixed else { return topic }
    guard let suffix = type.topicSuffix else { return topic.hasPrefix("com.apple.mgmt.") ? topic : nil }
    if suffix.isEmpty { return suffixed == nil || isIdentifierOfApp(tokens) ? topic : nil }
    guard suffixed == type, topic.utf8.count > suffix.utf8.count else { return nil }
    return String(decoding: topic.utf8.dropLast(suffix.utf8.count), as: UTF8.self)
  }

  private func isIdentifierOfApp(_ tokens: DeviceTokens) -> Bool {
    guard case .device(let token) = route else { return false }
    return tokens[token.lowercased()]?.bundleIdentifier == topic
  }
}
