import APNs
import Center
import Cryptography
import Runtime

/// `belfry key`: the keys that provider tokens are signed with, and client certificates.
struct KeyCommand: Command {
  /// The first word.
  enum Verb: String, CaseIterable { case list, new, `import`, revoke, restrict, token, certificate }
  /// The word after `certificate`.
  enum CertificateVerb: String, CaseIterable { case new, check }

  static let description = CommandDescription(
    "key", "keys of provider tokens, tokens, client certificates",
    discussion: [
      "new makes a key as Apple's developer account does: the private half goes to FILE.p8 for its owner alone, the "
        + "public half is known to the endpoint. import takes a key that Apple made; the name AuthKey_ABC123DEFG.p8 gives "
        + "its identifier. What --environment, --topic and --related-to do not name is not restricted: restrict without "
        + "any of them lifts all restrictions.",
      "token prints a provider token for curl; a key that the endpoint knows needs neither --key-id nor --team. certificate new makes a client certificate that Belfry's own authority "
        + "signs, as .p12 or, after the name of FILE, as .pem; certificate check says what one may push to, where, and for "
        + "how long. docs/keys.md tells the rest.",
    ],
    arguments: [
      .init("VERB", .words(Verb.allCases.map(\.rawValue)), count: .optional, "what to do; list is the default"),
      .init(
        "NAME",
        .following([
          "import": .path, "token": .path, "certificate": .words(CertificateVerb.allCases.map(\.rawValue)),
        ]), count: .zeroOrMore, "a key's file, its identifier, or new and check with a certificate's file"),
    ],
    options: [
      .option("--team", "ID", .text, "the team: ten capital letters and digits"),
      .option("--key-id", "ID", .text, "the key's identifier; new makes one up"),
      .option("--out", "FILE", .outputFile, "for new: where it goes [AuthKey_ID.p8, TOPIC.p12]"),
      .option(
        "--environment", "NAME", .words(APNsEnvironment.allCases.map(\.rawValue)),
        "it counts in sandbox or production alone"),
      .option(
        "--topic", "BUNDLE-ID", .name(.app), repeatable: true, "it may push to this app alone; repeated: to these apps"),
      .option("--related-to", "ID", .text, "a key that may come before or after it on a connection"),
      .option("--signature", "FORM", .words(["raw", "der"]), "for token: how the signature is encoded [raw]"),
      .option("--issued-at", "TIME", .time, "for token: its iat [now]"),
      .option("--expires", "TIME", .time, "for certificate new: its last moment [in 397 days]"),
      .option("--passphrase", "TEXT", .text, "for certificates: that of the .p12 file [$BELFRY_PASSPHRASE, else none]"),
      .option(
        "--passphrase-file", "FILE", .file(standardInput: true), "for certificates: its first line; - is standard input"
      ),
      .flag("--force", "replace a file or a key that is there"),
    ],
    examples: [
      .init("belfry key new --team TEAM123456 --out AuthKey.p8", "makes a key and prints its identifier"),
      .init("belfry key import AuthKey_ABC123DEFG.p8 --team TEAM123456", "a key that Apple made"),
      .init("belfry key list", "all keys, with what they count for"),
      .init(
        "belfry key restrict ABC123DEFG --environment sandbox --topic com.example.chat", "for one app, in one place"),
      .init("belfry key revoke ABC123DEFG", "its tokens get 403 InvalidProviderToken"),
      .init("belfry key token AuthKey_ABC123DEFG.p8 --team TEAM123456", "a token for 'authorization: bearer …'"),
      .init("belfry key certificate new --topic com.example.chat --out chat.p12", "a client certificate"),
      .init("belfry key certificate check chat.p12", "its topics, environments and how long it is valid"),
    ],
    exitCodes: [
      .init(.no, "the key is known already, or the certificate is not valid"),
      .init(.failed, "no such key or file, the file is there already, or it is no key"),
    ],
    usage: [
      "[list]", "new --team ID [--key-id ID] [--out FILE] [options]", "import FILE --team ID [--key-id ID] [options]",
      "restrict ID [options]", "revoke ID", "token FILE [options]",
      "certificate new --topic BUNDLE-ID... [--out FILE] [options]", "certificate check FILE [options]",
    ])

  /// What is asked, with its words.
  enum Request: Equatable {
    case list
    case new(KeyWords)
    case take(KeyWords, path: String)
    case revoke(String)
    case restrict(String, KeyWords)
    case token(TokenWords)
    case newCertificate(CertificateWords)
    case checkCertificate(path: String, Passphrase)
  }

  let request: Request

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var words = arguments.positionals[...]
    let verb = words.popFirst().flatMap(Verb.init) ?? .list
    if verb == .certificate {
      guard let second = words.popFirst() else { throw .missingArgument("new or check", command: "key certificate") }
      guard let verb = CertificateVerb(rawValue: second) else {
        throw .wrongValue(
          subject: "certificate", value: second, kind: .words(CertificateVerb.allCases.map(\.rawValue)), nearest: nil)
      }
      request = try Self.certificateRequest(verb, KeyArguments(arguments, words, "certificate \(verb.rawValue)"))
    } else {
      request = try Self.request(verb, KeyArguments(arguments, words, verb.rawValue))
    }
  }

  private static func request(_ verb: Verb, _ given: KeyArguments) throws(UsageError) -> Request {
    let restrictions = ["--environment", "--topic", "--related-to"]
    switch verb {
    case .list, .certificate:
      try given.expect(names: 0)
      return .list
    case .new:
      try given.expect(names: 0, options: restrictions + ["--team", "--key-id", "--out", "--force"])
      return .new(try KeyWords(given, team: given.needed("--team")))
    case .import:
      let path = try given.name("a key's file", options: restrictions + ["--team", "--key-id", "--force"])
      return .take(try KeyWords(given, team: given.needed("--team")), path: path)
    case .revoke: return .revoke(try given.name("a key's identifier"))
    case .restrict:
      let name = try given.name("a key's identifier", options: restrictions)
      return .restrict(name, KeyWords(given, team: ""))
    case .token:
      let path = try given.name("a key's file", options: ["--team", "--key-id", "--signature", "--issued-at"])
      return .token(TokenWords(given, path: path))
    }
  }

  private static func certificateRequest(
    _ verb: CertificateVerb, _ given: KeyArguments
  ) throws(UsageError) -> Request {
    switch verb {
    case .new:
      let options = ["--topic", "--environment", "--team", "--out", "--expires", "--force"] + Passphrase.options
      try given.expect(names: 0, options: options)
      _ = try given.needed("--topic")
      return .newCertificate(try CertificateWords(given))
    case .check:
      let path = try given.name("a certificate's file", options: Passphrase.options)
      return .checkCertificate(path: path, try Passphrase(given))
    }
  }

  func run(in context: Context) throws -> ExitCode {
    switch request {
    case .list: try list(in: context)
    case .new(let words): try make(words, in: context)
    case .take(let words, let path): try take(words, path: path, in: context)
    case .revoke(let name): try context.performQuietly(.provider(.keys(.revoke(name))))
    case .restrict(let name, let words):
      try context.performQuietly(.provider(.keys(.restrict(name, words.restriction))))
    case .token(let words): try sign(words, in: context)
    case .newCertificate(let words): try makeCertificate(words, in: context)
    case .checkCertificate(let path, let passphrase): try check(path, passphrase, in: context)
    }
  }
}
