public import Center

/// One request and its answer, as people look at it.
///
/// It holds what the request held already, and makes no text: tens of thousands come in a second.
public struct RequestRecord: Equatable, Sendable {
  /// What a provider token says of itself, and what came of it.
  public struct Claims: Equatable, Sendable {
    /// `kid`.
    public var keyIdentifier: String
    /// `iss`.
    public var teamIdentifier: String
    /// `iat`; nil where it is no number of seconds.
    public var issuedAt: Timestamp?
    /// nil: the token is valid.
    public var verdict: Reason?

    /// `KEY1234567 of TEAM123456`, as far as the token says so; nil: it says neither.
    public var signer: String? {
      let parts = [keyIdentifier, teamIdentifier.isEmpty ? "" : "team \(teamIdentifier)"].filter { !$0.isEmpty }
      return parts.isEmpty ? nil : parts.joined(separator: " of ")
    }

    /// Makes claims.
    public init(keyIdentifier: String, teamIdentifier: String, issuedAt: Timestamp?, verdict: Reason? = nil) {
      self.keyIdentifier = keyIdentifier
      self.teamIdentifier = teamIdentifier
      self.issuedAt = issuedAt
      self.verdict = verdict
    }
  }

  /// Counts from 1 in a state directory; given by ``ProviderLog/note(_:)``.
  public var number: Int64 = 0
  /// Which connection; ``ProviderConnection/number``.
  public var connection: Int64
  /// The address that the connection came in at.
  public var environment = APNsEnvironment.sandbox
  /// When it was complete.
  public var receivedAt: Timestamp
  /// `:method`.
  public var method: String
  /// `:path`.
  public var path: String
  /// The fields as they came; ``safeFields`` are those to show.
  public var fields: [ProviderRequest.Field] = []
  /// Bytes of the body.
  public var payloadByteCount = 0
  /// Tells bodies apart.
  public var payloadHash: UInt64 = 0
  /// What the provider token says; nil: there was none that could be read.
  public var claims: Claims?
  /// What was wrong with the credentials, in the words of ``CredentialFault``; nil: nothing was found.
  ///
  /// With ``CredentialChoices/trustsEveryone`` the request was looked at all the same.
  public var credentialFault: String?
  /// What was wrong with the request, more exactly than ``reason``; nil: it was taken, or a card struck.
  public var mistake: String?
  /// The status that was answered; nil: none.
  public var status: Int?
  /// Why not.
  public var reason: Reason?
  /// The `apns-id` of the answer; empty where none was given.
  public var identifier = ""
  /// Seconds from the complete request to the answer; the shell's business, nil until it says so.
  public var seconds: Double?
  /// The cards that struck; nil: none.
  public var fault: String?
  /// Why it never was complete, in a clause: nobody could answer it; nil: it was.
  public var brokenOff: String?

  /// Makes a record.
  public init(
    connection: Int64, receivedAt: Timestamp, method: String, path: String, status: Int? = nil, reason: Reason? = nil
  ) {
    self.connection = connection
    self.receivedAt = receivedAt
    self.method = method
    self.path = path
    self.status = status
    self.reason = reason
  }

  /// A record of a request that nobody has answered yet.
  public init(_ request: ProviderRequest, on connection: ProviderConnection, at moment: Timestamp) {
    self.init(connection: connection.number, receivedAt: moment, method: request.method, path: request.path)
    environment = connection.environment
    fields = request.fields
    payloadByteCount = request.bodyByteCount
    payloadHash = wordHash(request.body)
  }

  /// Takes down the answer; nil: none is ever given.
  public mutating func close(with answer: ProviderAnswer?) {
    status = answer?.status
    reason = answer?.reason
    identifier = answer?.identifier ?? ""
  }

  /// Whether it was refused, or not answered at all.
  public var isError: Bool { status.map { $0 >= 300 } ?? true }

  /// What would have been wrong with the credentials where everybody is trusted; nil where nothing was, or where it
  /// is the ``mistake``.
  public var unpunishedFault: String? { credentialFault == mistake ? nil : credentialFault }

  /// The device token of the path; empty where the path is another.
  public var token: Substring {
    guard path.hasPrefix(Self.devices) else { return "" }
    return Substring(path.utf8.dropFirst(Self.devices.utf8.count))
  }

  /// Tells device tokens apart, whatever the case of their digits.
  var tokenHash: UInt64 { token.withBytes { wordHash(UnsafeRawBufferPointer($0), setting: 0x2020_2020_2020_2020) } }

  private static let devices = "/3/device/"

  /// Whether credentials came that nobody looked at, since something else was answered before.
  public var hasUnreadToken: Bool { claims == nil && credentialFault == nil && value(of: "authorization") != nil }

  /// The value of the first field called `name`; nil where there is none.
  public func value(of name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Seconds from `iat` to the request; nil where the token does not say.
  public var claimedAge: Double? { claims?.issuedAt.map { receivedAt.seconds(since: $0) } }

  /// The fields with the credentials cut short, so that a log is no key.
  public var safeFields: [ProviderRequest.Field] {
    fields.map { field in
      guard field.name == "authorization" else { return field }
      let (start, end) = (field.value.prefix(17), field.value.suffix(4))
      return field.value.count > 32 ? ProviderRequest.Field(field.name, "\(start)…\(end)") : field
    }
  }
}

/// Tells bodies apart, eight bytes at a time; no protection against somebody who wants two to be alike.
func wordHash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { wordHash($0) } }

/// The same, with some bits of each eight bytes taken as set.
private func wordHash(_ bytes: UnsafeRawBufferPointer, setting bits: UInt64 = 0) -> UInt64 {
  var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
  var place = 0
  while place + 8 <= bytes.count {
    let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) | bits
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    place += 8
  }
  for byte in bytes[place...] { hash = (hash ^ (UInt64(byte) | bits & 0xFF)) &* 0x0000_0100_0000_01B3 }
  return hash
}
