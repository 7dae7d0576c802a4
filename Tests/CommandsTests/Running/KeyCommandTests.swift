import Cryptography
import Foundation
import Payload
import Testing

@testable import Commands

@Suite("belfry key")
struct KeyCommandTests {
  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("new writes a private key for its owner alone and prints its identifiers")
  func new() throws {
    let world = try World()
    let finished = world.run("key", "new", "--team", "TEAM123456", "--out", "a.p8", "--json")
    #expect(finished.code == .done)
    let key = try #require(finished.objects.first)
    #expect(key["teamIdentifier"]?.string == "TEAM123456")
    #expect(key["keyIdentifier"]?.string?.utf8.count == 10)
    #expect(key["path"]?.string == world.folder + "/a.p8")
    #expect(try mode(world.folder + "/a.p8") == 0o600)
    let listed = try #require(world.run("key", "list", "--json").objects.first)
    #expect(listed["keyIdentifier"]?.string == key["keyIdentifier"]?.string)
    #expect(listed["environment"]?.isNull == true)
  }

  @Test("Without --out the file is called as Apple calls it")
  func appleName() throws {
    let world = try World()
    #expect(
      world.run("key", "new", "--team", "TEAM123456", "--key-id", "ABC123DEFG").output
        == "ABC123DEFG  TEAM123456  AuthKey_ABC123DEFG.p8\n")
    #expect(world.run("key", "list").lines.last?.hasPrefix("ABC123DEFG  TEAM123456  both") == true)
  }

  @Test("A file that is there is never overwritten without --force, and a key that is known neither")
  func overwriting() throws {
    let world = try World()
    try world.write("mine", to: "a.p8")
    let refused = world.run("key", "new", "--team", "TEAM123456", "--out", "a.p8")
    #expect(refused.code == .failed)
    #expect(refused.messages.contains("it is there already; choose another with --out, or replace it with --force"))
    #expect(try String(contentsOfFile: world.folder + "/a.p8", encoding: .utf8) == "mine")
    #expect(world.run("key", "list").output.isEmpty)
    #expect(world.run("key", "new", "--team", "TEAM123456", "--out", "a.p8", "--force").code == .done)

    #expect(world.run("key", "new", "--team", "TEAM123456", "--key-id", "ABC123DEFG").code == .done)
    let again = world.run("key", "new", "--team", "TEAM123456", "--key-id", "ABC123DEFG", "--out", "b.p8")
    #expect(again.code == .no)
    #expect(!FileManager.default.fileExists(atPath: world.folder + "/b.p8"))
  }

  @Test("import takes the identifier from Apple's file name, or from --key-id")
  func importing() throws {
    let world = try World()
    let pem = String(decoding: try PrivateKey().pem(), as: UTF8.self)
    try world.write(pem, to: "AuthKey_APPLEKEY01.p8")
    try world.write(pem, to: "key.p8")
    #expect(world.run("key", "import", "AuthKey_APPLEKEY01.p8", "--team", "TEAM123456").code == .done)
    let nameless = world.run("key", "import", "key.p8", "--team", "TEAM123456")
    #expect(nameless.code == .usage)
    #expect(nameless.messages.contains("--key-id"))
    #expect(
      world.run("key", "import", "key.p8", "--team", "TEAM123456", "--key-id", "APPLEKEY02").code == .done)
    #expect(
      world.run("key", "list", "--json").objects.compactMap { $0["keyIdentifier"]?.string }
        == ["APPLEKEY01", "APPLEKEY02"])
  }

  @Test("What is no key is refused, and so are identifiers that are none")
  func refusals() throws {
    let world = try World()
    try world.write("hello", to: "AuthKey_APPLEKEY01.p8")
    let rubbish = world.run("key", "import", "AuthKey_APPLEKEY01.p8", "--team", "TEAM123456")
    #expect(rubbish.code == .failed)
    #expect(rubbish.messages.contains("could not read the private key"))
    #expect(world.run("key", "import", "nowhere.p8", "--team", "TEAM123456", "--key-id", "APPLEKEY01").code == .failed)
    let team = world.run("key", "new", "--team", "team", "--out", "a.p8")
    #expect(team.code == .usage)
    #expect(team.messages.contains("'team' is no team identifier"))
    #expect(!FileManager.default.fileExists(atPath: world.folder + "/a.p8"))
    #expect(world.run("key", "new").code == .usage)
    #expect(world.run("key", "list", "--team", "TEAM123456").code == .usage)
  }

  @Test("restrict and revoke change a key; restrict without words lifts what was restricted")
  func changing() throws {
    let world = try World()
    _ = world.run(
      "key", "new", "--team", "TEAM123456", "--key-id", "ABC123DEFG", "--environment", "production", "--topic",
      "com.example.a", "--topic", "com.example.b")
    func key() throws -> JSONValue { try #require(world.run("key", "list", "--json").objects.first) }
    #expect(try key()["environment"]?.string == "production")
    #expect(try key()["topics"]?.elements.compactMap(\.string) == ["com.example.a", "com.example.b"])
    #expect(world.run("key", "restrict", "ABC123DEFG", "--environment", "sandbox").code == .done)
    #expect(try key()["environment"]?.string == "sandbox")
    #expect(try key()["topics"]?.elements.isEmpty == true)
    #expect(world.run("key", "restrict", "ABC123DEFG").code == .done)
    #expect(try key()["environment"]?.isNull == true)
    #expect(world.run("key", "revoke", "ABC123DEFG").code == .done)
    #expect(try key()["revokedAt"]?.string == "2026-07-03T12:00:00Z")
    let unknown = world.run("key", "revoke", "ABC123DEFH")
    #expect(unknown.code == .failed)
    #expect(unknown.messages.contains("did you mean 'ABC123DEFG'?"))
    #expect(world.run("key", "restrict", "ABC123DEFG", "--topic", "no topic").code == .usage)
    #expect(world.run("key", "restrict", "ABC123DEFG", "--related-to", "NOBODYSKEY").code == .failed)
  }

  @Test("token prints a token that the key's public half verifies", arguments: ["raw", "der"])
  func token(form: String) throws {
    let world = try World()
    _ = world.run("key", "new", "--team", "TEAM123456", "--key-id", "ABC123DEFG")
    let finished = world.run("key", "token", "AuthKey_ABC123DEFG.p8", "--signature", form)
    let segments = try #require(finished.lines.first).split(separator: ".")
    #expect(segments.count == 3)
    let texts = segments.prefix(2).compactMap { Base64.decodedURL($0).map { String(decoding: $0, as: UTF8.self) } }
    #expect(texts == [#"{"alg":"ES256","kid":"ABC123DEFG"}"#, #"{"iss":"TEAM123456","iat":1783080000}"#])
    let pem = try Data(contentsOf: URL(fileURLWithPath: world.folder + "/AuthKey_ABC123DEFG.p8"))
    let key = try PublicKey(der: PrivateKey(pem: Array(pem)).publicKey())
    let signature = try #require(Base64.decodedURL(segments[2]))
    #expect((signature.count == 64) == (form == "raw"))
    #expect(key.verifies(signature, of: Array(segments.prefix(2).joined(separator: ".").utf8)))
  }

  @Test("token can be of any age, and needs a team where the key is not known")
  func tokenWords() throws {
    let world = try World()
    try world.write(String(decoding: try PrivateKey().pem(), as: UTF8.self), to: "AuthKey_APPLEKEY01.p8")
    #expect(world.run("key", "token", "AuthKey_APPLEKEY01.p8").code == .usage)
    let token = world.run(
      "key", "token", "AuthKey_APPLEKEY01.p8", "--team", "TEAM123456", "--issued-at", "2026-07-03T10:00:00Z", "--json")
    #expect(token.objects.first?["issuedAt"]?.string == "2026-07-03T10:00:00Z")
  }

  @Test("token knows a key by its public half, whatever its file is called")
  func tokenOfKnownKey() throws {
    let world = try World()
    _ = world.run("key", "new", "--team", "TEAM123456", "--key-id", "ABC123DEFG", "--out", "mine.p8")
    let token = world.run("key", "token", "mine.p8", "--json")
    #expect(token.code == .done)
    #expect(token.objects.first?["keyIdentifier"]?.string == "ABC123DEFG")
    #expect(token.objects.first?["teamIdentifier"]?.string == "TEAM123456")
    try world.write(String(decoding: try PrivateKey().pem(), as: UTF8.self), to: "other.p8")
    let other = world.run("key", "token", "other.p8", "--team", "TEAM123456")
    #expect(other.code == .usage)
    #expect(other.messages.contains("needs --key-id"))
  }

  @Test("A file that is not there is said before anything else", arguments: ["token", "import"])
  func missing(verb: String) throws {
    let finished = try World().run("key", verb, "nosuch.p8", "--team", "TEAM123456")
    #expect(finished.code == .failed)
    #expect(finished.messages == "belfry: cannot read 'nosuch.p8': no such file\n")
  }

  @Test("A client certificate says what it is for, and for how long")
  func certificate() throws {
    let world = try World()
    let made = world.run(
      "key", "certificate", "new", "--topic", "com.example.a", "--topic", "com.example.a.voip", "--environment",
      "sandbox", "--out", "a.p12", "--passphrase", "secret", "--json")
    #expect(made.code == .done)
    #expect(try mode(world.folder + "/a.p12") == 0o600)
    let checked = world.run("key", "certificate", "check", "a.p12", "--passphrase", "secret", "--json")
    #expect(checked.code == .done)
    let facts = try #require(checked.objects.first)
    #expect(facts["topics"]?.elements.compactMap(\.string) == ["com.example.a", "com.example.a.voip"])
    #expect(facts["environments"]?.elements.compactMap(\.string) == ["sandbox"])
    #expect(facts["daysLeft"]?.number?.integer == 397)
    let wrong = world.run("key", "certificate", "check", "a.p12")
    #expect(wrong.code == .failed)
    #expect(wrong.messages.contains("the passphrase is another one"))
  }

  @Test("A passphrase may come from a file, standard input or the environment, where no list of processes shows it")
  func passphrases() throws {
    let world = try World()
    try world.write("secret\r\nof no meaning\n", to: "passphrase.txt")
    let made = world.run(
      "key", "certificate", "new", "--topic", "com.example.a", "--out", "a.p12", "--passphrase-file", "passphrase.txt")
    #expect(made.code == .done)
    func check(_ words: String...) -> Finished { world.run(["key", "certificate", "check", "a.p12"] + words) }
    #expect(check("--passphrase", "secret").code == .done)
    world.standardInput = Array("secret".utf8)
    #expect(check("--passphrase-file", "-").code == .done)
    #expect(check().code == .failed)
    world.variables["BELFRY_PASSPHRASE"] = "secret"
    #expect(check().code == .done)
    #expect(check("--passphrase", "another").code == .failed)
    #expect(check("--passphrase", "secret", "--passphrase-file", "passphrase.txt").code == .usage)
    #expect(check("--passphrase-file", "nowhere").messages.contains("cannot read 'nowhere': no such file"))
  }

  @Test("An expired one is good for nothing, and check says so")
  func expiredCertificate() throws {
    let world = try World()
    _ = world.run(
      "key", "certificate", "new", "--topic", "com.example.a", "--expires", "2026-07-03T11:59:00Z", "--out", "a.pem")
    let checked = world.run("key", "certificate", "check", "a.pem")
    #expect(checked.code == .no)
    #expect(checked.lines.last?.contains("no: the certificate expired at 2026-07-03T11:59:00Z") == true)
  }
}
