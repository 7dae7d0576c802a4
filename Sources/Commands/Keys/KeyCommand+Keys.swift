import APNs
import Center
import Cryptography
import Payload
import Runtime

extension KeyCommand {
  /// Makes a key, keeps its private half in a file and tells the center the public one.
  func make(_ words: KeyWords, in context: Context) throws -> ExitCode {
    let identifier = try words.identifier ?? Self.freshIdentifier()
    let path = words.outputPath ?? "AuthKey_\(identifier).p8"
    try reporting(path) {
      let key = try PrivateKey()
      try Self.write(try key.pem(), to: path, replacing: words.isForced, in: context)
      do {
        try Self.tell(key, identifier, words, path: path, in: context)
      } catch {
        // A key that nobody knows is of no use; one that took another's place is at least a key.
        if !words.isForced { PrivateFile.remove(context.absolute(path)) }
        throw error
      }
    }
    return .done
  }

  /// Makes a key known that somebody else made.
  func take(_ words: KeyWords, path: String, in context: Context) throws -> ExitCode {
    let key = try reporting(path) { try Self.key(path, in: context) }
    guard let identifier = words.identifier ?? Self.identifier(inName: path) else {
      throw UsageError.other(
        "the name of '\(terminalSafe(path))' tells no key identifier; give it with --key-id, or name the file "
          + "AuthKey_ABC123DEFG.p8", command: "key")
    }
    try reporting(path) { try Self.tell(key, identifier, words, path: path, in: context) }
    return .done
  }

  /// Signs a provider token and prints it.
  func sign(_ words: TokenWords, in context: Context) throws -> ExitCode {
    let key = try reporting(words.path) { try Self.key(words.path, in: context) }
    let known = try reporting(words.path) { try Self.known(key, in: context) }
    guard let identifier = words.identifier ?? Self.identifier(inName: words.path) ?? known?.identifier else {
      throw UsageError.other(
        "'key token' needs --key-id: neither the name of \(quoted(words.path)) tells it, nor is the key known",
        command: "key")
    }
    let knownTeam = try known?.identifier == identifier ? known?.team : Self.team(of: identifier, in: context)
    guard let team = words.team ?? knownTeam else {
      throw UsageError.other("'key token' needs --team: key \(identifier) is not known", command: "key")
    }
    let issuedAt = try words.issuedAt ?? context.common.clock ?? Self.centerClock(in: context)
    try reporting(words.path) {
      let header: JSONOutput = .object([("alg", .string("ES256")), ("kid", .string(identifier))])
      let claims: JSONOutput = .object([
        ("iss", .string(team)), ("iat", .integer(issuedAt.milliseconds / 1000)),
      ])
      let message = [header, claims].map { Base64.encodedURL(Array($0.line.utf8)) }.joined(separator: ".")
      let signature = try key.signature(of: Array(message.utf8), as: words.form)
      let token = message + "." + Base64.encodedURL(signature)
      guard context.common.json else { return context.output.line(token) }
      context.printObjects([
        .object([
          ("token", .string(token)), ("keyIdentifier", .string(identifier)), ("teamIdentifier", .string(team)),
          ("issuedAt", .string(issuedAt.description)),
        ])
      ])
    }
    return .done
  }

  /// Prints the keys.
  func list(in context: Context) throws -> ExitCode {
    let keys = try context.perform(.provider(.keys(.list)))
    if context.common.json {
      context.printObjects(keys)
      return .done
    }
    guard !keys.isEmpty else {
      context.message("no keys yet: 'belfry key new --team TEAM123456' makes one, 'belfry key import' takes Apple's")
      return .done
    }
    var table = TextTable(["KEY", "TEAM", "ENVIRONMENT", "TOPICS", "MADE", "REVOKED"])
    for key in keys {
      let topics = key["topics"].items.map(\.words)
      table.append([
        key["keyIdentifier"].words, key["teamIdentifier"].words, key["environment"].text ?? "both",
        topics.isEmpty ? "all" : topics.joined(separator: " "), key["createdAt"].words, key["revokedAt"].text ?? "–",
      ])
    }
    context.output.lines(table.lines(columns: nil))
    return .done
  }

  /// Makes a key known to the center, and prints it with its file.
  private static func tell(
    _ key: PrivateKey, _ identifier: String, _ words: KeyWords, path: String, in context: Context
  ) throws {
    guard key.isP256 else {
      throw CryptographyError("use the key", reason: "provider tokens need one of the curve P-256, as Apple makes them")
    }
    let new = NewKey(
      keyIdentifier: identifier, teamIdentifier: words.team, publicKey: try key.publicKey(),
      restriction: words.restriction)
    for answer in try context.perform(.provider(.keys(.add(new, replacing: words.isForced)))) {
      guard context.common.json else {
        context.output.line("\(identifier)  \(words.team)  \(terminalSafe(path))")
        continue
      }
      context.printObjects([.object(answer.fields + [("path", .string(context.absolute(path)))])])
    }
  }

  private static func key(_ path: String, in context: Context) throws -> PrivateKey {
    try PrivateKey(pem: context.bytes(of: path, limit: 1 << 20))
  }

  /// The identifier and the team by which the center knows a key, found by its public half; of several the newest that
  /// counts.
  private static func known(
    _ key: PrivateKey, in context: Context
  ) throws -> (identifier: String, team: String)? {
    let found = try context.perform(.provider(.keys(.find(try key.publicKey()))))
    let known = found.last { $0["revokedAt"].isNull } ?? found.last
    return known.map { ($0["keyIdentifier"].words, $0["teamIdentifier"].words) }
  }

  /// The team of a key that the center knows.
  private static func team(of identifier: String, in context: Context) throws -> String? {
    try context.perform(.provider(.keys(.list))).first { $0["keyIdentifier"].text == identifier }?["teamIdentifier"]
      .text
  }

  /// The moment by the clock of the center, which checks tokens and certificates.
  static func centerClock(in context: Context) throws -> Timestamp {
    let device = try context.perform(.deviceState).first
    return device?["clock"].text.flatMap { Timestamp(iso8601: $0) } ?? SystemClock().now
  }

  /// Ten random letters and digits.
  private static func freshIdentifier() throws -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return String(try RandomBytes.make(10).map { letters[Int($0) % letters.count] })
  }

  /// The identifier in the name that Apple gives a key's file: `AuthKey_ABC123DEFG.p8`.
  static func identifier(inName path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard name.hasPrefix("AuthKey_"), name.hasSuffix(".p8") else { return nil }
    let identifier = String(name.dropFirst("AuthKey_".count).dropLast(".p8".count))
    return ProviderKey.isIdentifier(identifier) ? identifier : nil
  }
}
