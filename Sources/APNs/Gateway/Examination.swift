import Center
import Payload

/// A request on its way through the checks: what was found out about it so far.
struct Examination {
  let request: ProviderRequest
  let environment: APNsEnvironment
  let now: Timestamp
  let choices: GatewayChoices
  let tools: any GatewayTools
  let headers: RequestHeaders
  let route: RequestRoute

  /// `apns-push-type`, understood.
  var pushType: PushType?
  /// `apns-priority`, understood.
  var priority: Int?
  /// `apns-expiration`, understood.
  var expiration: Int64?
  /// `apns-topic`, or the certificate's only one.
  var topic = ""
  /// The app that the topic stands for.
  var bundleIdentifier = ""
  /// The device token, once it is known.
  var token: DeviceToken?
  /// The channel, once it is known.
  var channel: BroadcastChannel?
  /// The channel that is to be made.
  var newChannel: ChannelConfiguration?
  /// What the provider token says; nil: there was none.
  var claims: RequestRecord.Claims?
  /// What is wrong with the credentials.
  var credentialFault: CredentialFault?
  /// What is wrong with the request that was refused; ``Rejection/mistake``.
  var mistake: String?
  /// What becomes of the connection, whatever is answered.
  var actions: [ConnectionAction] = []
  /// What is to be stored where nothing objects.
  var effects: [GatewayEffect] = []
  /// When the app was removed, where the service has not found out yet.
  var appRemovedAt: Timestamp?

  init(
    _ request: ProviderRequest, in environment: APNsEnvironment, at now: Timestamp, choices: GatewayChoices,
    tools: any GatewayTools
  ) {
    self.request = request
    self.environment = environment
    self.now = now
    self.choices = choices
    self.tools = tools
    headers = RequestHeaders(request.fields)
    route = RequestRoute(request.path)
  }

  /// The headers as the phone gets them.
  var arrivalHeaders: Arrival.Headers {
    Arrival.Headers(
      pushType: pushType, priority: priority, expiration: expiration,
      collapseIdentifier: headers.collapseIdentifier.flatMap { $0.isEmpty ? nil : $0 }, topic: topic)
  }
}
