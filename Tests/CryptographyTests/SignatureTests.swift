import Cryptography
import Testing

@Suite("ES256")
struct SignatureTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    var source: String
    var key: [UInt8]
    var message: String
    var signature: String
    var testDescription: String { source }
  }

  static let vectors = [
    Vector(
      source: "RFC 7515, A.3",
      key: publicKey(
        x: "7fcdce2770f6c45d4183cbee6fdb4b7b580733357be9ef13bacf6e3c7bd15445",
        y: "c7f144cd1bbd9b7e872cdfedb9eeb9f4b3695d6ea90b24ad8a4623288588e5ad"),
      message: "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFt"
        + "cGxlLmNvbS9pc19yb290Ijp0cnVlfQ",
      signature: "0ed1215379636c483c2f7f155807d402a3b228033af97c7e17819ac3169ea665"
        + "c50a07d38c3c70e5d8f12daf084a5480a66590c5f293509a8f3f7f8a83a354d5"),
    Vector(
      source: "RFC 6979, A.2.5, sample", key: rfc6979Key, message: "sample",
      signature: "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716"
        + "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"),
    Vector(
      source: "RFC 6979, A.2.5, test", key: rfc6979Key, message: "test",
      signature: "F1ABB023518351CD71D881567B1EA663ED3EFCF6C5132B354F28D3B0B7D38367"
        + "019F4113742A2B14BD25926B49C649155F267E60D3814B4C0CC84250E46F0083"),
  ]

  static let rfc6979Key = publicKey(
    x: "60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6",
    y: "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299")

  @Test("Published signatures are verified, and no others", arguments: vectors)
  func knownAnswers(vector: Vector) throws {
    let key = try PublicKey(der: vector.key)
    let signature = bytes(vector.signature)
    #expect(key.verifies(signature, of: Array(vector.message.utf8)))
    #expect(!key.verifies(signature, of: Array((vector.message + " ").utf8)))
    for place in signature.indices {
      var changed = signature
      changed[place] ^= 1
      #expect(!key.verifies(changed, of: Array(vector.message.utf8)))
    }
  }

  @Test("A signature is verified in either form", arguments: PrivateKey.SignatureForm.allCases)
  func forms(form: PrivateKey.SignatureForm) throws {
    let privateKey = try PrivateKey()
    let key = try PublicKey(der: privateKey.publicKey())
    let signature = try privateKey.signature(of: Array("header.claims".utf8), as: form)
    #expect((signature.count == 64) == (form == .raw))
    #expect(key.verifies(signature, of: Array("header.claims".utf8)))
    #expect(try !PublicKey(der: PrivateKey().publicKey()).verifies(signature, of: Array("header.claims".utf8)))
  }

  @Test(
    "What is no signature is not verified, whatever it is",
    arguments: [
      [], [0], Array(repeating: 0, count: 64), Array(repeating: 255, count: 64), Array(repeating: 48, count: 64),
      bytes("3006020100020100"), bytes("308006020101"), Array(repeating: 7, count: 5000),
    ] as [[UInt8]])
  func rubbish(signature: [UInt8]) throws {
    #expect(try !PublicKey(der: Self.rfc6979Key).verifies(signature, of: Array("sample".utf8)))
  }

  @Test("A key's file can be read again")
  func pemRoundTrip() throws {
    let key = try PrivateKey()
    let pem = try key.pem()
    #expect(String(decoding: pem, as: UTF8.self).hasPrefix("-----BEGIN PRIVATE KEY-----\n"))
    let again = try PrivateKey(pem: pem)
    #expect(try again.publicKey() == key.publicKey())
    #expect(again.isP256)
    #expect(try key.publicKey().count == 91)
  }

  @Test("What is no key is refused", arguments: ["", "hello", "-----BEGIN PRIVATE KEY-----\nAAAA\n"])
  func noKey(text: String) {
    #expect(throws: CryptographyError.self) { try PrivateKey(pem: Array(text.utf8)) }
    #expect(throws: CryptographyError.self) { try PublicKey(der: Array(text.utf8)) }
  }

  @Test("A key of another curve is read, but signs no provider token")
  func otherCurve() throws {
    // secp384r1, made for this test.
    let key = try PrivateKey(
      pem: Array(
        """
        -----BEGIN PRIVATE KEY-----
        MIG2AgEAMBAGByqGSM49AgEGBSuBBAAiBIGeMIGbAgEBBDCsPnRaR6f0GXcZycRg
        F+29WO8rnnlp9JFhqs8uYMXA+tIhZ2sJT4C8C6JK8NZBysmhZANiAAS+xTQ9xTHW
        2xGTIe51LCMP1TCiS5LvXz8LzhZ/XkM7z4rIOKPnPbMyWphyWIhBnJw2yHvLEe9/
        R9Z2K4UwoTyLbVDiSBJdanDvBuRFAySRRiKbOe0m2zJ1KDZgW/1ySRw=
        -----END PRIVATE KEY-----
        """.utf8))
    #expect(!key.isP256)
    #expect(throws: CryptographyError("sign", reason: "it is no key of the curve P-256")) { try key.signature(of: []) }
    #expect(throws: CryptographyError("read the public key", reason: "it is no key of the curve P-256")) {
      try PublicKey(der: key.publicKey())
    }
  }
}
