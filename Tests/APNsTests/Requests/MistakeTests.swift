import APNs
import Center
import Payload
import Testing

/// What was sent, and what is said of it.
private struct Slip: CustomTestStringConvertible, Sendable {
  var fields: [String: String?] = [:]
  var body = #"{"aps":{"alert":"Hello"}}"#
  var token = Provider.token
  var method = "POST"
  var path: String?
  let mistake: String
  var testDescription: String { mistake }
}

@Suite("A refused request's record says what was wrong with it, more exactly than the reason")
struct MistakeTests {
  @Test(
    "for a push",
    arguments: [
      Slip(method: "GET", mistake: "the method is 'GET'; a push is a POST"),
      Slip(path: "/3/devices/ab", mistake: "the path is '/3/devices/ab'; a push goes to /3/device/TOKEN"),
      Slip(token: "", mistake: "the path ends where the token should begin"),
      Slip(fields: ["apns-id": "mine"], mistake: "apns-id 'mine' is no UUID"),
      Slip(body: "", mistake: "there is no body"),
      Slip(
        body: String(repeating: " ", count: 4097), mistake: "the body has 4097 bytes; 4096 are the most"),
      Slip(
        fields: ["apns-expiration": "1.5"],
        mistake: "apns-expiration is '1.5'; it is whole seconds since 1970, or 0"),
      Slip(fields: ["apns-priority": "7"], mistake: "apns-priority is '7'; 10, 5 and 1 are all"),
      Slip(
        fields: ["apns-push-type": "background"],
        mistake: "a background push has apns-priority 5 or 1; without one it is 10"),
      Slip(
        fields: ["apns-push-type": "background", "apns-priority": "10"],
        mistake: "a background push has apns-priority 5 or 1"),
      Slip(fields: ["apns-push-type": "Alert"], mistake: "apns-push-type is 'Alert'; it is written 'alert'"),
      Slip(
        fields: ["apns-collapse-id": String(repeating: "é", count: 33)],
        mistake: "apns-collapse-id has 66 bytes; 64 are the most"),
      Slip(fields: ["apns-topic": nil], mistake: "there is no apns-topic"),
      Slip(fields: ["apns-topic": "a b"], mistake: "'a b' is not made of letters, digits, '-' and '.' alone"),
      Slip(
        fields: ["apns-push-type": "voip"],
        mistake: "a topic of 'voip' ends in '.voip', and 'com.example.app' does not"),
      Slip(
        fields: ["apns-push-type": "alert", "apns-topic": "com.example.app.voip"],
        mistake: "a topic of 'alert' is the app's own, without the suffix that 'com.example.app.voip' has"),
      Slip(token: "abc", mistake: "the token is no even number of hexadecimal digits"),
      Slip(token: "abcd", mistake: "no such token is known; 'belfry device tokens' lists those that are"),
      Slip(
        token: "b2", mistake: "this is a token of production, sent to the sandbox address"),
      Slip(token: "c3", mistake: "the token is that of 'com.example.other', the topic 'com.example.app'"),
      Slip(token: "d4", mistake: "the token expired at 2026-07-03T11:00:00Z"),
    ])
  fileprivate func push(_ slip: Slip) {
    var provider = Provider()
    provider.register("b2", in: .production)
    provider.register("c3", app: "com.example.other")
    provider.register("d4", condition: .expired(since: Provider.noon.adding(seconds: -3600)))
    let outcome = provider.push(slip.fields, body: slip.body, to: slip.token, method: slip.method, path: slip.path)
    #expect(outcome.answer?.reason != nil)
    #expect(outcome.record.mistake == slip.mistake)
  }

  @Test("for a header that came twice") func repeated() {
    var provider = Provider()
    let fields = ["authorization", "apns-topic", "apns-topic"].map {
      ProviderRequest.Field($0, $0 == "authorization" ? provider.authorization ?? "" : Provider.app)
    }
    let request = ProviderRequest(
      method: "POST", path: "/3/device/\(Provider.token)", fields: fields, body: Array(#"{"aps":{"alert":"x"}}"#.utf8))
    #expect(provider.take(request).record.mistake == "'apns-topic' came twice")
  }

  @Test("for credentials in the words of their fault") func credentials() {
    var provider = Provider()
    let record = provider.push(["authorization": nil]).record
    #expect(record.mistake == "there is neither a certificate nor an authorization field")
    #expect(record.mistake == record.credentialFault && record.unpunishedFault == nil)
  }

  @Test("for channels and broadcasts") func channels() {
    var provider = Provider()
    #expect(
      provider.channels("PUT").record.mistake == "the method is 'PUT'; this path takes POST, GET, DELETE")
    #expect(provider.channels("POST", body: "{}").record.mistake == "the body has no 'push-type'")
    #expect(provider.channels("GET", ["apns-channel-id": "?"]).record.mistake == "apns-channel-id '?' is no base64")
    #expect(provider.broadcast().record.mistake == "no such channel is known")
    provider.addChannel("AAAA", policy: .none)
    #expect(
      provider.broadcast(["apns-expiration": "9"]).record.mistake
        == "apns-expiration is 9; a channel that stores nothing takes 0 alone")
  }

  @Test("a request that is taken has none, and what is long is cut") func others() {
    var provider = Provider()
    #expect(provider.push().record.mistake == nil)
    let topic = String(repeating: "t", count: 99) + " "
    #expect(
      provider.push(["apns-topic": topic]).record.mistake
        == "'\(String(repeating: "t", count: 59))…' is not made of letters, digits, '-' and '.' alone")
  }

  @Test("with everybody trusted, credentials are no mistake, and are named beside it") func trusting() {
    var provider = Provider(choices: TrustAllTests.choices)
    let record = provider.push(["authorization": nil], body: "").record
    #expect(record.mistake == "there is no body")
    #expect(record.unpunishedFault == "there is neither a certificate nor an authorization field")
    #expect(record.json.line.contains(#""mistake":"there is no body""#))
  }
}
