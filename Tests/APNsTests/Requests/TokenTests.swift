import APNs
import Center
import Testing

@Suite("Device tokens") struct TokenTests {
  var provider = Provider()

  @Test(
    "that are none, or unknown, are bad",
    arguments: [
      "nothexadecimal", "abc", String(repeating: "0", count: 64), String(repeating: "a", count: 1026),
      String(repeating: "a1", count: 31), "a1%20", "é1é1",
    ])
  mutating func bad(token: String) {
    let answer = provider.push(to: token).answer
    #expect(answer?.reason == .badDeviceToken)
    #expect(answer?.status == 400)
  }

  @Test("one of the sandbox is bad in production, and the reverse")
  mutating func environments() {
    provider.register("ee", in: .production)
    #expect(provider.push(to: "ee").answer?.reason == .badDeviceToken)
    provider.connection.environment = .production
    #expect(provider.push(to: "ee").answer?.status == 200)
    #expect(provider.push().answer?.reason == .badDeviceToken)
  }

  @Test("one of another app is not for the topic")
  mutating func otherApp() {
    #expect(provider.push(["apns-topic": "com.example.other"]).answer?.reason == .deviceTokenNotForTopic)
  }

  @Test("that are dead are told with the moment in milliseconds", arguments: [Reason.unregistered, .expiredToken])
  mutating func dead(reason: Reason) throws {
    let since = Provider.noon.adding(seconds: -60)
    let condition: DeviceToken.Condition =
      reason == .unregistered ? .unregistered(since: since) : .expired(since: since)
    provider.register("ff", condition: condition)
    let answer = try #require(provider.push(to: "ff").answer)
    #expect(answer.status == 410)
    #expect(answer.timestamp == since)
    #expect(
      String(decoding: answer.body, as: UTF8.self)
        == #"{"reason":"\#(reason.rawValue)","timestamp":1783079940000}"#)
  }

  @Test("a removed app is found out after a delay of choice; until then pushes are taken and thrown away")
  mutating func delay() {
    provider.gateway.choices.secondsUntilUnregistered = 600
    provider.register("ff", condition: .unregistered(since: Provider.noon))
    let outcome = provider.push(to: "ff")
    #expect(outcome.answer?.status == 200)
    #expect(outcome.acceptance?.appRemovedAt == Provider.noon)
    provider.clock = Provider.noon.adding(seconds: 600)
    let answer = provider.push(to: "ff").answer
    #expect(answer?.reason == .unregistered)
    #expect(answer?.timestamp == provider.clock)
  }

  @Test("unknown ones are registered for the app of their topic on first use: a choice")
  mutating func adopted() {
    let token = String(repeating: "B0", count: 32)
    #expect(provider.push(to: token).effects == [])
    provider.gateway.choices.adoptsUnknownTokens = true
    let outcome = provider.push(["apns-push-type": "voip", "apns-topic": Provider.app + ".voip"], to: token)
    let adopted = DeviceToken(
      token: token.lowercased(), bundleIdentifier: Provider.app, environment: .sandbox, registeredAt: Provider.noon)
    #expect(outcome.answer?.status == 200)
    #expect(outcome.effects == [.storeToken(adopted)])
    #expect(provider.push(["apns-topic": "com.example.other"], to: token).answer?.reason == .deviceTokenNotForTopic)
    provider.connection.environment = .production
    #expect(provider.push(to: token).answer?.reason == .badDeviceToken)
  }

  @Test("unknown ones are registered whatever their length, in whole bytes", arguments: [2, 62, 160, 7000])
  mutating func adoptedOfAnyLength(length: Int) {
    provider.gateway.choices.adoptsUnknownTokens = true
    let token = String(repeating: "b0", count: length / 2)
    #expect(provider.push(to: token).answer?.status == 200)
    #expect(provider.gateway.tokens[token]?.bundleIdentifier == Provider.app)
    #expect(provider.push(to: token + "b").answer?.reason == .badDeviceToken)
  }

  @Test("more pushes to one than the choice allows within a minute are too many")
  mutating func tooMany() {
    provider.gateway.choices.pushesPerTokenAndMinute = 3
    provider.register("aa")
    for _ in 1...3 { #expect(provider.push().answer?.status == 200) }
    #expect(provider.push().answer?.status == 429)
    #expect(provider.push().answer?.reason == .tooManyRequests)
    #expect(provider.push(to: "aa").answer?.status == 200)
    provider.clock = provider.clock.adding(seconds: 60)
    #expect(provider.push().answer?.status == 200)
  }
}
