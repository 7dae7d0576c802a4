/// One switch for each place where Apple's service is unknown or silent (status D or U).
///
/// Set under `endpoint` in `device.json`, and by options of `serve`.
public struct GatewayChoices: Equatable, Sendable {
  /// What a topic gets that does not go with its push type.
  public enum TopicReason: String, CaseIterable, Sendable {
    case topicDisallowed = "TopicDisallowed"
    case deviceTokenNotForTopic = "DeviceTokenNotForTopic"

    /// The reason.
    var reason: Reason { self == .topicDisallowed ? .topicDisallowed : .deviceTokenNotForTopic }
  }

  /// A body that is no JSON object is refused with 400 `PayloadEmpty`; else it is taken, and the phone drops it
  /// (apple-rules 1.1, D).
  public var refusesMalformedPayload = false
  /// An empty `apns-collapse-id` is refused with 400 `BadCollapseId`; else it counts as absent (apple-rules 2.2, D).
  public var refusesEmptyCollapseIdentifier = false
  /// `background` with priority 10, given or by default, is refused with 400 `BadPriority`; else it is taken, and the
  /// phone drops it (apple-rules 2.4, D).
  ///
  /// The one choice that is set under `choices`: it holds for `belfry push` too.
  public var refusesBackgroundAtPriority10 = true
  /// What a topic gets that has not the suffix of its push type: 400 `TopicDisallowed` or `DeviceTokenNotForTopic`
  /// (apple-rules 2.4, D).
  public var reasonForTopicOfOtherPushType = TopicReason.topicDisallowed
  /// `location` is taken on a certificate; else 400 `TopicDisallowed` (apple-rules 2.4, D).
  public var allowsLocationOnCertificate = false
  /// `apns-unique-id` comes with refusals too, in the sandbox (apple-rules 3.1, L).
  public var tellsUniqueIdentifierOnErrors = true
  /// Seconds between the removal of an app and the first 410 (apple-rules 3.2, B).
  public var secondsUntilUnregistered: Double = 0
  /// A token that nobody ever saw is registered for the app of its topic; else 400 `BadDeviceToken`
  /// (apple-rules 2.1, D).
  public var adoptsUnknownTokens = false
  /// Pushes that one token may get within a minute; more give 429 `TooManyRequests`.
  ///
  /// 0: any number (apple-rules 3.2: Apple's threshold is not known).
  public var pushesPerTokenAndMinute = 0

  /// Apps may broadcast; else 400 `FeatureNotEnabled` (apple-rules 3.3).
  public var hasBroadcastCapability = true
  /// `BadEnvironmentKeyIdInToken` is spelled `BadEnvironmentKeyInToken`, as it was seen on the wire (apple-rules 3.2).
  public var spellsEnvironmentReasonAsOnTheWire = false

  /// How much one provider may ask for, and how many there may be (apple-rules 5.3, U).
  public var limits = EndpointLimits()

  /// Provider tokens and certificates.
  public var credentials = CredentialChoices()

  /// The choices as documented.
  public init() {}
}
