/// The service: what it knows of keys, tokens and channels, and what it was told to do wrong.
///
/// A value, changed by ``take(_:on:at:with:)`` and by operations alone. Two addresses (sandbox and production) share
/// one gateway; a connection knows at which it came in.
public struct Gateway: Equatable, Sendable {
  /// The switches where Apple is silent.
  public var choices: GatewayChoices
  /// Keys by their identifier.
  public var keys: [String: ProviderKey]
  /// Device tokens.
  public var tokens: DeviceTokens
  /// Channels that are broadcast to.
  public var channels = BroadcastChannels()
  /// What goes wrong on purpose.
  public var faults: FaultDeck
  /// Provider tokens that need not be verified again.
  var verifiedTokens = VerifiedTokens()
  /// Pushes to each token, while ``GatewayChoices/pushesPerTokenAndMinute`` limits them.
  var pushCounts = PushCounts()

  /// A service that knows nobody.
  public init(choices: GatewayChoices = GatewayChoices()) {
    self.choices = choices
    keys = [:]
    tokens = DeviceTokens()
    faults = FaultDeck()
  }
}

/// What the gateway cannot do itself: it knows no cryptography and no random source.
public protocol GatewayTools {
  /// Whether `signature` over `message` is that of `key`; the signature is DER or raw (apple-rules 5.1).
  func verify(_ signature: [UInt8], of message: [UInt8], by key: ProviderKey) -> Bool
  /// A fresh identifier in the shape of Apple's `apns-id` (apple-rules 3.1).
  func makeIdentifier() -> String
}
