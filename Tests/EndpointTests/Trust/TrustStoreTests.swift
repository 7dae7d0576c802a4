import Center
import Cryptography
import Foundation
import Runtime
import Testing

@testable import Endpoint

@Suite("The certificate authority of a state directory")
struct TrustStoreTests {
  /// A directory of its own, gone with this value.
  final class Scratch {
    let directory = StateDirectory(NSTemporaryDirectory() + "belfry-trust-" + UUID().uuidString)
    deinit { try? FileManager.default.removeItem(atPath: directory.path) }

    func store(_ now: Timestamp = Scratch.start) throws -> TrustStore { try TrustStore(directory, now: now) }
    func bytes(_ name: String) throws -> [UInt8] {
      Array(try Data(contentsOf: URL(fileURLWithPath: directory.path + "/" + name)))
    }
    static let start = Timestamp(milliseconds: 1_783_080_000_000)
  }

  @Test("It is made on first use, for its owner alone, and is the same afterwards")
  func firstUse() throws {
    let scratch = Scratch()
    let first = try scratch.store()
    let second = try scratch.store(Scratch.start.adding(seconds: 1e8))
    #expect(try first.authority.identity.certificate.der() == second.authority.identity.certificate.der())
    #expect(first.authorityPath == scratch.directory.path + "/ca.pem")
    #expect(try scratch.bytes("ca.pem") == first.authority.identity.certificate.pem())
    _ = try first.tlsServer()
    for name in ["ca.pem", "ca.p12", "ca-key.pem", "server.pem"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: scratch.directory.path + "/" + name)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("The endpoint's certificate is for this machine, Apple's names and what else is asked for")
  func names() throws {
    let scratch = Scratch()
    let store = try scratch.store()
    defer { withExtendedLifetime(scratch) {} }
    let certificate = try store.serverIdentity(for: ["push.example.com", "192.0.2.7"]).certificate
    for host in [
      "localhost", "127.0.0.1", "::1", "api.push.apple.com", "api.sandbox.push.apple.com", "push.example.com",
      "192.0.2.7",
    ] {
      #expect(certificate.isFor(host))
    }
    #expect(!certificate.isFor("www.example.com"))
    #expect(store.authority.identity.certificate.signed(certificate))
  }

  @Test("It is kept until it is about to expire, lacks a name, or cannot be read")
  func renewal() throws {
    let scratch = Scratch()
    let store = try scratch.store()
    let first = try store.serverIdentity(for: []).certificate.der()
    #expect(try scratch.store().serverIdentity(for: []).certificate.der() == first)
    let later = Scratch.start.adding(seconds: 366 * 86_400)
    #expect(try scratch.store(later).serverIdentity(for: []).certificate.der() == first)
    let tooLate = Scratch.start.adding(seconds: 368 * 86_400)
    let second = try scratch.store(tooLate).serverIdentity(for: []).certificate.der()
    #expect(second != first)
    let third = try scratch.store(tooLate).serverIdentity(for: ["push.example.com"]).certificate.der()
    #expect(third != second)
    try Data("rubbish".utf8).write(to: URL(fileURLWithPath: scratch.directory.path + "/server.pem"))
    #expect(try scratch.store(tooLate).serverIdentity(for: []).certificate.der() != third)
  }

  @Test("Clients are told whole paths, wherever they run")
  func relative() throws {
    let scratch = Scratch()
    let here = FileManager.default.currentDirectoryPath
    let way = String(repeating: "../", count: here.split(separator: "/").count) + scratch.directory.path.dropFirst()
    let store = try TrustStore(StateDirectory(way), now: Scratch.start)
    #expect(store.authorityPath == scratch.directory.path + "/ca.pem")
    #expect(store.javaStorePath == scratch.directory.path + "/ca.p12")
  }

  @Test("A client that trusts ca.pem can talk to the server")
  func handshake() throws {
    let store = try TrustStore(Scratch().directory)
    let server = try store.tlsServer().makeConnection()
    let client = try TLSClient(trustedAuthoritiesPEM: store.authority.identity.certificate.pem())
      .makeConnection(to: "api.sandbox.push.apple.com")
    var plaintext: [UInt8] = []
    while client.outputByteCount > 0 || server.outputByteCount > 0 {
      var bytes: [UInt8] = []
      client.takeOutput(into: &bytes)
      server.receive(bytes, into: &plaintext)
      bytes = []
      server.takeOutput(into: &bytes)
      client.receive(bytes, into: &plaintext)
    }
    #expect(client.state == .open)
    #expect(server.state == .open)
  }

  @Test("An authority that cannot be read is never replaced by itself")
  func damagedAuthority() throws {
    let scratch = Scratch()
    _ = try scratch.store()
    try Data("rubbish".utf8).write(to: URL(fileURLWithPath: scratch.directory.path + "/ca-key.pem"))
    #expect(throws: OperationError.self) { try scratch.store() }
    #expect(try scratch.bytes("ca-key.pem") == Array("rubbish".utf8))
  }

  @Test("The environment of clients names the files, whatever is in their path")
  func environment() {
    let text = Endpoint.clientEnvironment(
      authorityPath: "/home/o'neil/a b/ca.pem", javaStorePath: "/home/o'neil/a b/ca.p12")
    #expect(text.contains("export CURL_CA_BUNDLE='/home/o'\\''neil/a b/ca.pem'\n"))
    for variable in ["SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"] {
      #expect(text.contains("export \(variable)='/home/o'\\''neil/a b/ca.pem'\n"))
    }
    #expect(
      text.contains(
        "export JAVA_TOOL_OPTIONS='\"-Djavax.net.ssl.trustStore=/home/o'\\''neil/a b/ca.p12\" "
          + "-Djavax.net.ssl.trustStorePassword=changeit"))
  }
}
