import Cryptography
import Testing

@Suite("Digests, encryption and random bytes")
struct DigestTests {
  @Test("SHA-256 of FIPS 180-4's examples")
  func sha256() throws {
    #expect(
      try SHA256.digest(of: Array("abc".utf8))
        == bytes("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
    #expect(
      try SHA256.digest(of: []) == bytes("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"))
  }

  @Test("Random bytes are as many as asked for, and never the same")
  func random() throws {
    #expect(try RandomBytes.make(32).count == 32)
    #expect(try RandomBytes.make(0).isEmpty)
    #expect(try RandomBytes.make(32) != RandomBytes.make(32))
  }

  /// Test case 16 of the GCM specification.
  static let key = bytes("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308")
  static let nonce = bytes("cafebabefacedbaddecaf888")
  static let associated = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
  static let plaintext = bytes(
    "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657"
      + "ba637b39")
  static let sealed = AES256GCM.Sealed(
    ciphertext: bytes(
      "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0a"
        + "bcc9f662"),
    tag: bytes("76fc6ece0f4e1768cddf8853bb2d551b"))

  @Test("AES-256-GCM as its specification has it")
  func knownAnswer() throws {
    #expect(
      try AES256GCM.seal(Self.plaintext, key: Self.key, nonce: Self.nonce, associated: Self.associated) == Self.sealed)
    #expect(
      try AES256GCM.open(Self.sealed, key: Self.key, nonce: Self.nonce, associated: Self.associated) == Self.plaintext)
  }

  @Test("Nothing at all can be sealed too")
  func empty() throws {
    let sealed = try AES256GCM.seal([], key: Self.key, nonce: Self.nonce)
    #expect(sealed.ciphertext.isEmpty)
    #expect(try AES256GCM.open(sealed, key: Self.key, nonce: Self.nonce).isEmpty)
  }

  @Test("What was changed does not open: ciphertext, tag, nonce, key or what goes along")
  func tampered() {
    let refusal = CryptographyError("decrypt", reason: "the key or the message is not the one that was sealed")
    var (ciphertext, tag) = (Self.sealed, Self.sealed)
    ciphertext.ciphertext[0] ^= 1
    tag.tag[0] ^= 1
    for sealed in [ciphertext, tag] {
      #expect(throws: refusal) {
        try AES256GCM.open(sealed, key: Self.key, nonce: Self.nonce, associated: Self.associated)
      }
    }
    #expect(throws: refusal) { try AES256GCM.open(Self.sealed, key: Self.key, nonce: Self.nonce) }
    #expect(throws: refusal) {
      try AES256GCM.open(Self.sealed, key: Self.key.reversed(), nonce: Self.nonce, associated: Self.associated)
    }
  }

  @Test("Keys, nonces and tags have their lengths")
  func lengths() {
    #expect(throws: CryptographyError("encrypt", reason: "the key has 3 bytes instead of 32")) {
      try AES256GCM.seal([1], key: [1, 2, 3], nonce: Self.nonce)
    }
    #expect(throws: CryptographyError("encrypt", reason: "the nonce has 0 bytes instead of 12")) {
      try AES256GCM.seal([1], key: Self.key, nonce: [])
    }
    #expect(throws: CryptographyError("decrypt", reason: "the tag has 1 bytes instead of 16")) {
      try AES256GCM.open(AES256GCM.Sealed(ciphertext: [1], tag: [1]), key: Self.key, nonce: Self.nonce)
    }
  }
}
