import APNs
import Cryptography
import Foundation
import HTTP2
import Testing

@testable import Endpoint
@testable import Runtime

@Suite("Over TLS the endpoint is what its authority says it is")
struct TLSTests {
  private let directory = FileManager.default.temporaryDirectory.path + "/belfry-tls-\(UUID().uuidString)"

  private func trust() throws -> (store: TrustStore, client: TLSClient) {
    let store = try TrustStore(StateDirectory(directory))
    return (
      store, try TLSClient(trustedAuthoritiesPEM: [UInt8](Data(contentsOf: URL(fileURLWithPath: store.authorityPath))))
    )
  }

  @Test("a client that trusts the authority pushes, and the record names the version of TLS")
  func push() throws {
    let (store, tls) = try trust()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let served = try Served(tls: store.tlsServer())
    let client = try served.client(tls: tls)
    let streams = (0..<50).map { client.push(#"{"aps":{"alert":"\#($0)"}}"#) }
    served.turn { client.answerCount == 50 }
    #expect(streams.allSatisfy { client.answer($0)?.status == 200 })
    #expect(served.runtime.providerLog.open.values.first?.tlsVersion?.hasPrefix("TLSv1.") == true)
  }

  @Test("whoever speaks no TLS, breaks it, or does not go on loses his connection alone")
  func hostile() throws {
    let (store, tls) = try trust()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let served = try Served(tls: store.tlsServer())
    for bytes in [Frames.preface, [22, 3, 1, 0, 5, 1, 2, 3, 4, 5], [22, 3, 1], []] {
      let client = try served.silentClient()
      client.send(raw: bytes)
      served.loop.turn(waiting: 0.05)
      served.pass(10)
      served.turn { client.isClosed }
      try served.expectToServe(tls: tls)
    }
  }

  @Test("a client that trusts somebody else goes away by itself")
  func stranger() throws {
    let (store, tls) = try trust()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let served = try Served(tls: store.tlsServer())
    let other = try CertificateAuthority(named: "Somebody", notBefore: 0, notAfter: 4_000_000_000)
    let client = try served.client(tls: TLSClient(trustedAuthoritiesPEM: other.identity.certificate.pem()))
    served.turn { client.isClosed || served.endpoint.connectionCount == 0 }
    try served.expectToServe(tls: tls)
  }
}
