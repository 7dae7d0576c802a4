/// What a new certificate is to say.
public struct CertificateRequest: Sendable {
  /// A value in a subject, under its short name: `CN`, `O`, `OU`, `UID`.
  public typealias Attribute = (name: String, value: String)

  /// What the certificate is good for.
  public enum Purpose: Equatable, Sendable {
    /// To sign others.
    case authority
    /// To serve under these names of hosts and IP addresses.
    case server([String])
    /// To push for topics (apple-rules 5.2).
    case provider(ProviderTopics)
  }

  /// Whom it is for.
  public var subject: [Attribute]
  /// What for.
  public var purpose: Purpose
  /// From when on it counts, in seconds since 1970.
  public var notBefore: Int64
  /// When it stops counting, in seconds since 1970.
  public var notAfter: Int64

  /// Makes a request.
  public init(subject: [Attribute], purpose: Purpose, notBefore: Int64, notAfter: Int64) {
    self.subject = subject
    self.purpose = purpose
    self.notBefore = notBefore
    self.notAfter = notAfter
  }
}
