import APNs
import Testing

@Suite("Methods and paths") struct RouteTests {
  var provider = Provider()

  @Test(
    "paths that are none of the service's",
    arguments: [
      "", "/", "/3", "/3/devices/a1", "/3/device/a1/b2", "/2/device/a1", "3/device/a1", "/3/Device/a1", "*",
      "/4/broadcasts/apps", "/4/broadcasts/apps/", "/1/apps/com.example.app", "/1/apps/com.example.app/channels/all",
    ])
  mutating func badPath(path: String) {
    let answer = provider.push(path: path).answer
    #expect(answer?.reason == .badPath)
    #expect(answer?.status == 404)
  }

  @Test("a path that ends before the token", arguments: ["/3/device/", "/3/device"])
  mutating func missingToken(path: String) {
    #expect(provider.push(path: path).answer?.reason == .missingDeviceToken)
  }

  @Test("methods that push nothing", arguments: ["GET", "PUT", "DELETE", "HEAD", "post", "", "CONNECT"])
  mutating func method(method: String) {
    let answer = provider.push(method: method).answer
    #expect(answer?.reason == .methodNotAllowed)
    #expect(answer?.status == 405)
  }

  @Test("a refusal says why in JSON, and names the request")
  mutating func refusal() throws {
    let answer = try #require(provider.push(method: "GET").answer)
    #expect(String(decoding: answer.body, as: UTF8.self) == #"{"reason":"MethodNotAllowed"}"#)
    #expect(
      answer.headerFields == [
        .init("content-type", "application/json"), .init("apns-id", Provider.identifier),
        .init("apns-unique-id", StubTools.identifier),
      ])
    provider.gateway.choices.tellsUniqueIdentifierOnErrors = false
    #expect(provider.push(method: "GET").answer?.uniqueIdentifier == nil)
  }
}
