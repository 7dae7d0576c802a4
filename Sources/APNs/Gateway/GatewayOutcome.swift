public import Center

/// What follows from one request.
public struct GatewayOutcome: Equatable, Sendable {
  /// What is answered; nil: nothing ever (a fault).
  public var answer: ProviderAnswer?
  /// Seconds to wait before answering (a fault).
  public var delay: Double = 0
  /// What was taken for a phone: it is stored before the answer goes out.
  public var acceptance: Acceptance?
  /// What is to be stored before the answer goes out.
  public var effects: [GatewayEffect] = []
  /// What becomes of the connection.
  public var actions: [ConnectionAction] = []
  /// What was wrong with the credentials, more exactly than the answer says; nil: nothing was found.
  ///
  /// With ``CredentialChoices/trustsEveryone`` the request was looked at all the same.
  public var credentialFault: CredentialFault?
  /// What people see of the request.
  public var record: RequestRecord

  /// Makes an outcome.
  public init(answer: ProviderAnswer?, record: RequestRecord) {
    self.answer = answer
    self.record = record
  }
}

/// A push that was taken: what the inbox keeps until the phone has it.
public struct Acceptance: Equatable, Sendable {
  /// Where it came in.
  public var environment: APNsEnvironment
  /// The device token in lower case; nil for a broadcast.
  public var token: String?
  /// The channel of a broadcast.
  public var channel: String?
  /// The app.
  public var bundleIdentifier: String
  /// The headers as they were understood.
  public var headers: Arrival.Headers
  /// The `apns-id`.
  public var identifier: String
  /// The body.
  public var payload: [UInt8]
  /// When.
  public var receivedAt: Timestamp
  /// When the app was removed, where the service had not found out yet: the push is taken and thrown away.
  public var appRemovedAt: Timestamp?

  /// Makes an acceptance.
  public init(
    environment: APNsEnvironment, token: String?, channel: String? = nil, bundleIdentifier: String,
    headers: Arrival.Headers, identifier: String, payload: [UInt8], receivedAt: Timestamp,
    appRemovedAt: Timestamp? = nil
  ) {
    self.environment = environment
    self.token = token
    self.channel = channel
    self.bundleIdentifier = bundleIdentifier
    self.headers = headers
    self.identifier = identifier
    self.payload = payload
    self.receivedAt = receivedAt
    self.appRemovedAt = appRemovedAt
  }

  /// The push as it comes to the phone, which calls its notification `requestIdentifier` where it has no collapse
  /// identifier.
  public func arrival(requestIdentifier: String) -> Arrival {
    var arrival = Arrival(
      bundleIdentifier: bundleIdentifier, payload: payload, headers: headers, source: .endpoint,
      deliveryIdentifier: identifier, assignedRequestIdentifier: requestIdentifier, channel: channel)
    arrival.deviceToken = token
    arrival.appRemovedAt = appRemovedAt
    return arrival
  }
}

/// What becomes of a connection.
public enum ConnectionAction: Equatable, Sendable {
  /// GOAWAY with the reason in its debug data; streams that were taken are finished.
  case goAway(Reason)
  /// The socket is closed at once.
  case drop
  /// Nothing is read from it any more.
  case stall
  /// SETTINGS_MAX_CONCURRENT_STREAMS.
  case setStreamLimit(Int)
}

/// What the store has to keep.
public enum GatewayEffect: Equatable, Sendable {
  /// Insert or replace.
  case storeKey(ProviderKey)
  /// Insert or replace.
  case storeToken(DeviceToken)
  /// Insert or replace.
  case storeChannel(BroadcastChannel)
  /// The channel is gone for good.
  case removeChannel(identifier: String)
  /// Keep the deck as it is now.
  case storeFaults(FaultDeck)
}
