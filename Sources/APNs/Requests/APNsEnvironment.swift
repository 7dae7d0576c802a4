/// One of the two worlds of the service: tokens, keys and channels belong to one and are unknown in the other.
///
/// Source: apple-rules 2.1.
public enum APNsEnvironment: String, CaseIterable, Sendable {
  /// Development: `api.sandbox.push.apple.com`.
  case sandbox
  /// `api.push.apple.com`.
  case production
}
