import APNs
import Center
import Testing

@Suite("Channel management (apple-rules 2.6)") struct ChannelManagementTests {
  var provider = Provider()

  @Test("a channel is made, read, listed and deleted")
  mutating func life() throws {
    let made = try #require(provider.channels("POST", body: Self.configuration).answer)
    #expect(made.status == 201)
    #expect(made.body == [])
    let identifier = try #require(made.fields.first { $0.name == "apns-channel-id" }?.value)
    #expect(identifier == "9BIbEuC/MmbweQAAAAAAAQ==")
    #expect(
      made.headerFields == [.init("apns-request-id", StubTools.identifier), .init("apns-channel-id", identifier)])

    let read = try #require(provider.channels("GET", ["apns-channel-id": identifier]).answer)
    #expect(read.status == 200)
    #expect(text(read) == #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#)
    #expect(text(provider.channels("GET", path: "all-channels").answer) == #"{"channels":["\#(identifier)"]}"#)

    let deleted = provider.channels("DELETE", ["apns-channel-id": identifier])
    #expect(deleted.answer?.status == 204)
    #expect(deleted.answer?.body == [])
    #expect(deleted.effects == [.removeChannel(identifier: identifier)])
    #expect(provider.channels("GET", ["apns-channel-id": identifier]).answer?.reason == .channelNotRegistered)
    #expect(text(provider.channels("GET", path: "all-channels").answer) == #"{"channels":[]}"#)
  }

  @Test("a channel that is made is to be stored")
  mutating func stored() {
    let channel = BroadcastChannel(
      identifier: "9BIbEuC/MmbweQAAAAAAAQ==", bundleIdentifier: Provider.app, environment: .sandbox,
      storagePolicy: .newest, createdAt: Provider.noon)
    #expect(provider.channels("POST", body: Self.configuration).effects == [.storeChannel(channel)])
  }

  @Test("the request's own identifier is echoed as apns-request-id")
  mutating func requestIdentifier() {
    let answer = provider.channels("GET", ["apns-request-id": Provider.identifier], path: "all-channels").answer
    #expect(
      answer?.headerFields == [
        .init("content-type", "application/json"), .init("apns-request-id", Provider.identifier),
      ])
    #expect(provider.channels("GET", ["apns-request-id": "7"], path: "all-channels").answer?.reason == .badMessageId)
  }

  @Test(
    "bodies that make no channel",
    arguments: [
      ("", Reason.payloadEmpty), ("{", .badRequestPayload), ("[]", .badRequestPayload),
      (#"{"message-storage-policy":1}"#, .missingPushType),
      (#"{"message-storage-policy":1,"push-type":"alert"}"#, .invalidPushType),
      (#"{"message-storage-policy":1,"push-type":1}"#, .invalidPushType),
      (#"{"push-type":"LiveActivity"}"#, .badRequestPayload),
      (#"{"message-storage-policy":2,"push-type":"LiveActivity"}"#, .badRequestPayload),
      (#"{"message-storage-policy":"1","push-type":"LiveActivity"}"#, .badRequestPayload),
      (String(repeating: " ", count: 5121), .payloadTooLarge),
    ])
  mutating func badConfiguration(body: String, reason: Reason) {
    #expect(provider.channels("POST", body: body).answer?.reason == reason)
  }

  @Test("what a request lacks or names wrongly")
  mutating func refused() {
    func channel(_ identifier: String) -> [String: String?] { ["apns-channel-id": identifier] }
    #expect(provider.channels("PUT").answer?.reason == .methodNotAllowed)
    #expect(provider.channels("POST", path: "all-channels").answer?.reason == .methodNotAllowed)
    #expect(provider.channels("GET", ["authorization": nil]).answer?.reason == .missingProviderToken)
    #expect(provider.channels("GET").answer?.reason == .missingChannelId)
    #expect(provider.channels("DELETE").answer?.reason == .missingChannelId)
    #expect(provider.channels("GET", channel("not base64!")).answer?.reason == .badChannelId)
    #expect(provider.channels("GET", channel("AAAA")).answer?.reason == .channelNotRegistered)
    let suffixed = Provider.app + ".push-type.liveactivity"
    #expect(provider.channels("GET", app: suffixed, path: "all-channels").answer?.reason == .badRequestParams)
    provider.gateway.choices.hasBroadcastCapability = false
    #expect(provider.channels("POST", body: Self.configuration).answer?.reason == .featureNotEnabled)
  }

  @Test("a channel belongs to one app in one environment")
  mutating func owners() {
    provider.addChannel("AAAA")
    let other = provider.channels("GET", ["apns-channel-id": "AAAA"], app: "com.example.other").answer
    #expect(other?.reason == .topicMismatch)
    #expect(other?.status == 403)
    provider.connection.environment = .production
    #expect(provider.channels("GET", ["apns-channel-id": "AAAA"]).answer?.reason == .channelNotRegistered)
  }

  @Test("an app has 10,000 channels at most in each environment")
  mutating func limit() {
    for number in 0..<10_000 { provider.addChannel("c\(number)") }
    #expect(provider.channels("POST", body: Self.configuration).answer?.reason == .cannotCreateChannelConfig)
    provider.connection.environment = .production
    #expect(provider.channels("POST", body: Self.configuration).answer?.status == 201)
  }

  static let configuration = #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#
}

private func text(_ answer: ProviderAnswer?) -> String { String(decoding: answer?.body ?? [], as: UTF8.self) }
