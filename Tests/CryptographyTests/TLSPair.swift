import Cryptography

/// A server and a client that talk to each other in memory.
struct TLSPair {
  let server: TLSConnection
  let client: TLSConnection
  /// What came out at either end.
  var atServer: [UInt8] = []
  var atClient: [UInt8] = []

  /// An authority whose certificate counts from 2020 to 2040: OpenSSL judges by the clock of the machine.
  static func authority() throws -> CertificateAuthority {
    try CertificateAuthority(named: "Tests", notBefore: 1_577_836_800, notAfter: 2_208_988_800)
  }

  static func issue(
    _ authority: CertificateAuthority, _ purpose: CertificateRequest.Purpose, named name: String = "localhost"
  ) throws -> Identity {
    try authority.issue(
      CertificateRequest(
        subject: [("CN", name)], purpose: purpose, notBefore: 1_577_836_800, notAfter: 2_208_988_800))
  }

  init(
    name: String = "localhost", offering protocols: [String] = ["h2"], presenting identity: Identity? = nil,
    trusting other: CertificateAuthority? = nil
  ) throws {
    let authority = try Self.authority()
    let leaf = try Self.issue(authority, .server(["localhost", "127.0.0.1", "::1"]))
    let context = try TLSServer(certificatePEM: leaf.certificate.pem(), privateKeyPEM: leaf.privateKey.pem())
    server = try context.makeConnection()
    let trusted = try (other ?? authority).identity.certificate.pem()
    client = try TLSClient(trustedAuthoritiesPEM: trusted, applicationProtocols: protocols, identity: identity)
      .makeConnection(to: name)
  }

  /// Carries bytes to and fro until neither has any more.
  ///
  /// - Parameter pieces: how many bytes arrive at once.
  mutating func exchange(pieces: Int = .max) {
    while client.outputByteCount > 0 || server.outputByteCount > 0 {
      carry(from: client, to: server, into: &atServer, pieces: pieces)
      carry(from: server, to: client, into: &atClient, pieces: pieces)
    }
  }

  private func carry(from: TLSConnection, to: TLSConnection, into plaintext: inout [UInt8], pieces: Int) {
    var bytes: [UInt8] = []
    from.takeOutput(into: &bytes)
    var rest = bytes[...]
    while !rest.isEmpty {
      to.receive(rest.prefix(pieces), into: &plaintext)
      rest = rest.dropFirst(pieces)
    }
  }
}
