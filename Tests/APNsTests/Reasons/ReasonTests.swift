import APNs
import Center
import Testing

@Suite("Every reason") struct ReasonTests {
  /// A provider and what it does to be refused.
  typealias Behaviour = @Sendable (inout Provider) -> GatewayOutcome

  static let behaviours: [Reason: Behaviour] = [
    .badCollapseId: { $0.push(["apns-collapse-id": String(repeating: "x", count: 65)]) },
    .badDeviceToken: { $0.push(to: String(repeating: "0", count: 64)) },
    .badExpirationDate: { $0.push(["apns-expiration": "tomorrow"]) },
    .badMessageId: { $0.push(["apns-id": "1"]) },
    .badPriority: { $0.push(["apns-priority": "7"]) },
    .badTopic: { $0.push(["apns-topic": "com example app"]) },
    .deviceTokenNotForTopic: { $0.push(["apns-topic": "com.example.other"]) },
    .duplicateHeaders: { provider in
      let fields = ["authorization": provider.authorization ?? "", "apns-topic": Provider.app]
      return provider.take(
        ProviderRequest(
          method: "POST", path: "/3/device/\(Provider.token)",
          fields: fields.map { .init($0, $1) } + [.init("apns-topic", Provider.app)], body: [0x7B, 0x7D]))
    },
    .invalidPushType: { $0.push(["apns-push-type": "banner"]) },
    .missingDeviceToken: { $0.push(path: "/3/device/") },
    .missingTopic: { $0.push(["apns-topic": nil]) },
    .payloadEmpty: { $0.push(body: "") },
    .topicDisallowed: { $0.push(["apns-push-type": "voip"]) },
    .missingProviderToken: { $0.push(["authorization": nil]) },
    .badCertificate: { provider in
      provider = CertifiedProvider.make(CertifiedProvider.certificate(validUntil: Provider.noon.adding(seconds: -1)))
      return provider.push()
    },
    .badCertificateEnvironment: { provider in
      provider = CertifiedProvider.make(CertifiedProvider.certificate(environments: [.production]))
      return provider.push()
    },
    .badEnvironmentKeyIdInToken: { provider in
      provider.add("KEYPRODUCT", environment: .production)
      return provider.push(["authorization": TokenText(key: "KEYPRODUCT").authorization])
    },
    .expiredProviderToken: { provider in
      let stale = TokenText(issuedAt: Provider.noon.adding(seconds: -3601))
      return provider.push(["authorization": stale.authorization])
    },
    .forbidden: { provider in
      provider.add("KEYOTHER01", team: "TEAM654321")
      _ = provider.push()
      return provider.push(["authorization": TokenText(key: "KEYOTHER01", team: "TEAM654321").authorization])
    },
    .invalidProviderToken: { $0.push(["authorization": TokenText(key: "KEYUNKNOWN").authorization]) },
    .unrelatedKeyIdInToken: { provider in
      provider.add("KEYOTHER01")
      _ = provider.push()
      return provider.push(["authorization": TokenText(key: "KEYOTHER01").authorization])
    },
    .tooManyProviderTokenUpdates: { provider in
      _ = provider.push()
      let next = TokenText(issuedAt: Provider.noon.adding(seconds: 1))
      return provider.push(["authorization": next.authorization])
    },
    .badPath: { $0.push(path: "/3/devices/a1") },
    .methodNotAllowed: { $0.push(method: "GET") },
    .expiredToken: { provider in
      provider.register("ee", condition: .expired(since: Provider.noon))
      return provider.push(to: "ee")
    },
    .unregistered: { provider in
      provider.register("ee", condition: .unregistered(since: Provider.noon))
      return provider.push(to: "ee")
    },
    .payloadTooLarge: { $0.push(body: String(repeating: " ", count: 4097)) },
    .tooManyRequests: { provider in
      provider.gateway.choices.pushesPerTokenAndMinute = 1
      _ = provider.push()
      return provider.push()
    },
    .featureNotEnabled: { provider in
      provider.gateway.choices.hasBroadcastCapability = false
      return provider.broadcast()
    },
    .missingChannelId: { $0.broadcast(["apns-channel-id": nil]) },
    .badChannelId: { $0.broadcast(["apns-channel-id": "?"]) },
    .channelNotRegistered: { $0.broadcast() },
    .badRequestParams: { $0.channels("GET", app: "com example", path: "all-channels") },
    .badRequestPayload: { $0.channels("POST", body: "{}x") },
    .missingPushType: { $0.broadcast(["apns-push-type": nil]) },
    .cannotCreateChannelConfig: { provider in
      for number in 0..<BroadcastChannels.limit { provider.addChannel("\(number)") }
      return provider.channels("POST", body: ChannelManagementTests.configuration)
    },
    .topicMismatch: { provider in
      provider.addChannel("AAAA")
      return provider.channels("GET", ["apns-channel-id": "AAAA"], app: "com.example.other")
    },
  ]

  /// What only a card of the fault deck gives in answer to a request: no behaviour of a provider brings it about.
  static let byFaultsAlone: Set<Reason> = [.idleTimeout, .internalServerError, .serviceUnavailable, .shutdown]

  @Test("is given for what a provider does, with its status, its body and an identifier", arguments: Reason.allCases)
  func behaviour(reason: Reason) throws {
    guard let behaviour = Self.behaviours[reason] else {
      #expect(Self.byFaultsAlone.contains(reason))
      return
    }
    var provider = Provider()
    let outcome = behaviour(&provider)
    try expect(outcome, reason)
  }

  @Test("is given by the fault deck, whatever was asked", arguments: Reason.allCases)
  func fault(reason: Reason) throws {
    var provider = Provider()
    provider.gateway.faults.lay(try FaultCard("next 1 \(reason.rawValue)"), at: Provider.noon)
    try expect(provider.push(), reason)
    #expect(provider.push().answer?.status == 200)
  }

  private func expect(_ outcome: GatewayOutcome, _ reason: Reason) throws {
    let answer = try #require(outcome.answer)
    #expect(answer.reason == reason)
    #expect(answer.status == reason.status)
    #expect(outcome.acceptance == nil)
    #expect(outcome.record.reason == reason)
    #expect(outcome.record.status == reason.status)
    #expect(!answer.identifier.isEmpty)
    let body = String(decoding: answer.body, as: UTF8.self)
    #expect(body.hasPrefix(#"{"reason":"\#(reason.rawValue)""#))
    #expect((answer.timestamp != nil) == (reason.status == 410))
    #expect(body.contains(#","timestamp":"#) == (reason.status == 410))
    #expect(answer.headerFields.first == .init("content-type", "application/json"))
  }
}
