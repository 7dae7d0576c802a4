import Cryptography
import Testing

@Suite("TLS without a socket")
struct TLSTests {
  @Test("Both sides agree on h2 and read what the other sends", arguments: ["localhost", "127.0.0.1", "::1"])
  func plaintext(name: String) throws {
    var pair = try TLSPair(name: name)
    pair.exchange()
    #expect(pair.server.state == .open)
    #expect(pair.client.state == .open)
    #expect(pair.server.applicationProtocol == "h2")
    #expect(pair.server.version.protocol == "TLSv1.3")
    pair.client.send(Array("ping".utf8))
    pair.server.send(Array("pong".utf8))
    pair.exchange()
    #expect(pair.atServer == Array("ping".utf8))
    #expect(pair.atClient == Array("pong".utf8))
  }

  @Test("Bytes may come one at a time")
  func singleBytes() throws {
    var pair = try TLSPair()
    pair.client.send(Array("early".utf8))
    pair.exchange(pieces: 1)
    #expect(pair.atServer == Array("early".utf8))
  }

  @Test("A megabyte comes through as it is")
  func large() throws {
    var pair = try TLSPair()
    pair.exchange()
    let text = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    pair.server.send(text)
    pair.exchange(pieces: 1400)
    #expect(pair.atClient == text)
  }

  @Test("What is sent before the handshake waits for it")
  func early() throws {
    var pair = try TLSPair()
    pair.server.send(Array("settings".utf8))
    #expect(pair.server.outputByteCount == 0)
    pair.exchange()
    #expect(pair.atClient == Array("settings".utf8))
  }

  @Test("A client that speaks another protocol is refused with an alert")
  func otherProtocol() throws {
    var pair = try TLSPair(offering: ["http/1.1"])
    pair.exchange()
    #expect(
      pair.server.state
        == .failed(CryptographyError("agree with the other side", reason: "no application protocol")))
    #expect(
      pair.client.state
        == .failed(CryptographyError("agree with the other side", reason: "tlsv1 alert no application protocol")))
  }

  @Test("A client that offers no protocol knows already which it is")
  func noProtocol() throws {
    var pair = try TLSPair(offering: [])
    pair.exchange()
    #expect(pair.server.state == .open && pair.client.state == .open)
    #expect(pair.server.applicationProtocol == nil)
  }

  @Test("A client that does not trust the authority fails, and the server hears why")
  func untrusted() throws {
    var pair = try TLSPair(trusting: TLSPair.authority())
    pair.exchange()
    guard case .failed(let error) = pair.client.state else {
      Issue.record("the client trusts a strange authority")
      return
    }
    #expect(error.reason.hasPrefix("certificate verify failed: "))
    guard case .failed(let heard) = pair.server.state else {
      Issue.record("the server heard nothing")
      return
    }
    #expect(heard.reason.hasPrefix("tlsv1 alert ") || heard.reason.hasPrefix("sslv3 alert "))
  }

  @Test("The certificate has to be for the name that was asked for")
  func otherName() throws {
    var pair = try TLSPair(name: "push.example.com")
    pair.exchange()
    #expect(
      pair.client.state
        == .failed(
          CryptographyError("agree with the other side", reason: "certificate verify failed: hostname mismatch")))
  }

  @Test("A client's certificate is handed over as it is, whoever signed it")
  func clientCertificate() throws {
    let topics = ProviderTopics(topics: ["com.example.app"], isForSandbox: true, isForProduction: false)
    let identity = try TLSPair.issue(TLSPair.authority(), .provider(topics), named: "com.example.app")
    var pair = try TLSPair(presenting: identity)
    pair.exchange()
    #expect(pair.server.state == .open)
    #expect(try pair.server.peerCertificate == identity.certificate.der())
  }

  @Test("Without a client's certificate there is none")
  func noCertificate() throws {
    var pair = try TLSPair()
    pair.exchange()
    #expect(pair.server.peerCertificate == nil)
  }

  @Test("A side that is done says so")
  func closing() throws {
    var pair = try TLSPair()
    pair.exchange()
    pair.client.send(Array("last".utf8))
    pair.client.close()
    pair.exchange()
    #expect(pair.atServer == Array("last".utf8))
    #expect(pair.server.state == .closed)
  }

  @Test("Cleartext is no TLS, and the error says what it was")
  func cleartext() throws {
    let pair = try TLSPair()
    var plaintext: [UInt8] = []
    pair.server.receive(Array("GET / HTTP/1.1\r\n\r\n".utf8), into: &plaintext)
    #expect(pair.server.state == .failed(CryptographyError("agree with the other side", reason: "http request")))
    pair.server.receive(Array("more".utf8), into: &plaintext)
    #expect(plaintext.isEmpty)
  }

  @Test("A record that was changed on its way ends the connection")
  func tampered() throws {
    var pair = try TLSPair()
    pair.exchange()
    pair.client.send(Array("ping".utf8))
    var bytes: [UInt8] = []
    pair.client.takeOutput(into: &bytes)
    bytes[bytes.count - 1] ^= 1
    var plaintext: [UInt8] = []
    pair.server.receive(bytes, into: &plaintext)
    #expect(plaintext.isEmpty)
    #expect(
      pair.server.state
        == .failed(CryptographyError("read what came", reason: "decryption failed or bad record mac")))
    #expect(pair.server.outputByteCount > 0, "the alert")
  }

  @Test("A key that is not the certificate's is refused at the start")
  func strangeKey() throws {
    let authority = try TLSPair.authority()
    let leaf = try TLSPair.issue(authority, .server(["localhost"]))
    #expect(
      throws: CryptographyError("use the private key", reason: "key values mismatch"),
      performing: { try TLSServer(certificatePEM: leaf.certificate.pem(), privateKeyPEM: PrivateKey().pem()) })
  }
}
