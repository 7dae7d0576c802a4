import Foundation
import TestSupport
import Testing

/// Reports that providers filed at their libraries, and what was behind them: each once, through curl.
@Suite("What providers reported")
struct ReportTests {
  private static let alert = #"{"aps":{"alert":{"title":"Night ferry"}}}"#
  private static let topic = "apns-topic: \(RunningEndpoint.topic)"

  @Test("BR-58: without a topic 400 MissingTopic, with another app's 400 DeviceTokenNotForTopic", .runs(.curl))
  func topics() throws {
    let endpoint = try RunningEndpoint()
    let authorization = try endpoint.authorization()
    let missing = try endpoint.push(Self.alert, authorization)
    #expect(missing.status == 400 && missing.reason == "MissingTopic")
    let other = try endpoint.push(Self.alert, authorization, "apns-topic: com.example.almanac")
    #expect(other.status == 400 && other.reason == "DeviceTokenNotForTopic")
  }

  @Test("BR-59: one provider token a hundred times is fine, a second one on the connection is 429", .runs(.curl))
  func providerTokens() throws {
    let endpoint = try RunningEndpoint()
    let first = try endpoint.authorization()
    let second = try endpoint.authorization(issuedAt: Int(Date.now.timeIntervalSince1970) - 60)
    let url = try endpoint.sandbox.appending(path: "3/device/\(endpoint.token)").absoluteString
    func pushes(_ count: Int, _ authorization: String) -> [String] {
      let options = ["--data", Self.alert, "--header", authorization, "--header", Self.topic]
      let silence = ["--silent", "--output", "/dev/null", "--write-out", "%{http_code} %{num_connects}\n"]
      return options + (0..<count).flatMap { _ in silence + [url] }
    }

    let ended = try endpoint.start(["curl"] + pushes(100, first) + ["--next"] + pushes(1, second)).end()
    // The second number is that of new connections.
    #expect(ended.lines == ["200 1"] + Array(repeating: "200 0", count: 99) + ["429 0"], "\(ended.complaints)")
    #expect(try endpoint.requests().last?.reason == "TooManyProviderTokenUpdates")
  }

  @Test("BR-61: a background push is one only with its push type and priority 5", .runs(.curl))
  func background() throws {
    let endpoint = try RunningEndpoint()
    let authorization = try endpoint.authorization()
    let silent = #"{"aps":{"content-available":1}}"#
    let asAlert = try endpoint.push(silent, authorization, Self.topic, "apns-push-type: alert")
    let asItself = try endpoint.push(
      silent, authorization, Self.topic, "apns-push-type: background", "apns-priority: 5")
    #expect(asAlert.status == 200 && asItself.status == 200)

    let deliveries = try endpoint.deliveries()
    #expect(deliveries.map(\.pushType) == ["alert", "background"])
    #expect(deliveries.map { $0.verdict(of: "push-type") } == ["not delivered", "to app"])
  }

  @Test("BR-62: background at priority 10 is 400 BadPriority, an alert that also wakes the app is not", .runs(.curl))
  func priorities() throws {
    let endpoint = try RunningEndpoint()
    let authorization = try endpoint.authorization()
    let silent = try endpoint.push(
      #"{"aps":{"content-available":1}}"#, authorization, Self.topic, "apns-push-type: background",
      "apns-priority: 10")
    #expect(silent.status == 400 && silent.reason == "BadPriority")
    let both = try endpoint.push(
      #"{"aps":{"alert":"Night ferry","content-available":1}}"#, authorization, Self.topic, "apns-push-type: alert",
      "apns-priority: 10")
    #expect(both.status == 200)
  }

  @Test("BR-64: an error has a status, an apns-id and a reason, a 410 its moment; a 200 has no body", .runs(.curl))
  func shapes() throws {
    let endpoint = try RunningEndpoint()
    let authorization = try endpoint.authorization()
    let taken = try endpoint.push(Self.alert, authorization, Self.topic)
    #expect(taken.status == 200 && taken.body.isEmpty && taken.fields["apns-id"] != nil)

    let identifier = "9b7a3b3c-1d2e-4f50-8a6b-7c8d9e0f1a2b"
    let unknown = try endpoint.push(
      Self.alert, to: String(repeating: "0", count: 64), authorization, Self.topic, "apns-id: \(identifier)")
    #expect(unknown.status == 400 && unknown.body == #"{"reason":"BadDeviceToken"}"#)
    #expect(unknown.fields["apns-id"] == identifier && unknown.fields["content-type"] == "application/json")

    let before = Date.now.timeIntervalSince1970 * 1000 - 60_000
    try endpoint.belfry("device", "reinstall", RunningEndpoint.topic)
    let gone = try endpoint.push(Self.alert, authorization, Self.topic)
    #expect(gone.status == 410 && gone.reason == "Unregistered")
    #expect(Double(try #require(gone.timestamp)) > before)
  }

  @Test("BR-65: a token of the sandbox is 400 BadDeviceToken in production", .runs(.curl))
  func environments() throws {
    let endpoint = try RunningEndpoint()
    let production = try #require(endpoint.ready.addresses["production"])
    let answer = try endpoint.push(Self.alert, at: production, try endpoint.authorization(), Self.topic)
    #expect(answer.status == 400 && answer.reason == "BadDeviceToken")
  }

  @Test("BR-67: a Live Activity with 'events' is 200 and stays as it is", .runs(.curl))
  func liveActivity() throws {
    let endpoint = try RunningEndpoint()
    let authorization = try endpoint.authorization()
    let misspelt = String(decoding: try Fixtures.payload("088"), as: UTF8.self)
    for payload in [misspelt, misspelt.replacing("events", with: "event")] {
      let answer = try endpoint.push(
        payload, authorization, "apns-topic: \(RunningEndpoint.topic).push-type.liveactivity",
        "apns-push-type: liveactivity")
      #expect(answer.status == 200)
    }
    let deliveries = try endpoint.deliveries()
    #expect(deliveries.map { $0.verdict(of: "live-activity") } == ["not applied", "adopted"])
  }

  @Test("a provider that does not trust the endpoint leaves TLS's reason behind, and no request", .runs(.curl))
  func untrusted() throws {
    let endpoint = try RunningEndpoint()
    let trusted = ["CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR"].flatMap { ["-u", $0] }
    let ended = try endpoint.start(["env"] + trusted + ["curl", "--silent", try endpoint.sandbox.absoluteString]).end()
    #expect(ended.status != 0)
    let connections = try endpoint.connections()
    #expect(connections.map(\.end) == ["handshake"])
    #expect(connections.first?.endDetail?.contains("unknown ca") == true)
    #expect(try endpoint.requests().isEmpty)
  }

  @Test("why a provider token is refused stands in the records, and is not told to the provider", .runs(.curl))
  func mistakes() throws {
    let endpoint = try RunningEndpoint()
    let milliseconds = try endpoint.authorization(issuedAt: Int(Date.now.timeIntervalSince1970) * 1000)
    let answer = try endpoint.push(Self.alert, milliseconds, Self.topic)
    #expect(answer.status == 403 && answer.body == #"{"reason":"InvalidProviderToken"}"#)
    #expect(try endpoint.requests().last?.credentialFault == "iat is in milliseconds; it has to be in seconds")
  }
}
