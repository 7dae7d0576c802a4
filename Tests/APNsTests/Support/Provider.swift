import APNs
import Center
import Foundation

/// A provider with a key, a connection and a phone's tokens, at a clock of its own.
struct Provider {
  static let app = "com.example.app"
  static let noon = Timestamp(milliseconds: 1_783_080_000_000)  // 2026-07-03T12:00:00Z
  /// The token of ``app`` in the sandbox.
  static let token = String(repeating: "a1", count: 32)
  static let identifier = "123E4567-E89B-12D3-A456-4266554400A0"

  var gateway: Gateway
  var connection: ProviderConnection
  var clock = Provider.noon
  var authorization: String?

  /// A provider whose key is known, connected to `environment`.
  init(in environment: APNsEnvironment = .sandbox, choices: GatewayChoices = GatewayChoices()) {
    gateway = Gateway(choices: choices)
    connection = ProviderConnection(number: 1, environment: environment, openedAt: Provider.noon)
    gateway.keys[StubTools.key.keyIdentifier] = StubTools.key
    authorization = StubTools.authorization(issuedAt: Provider.noon)
    register(Provider.token)
  }

  /// Gives an app a token.
  mutating func register(
    _ token: String, app: String = Provider.app, in environment: APNsEnvironment = .sandbox,
    condition: DeviceToken.Condition = .active
  ) {
    gateway.tokens.insert(
      DeviceToken(
        token: token, bundleIdentifier: app, environment: environment, condition: condition,
        registeredAt: Provider.noon))
  }

  /// Sends a request as it stands.
  mutating func take(_ request: ProviderRequest) -> GatewayOutcome {
    gateway.take(request, on: &connection, at: clock, with: StubTools())
  }

  /// Pushes with a topic and an `apns-id`, and the fields given instead or besides; a nil value takes a field away.
  mutating func push(
    _ fields: [String: String?] = [:], body: String = #"{"aps":{"alert":"Hello"}}"#, to token: String = Provider.token,
    method: String = "POST", path: String? = nil
  ) -> GatewayOutcome {
    var all: [String: String?] = [
      "authorization": authorization, "apns-topic": Provider.app, "apns-id": Provider.identifier,
    ]
    all.merge(fields) { $1 }
    let sent = all.compactMap { name, value in value.map { ProviderRequest.Field(name, $0) } }
    return take(
      ProviderRequest(
        method: method, path: path ?? "/3/device/\(token)", fields: sent.sorted { $0.name < $1.name },
        body: Array(body.utf8)))
  }
}

/// Cryptography that believes every signature that does not begin with a zero, and identifiers that are all alike.
struct StubTools: GatewayTools {
  static let key = ProviderKey(
    keyIdentifier: "KEY1234567", teamIdentifier: "TEAM123456", publicKey: [1], createdAt: Provider.noon)
  static let identifier = "F4121B12-E0BF-3266-F079-000000000001"

  /// `bearer <jwt>` of ``key``.
  static func authorization(issuedAt moment: Timestamp) -> String {
    let segments = [
      #"{"alg":"ES256","kid":"KEY1234567"}"#, #"{"iss":"TEAM123456","iat":\#(moment.milliseconds / 1000)}"#,
      String(repeating: "s", count: 64),
    ]
    return "bearer " + segments.map(base64URL).joined(separator: ".")
  }

  static func base64URL(_ text: String) -> String {
    Data(text.utf8).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  func verify(_ signature: [UInt8], of message: [UInt8], by key: ProviderKey) -> Bool { signature.first != 0 }
  func makeIdentifier() -> String { StubTools.identifier }
}
