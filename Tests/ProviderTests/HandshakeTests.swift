import Foundation
import Testing

/// Clients that speak HTTP/1, and one that shows a certificate: all of them curl, as it is.
@Suite("What is agreed on before the first request")
struct HandshakeTests {
  @Test("HTTP/1 in cleartext is told which option curl needs", .runs(.curl))
  func cleartext() throws {
    let endpoint = try RunningEndpoint("--cleartext")
    let ended = try endpoint.start(["curl", "--silent", "--include", endpoint.sandbox.absoluteString]).end()
    #expect(ended.status == 0, "\(ended.complaints)")
    #expect(ended.lines.first?.hasPrefix("HTTP/1.1 505") == true)
    #expect(ended.lines.last?.contains("--http2-prior-knowledge") == true)
  }

  @Test("HTTP/1 over TLS gets an alert where it names itself, and an answer where it does not", .runs(.curl))
  func tls() throws {
    let endpoint = try RunningEndpoint()
    let url = try endpoint.sandbox.absoluteString
    let named = try endpoint.start(["curl", "--silent", "--show-error", "--http1.1", url]).end()
    #expect(named.status == 35)
    #expect(named.complaints.contains("no application protocol"))
    let unnamed = try endpoint.start(["curl", "--silent", "--include", "--http1.1", "--no-alpn", url]).end()
    #expect(unnamed.lines.first?.hasPrefix("HTTP/1.1 505") == true, "\(unnamed.complaints)")
    #expect(unnamed.lines.last?.contains("curl: --http2") == true)
  }

  @Test("a certificate in a .p12 of openssl's takes the place of a provider token, for its topics", .runs(.curl))
  func certificate() throws {
    let endpoint = try RunningEndpoint()
    let sandbox = try certificate("sandbox", extension: "1.2.840.113635.100.6.3.1", for: endpoint)
    let taken = try push(with: sandbox, to: endpoint)
    #expect(taken.lines == ["200"], "\(taken.complaints)")
    let otherTopic = try push(with: sandbox, to: endpoint, "--header", "apns-topic: com.example.almanac")
    #expect(otherTopic.lines == [#"{"reason":"TopicDisallowed"}400"#])
    let production = try certificate("production", extension: "1.2.840.113635.100.6.3.2", for: endpoint)
    #expect(try push(with: production, to: endpoint).lines == [#"{"reason":"BadCertificateEnvironment"}403"#])
  }

  /// Makes a certificate for the endpoint's app, and returns its file; the passphrase is `ferry`.
  private func certificate(_ name: String, extension identifier: String, for endpoint: RunningEndpoint) throws -> String
  {
    let script = """
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -keyout "$0.key" -out "$0.pem" \
        -subj "/UID=$1/CN=Apple Push Services: $1" -addext "$2=ASN1:NULL" 2>/dev/null &&
      openssl pkcs12 -export -passout pass:ferry -inkey "$0.key" -in "$0.pem" -out "$0.p12"
      """
    let file = endpoint.folder.path(name)
    let made = try endpoint.start(["bash", "-c", script, file, RunningEndpoint.topic, identifier]).end()
    try #require(made.status == 0, "\(made.complaints)")
    // It begins now, and the endpoint's clock stands since it was started.
    try endpoint.belfry("device", "advance", "1m")
    return file + ".p12"
  }

  /// Pushes without a provider token and without a topic; prints the body and the status.
  private func push(with file: String, to endpoint: RunningEndpoint, _ options: String...) throws
    -> RunningProgram.Ended
  {
    let url = try endpoint.sandbox.appending(path: "3/device/\(endpoint.token)").absoluteString
    let command = ["curl", "--silent", "--show-error", "--http2", "--cert-type", "P12", "--cert", file + ":ferry"]
    let push = ["--data", #"{"aps":{"alert":"Boarding"}}"#, "--write-out", "%{http_code}\n"]
    return try endpoint.start(command + push + options + [url]).end()
  }
}
