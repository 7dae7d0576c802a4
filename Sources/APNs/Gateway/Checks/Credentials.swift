/// Who asks, and for which apps he may.
///
/// Source: apple-rules 5.
extension Gateway {
  /// 403 and 429 for a provider token, or 403 for a certificate.
  mutating func checkCredentials(of request: inout Examination, on connection: inout ProviderConnection) -> Rejection? {
    request.headers.authorization == nil ? Rejection(.missingProviderToken) : nil
  }

  /// 400 `TopicDisallowed`: the credentials may not push to this topic.
  mutating func checkTopicOfCredentials(_ request: Examination, on connection: inout ProviderConnection) -> Rejection? {
    nil
  }
}

extension ProviderConnection {
  /// Whether the provider showed a certificate.
  var isCertified: Bool { false }
  /// The topic of a certificate that has one alone.
  var defaultTopic: String? { nil }
}
