import Foundation
import Testing

/// Providers as they are, pointed at Belfry: nothing of them knows that it is not Apple's service.
@Suite("Providers as they are")
struct ProviderTests {
  @Test("curl, with provider tokens as Apple's shell recipe makes them", .runs(.curl))
  func curl() throws { try expectApplesAnswers(to: .curl) }

  @Test("nghttp", .runs(.nghttp))
  func nghttp() throws { try expectApplesAnswers(to: .nghttp) }

  @Test("Node's http2", .runs(.node))
  func node() throws { try expectApplesAnswers(to: .node) }

  @Test("aioapns, which offers no protocol by ALPN and sends a host field", .runs(.aioapns))
  func aioapns() throws { try expectApplesAnswers(to: .aioapns) }

  @Test("apns2 (PyAPNs2), whose provider token counts fractions of seconds", .runs(.apns2))
  func apns2() throws { try expectApplesAnswers(to: .apns2) }

  @Test("aioapns with fifty pushes at once, of which a connection takes one until its token is valid", .runs(.aioapns))
  func burst() throws {
    let endpoint = try RunningEndpoint()
    let run = try endpoint.run(.aioapns, "burst")
    #expect(run.lines == ["burst 50 200"], "\(run.complaints)")
    #expect(try endpoint.deliveries().count == 50)
  }

  @Test("httpx with HTTP/2", .runs(.httpx))
  func httpx() throws { try expectApplesAnswers(to: .httpx) }

  @Test("kalyke-apns, whose provider token has its time as a text", .runs(.kalyke))
  func kalyke() throws { try expectApplesAnswers(to: .kalyke) }

  @Test("Java's HttpClient", .runs(.java))
  func java() throws { try expectApplesAnswers(to: .java) }
}

/// Every push of the provider is answered as Apple would, the provider sees it, and the phone has what was taken.
private func expectApplesAnswers(
  to provider: Provider, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let endpoint = try RunningEndpoint()
  let run = try endpoint.run(provider)
  let requests = try endpoint.requests()
  #expect(run.status == 0, "\(run.complaints)", sourceLocation: sourceLocation)
  #expect(!run.complaints.contains("WARNING"), "it does not trust: \(run.complaints)", sourceLocation: sourceLocation)

  // What was answered, what the client made of it, and what lies on the phone.
  #expect(requests.map(\.status) == ExpectedPush.all.map(\.status), sourceLocation: sourceLocation)
  #expect(requests.map(\.reason) == ExpectedPush.all.map(\.reason), sourceLocation: sourceLocation)
  let lines = zip(ExpectedPush.all, requests).map { $0.line(of: provider, identifier: $1.deliveryIdentifier) }
  #expect(run.lines == lines, sourceLocation: sourceLocation)
  #expect(try endpoint.deliveries().map(\.pushType) == ["alert", "background", "voip"], sourceLocation: sourceLocation)
  #expect(try endpoint.state().notifications.map(\.title) == ["Night ferry"], sourceLocation: sourceLocation)

  // An hour and a minute later its token is too old.
  try endpoint.belfry("device", "advance", "61m")
  let late = try endpoint.run(provider, "alert")
  let refusal = try #require(try endpoint.requests().last, sourceLocation: sourceLocation)
  #expect(refusal.status == 403 && refusal.reason == "ExpiredProviderToken", sourceLocation: sourceLocation)
  let expired = ExpectedPush("alert", 403, "ExpiredProviderToken")
  #expect(
    late.lines == [expired.line(of: provider, identifier: refusal.deliveryIdentifier)], sourceLocation: sourceLocation)
}
