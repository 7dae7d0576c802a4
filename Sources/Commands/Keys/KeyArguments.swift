import APNs
import Center
import Cryptography
import Runtime

/// The words after a verb of `key`, and which of them it takes.
struct KeyArguments {
  private let arguments: ParsedArguments
  private let names: ArraySlice<String>
  private let verb: String

  init(_ arguments: ParsedArguments, _ names: ArraySlice<String>, _ verb: String) {
    (self.arguments, self.names, self.verb) = (arguments, names, verb)
  }

  /// Nothing stands there but so many names and these options.
  func expect(names count: Int, options: [String] = []) throws(UsageError) {
    if names.count > count { throw .unexpectedArgument(names[names.startIndex + count], command: "key \(verb)") }
    let own = KeyCommand.description.options.map(\.name)
    if let option = own.first(where: { arguments.has($0) && !options.contains($0) }) {
      throw .other("'\(option)' makes no sense with 'key \(verb)'", command: "key")
    }
  }

  /// The only name there is; `expected` says what it is.
  func name(_ expected: String, options: [String] = []) throws(UsageError) -> String {
    guard let name = names.first else { throw .missingArgument(expected, command: "key \(verb)") }
    try expect(names: 1, options: options)
    return name
  }

  /// The value of an option that the verb makes no sense without.
  func needed(_ option: String) throws(UsageError) -> String {
    guard let value = value(option) else { throw .missingArgument(option, command: "key \(verb)") }
    return value
  }

  func value(_ option: String) -> String? { arguments.value(option) }
  func values(_ option: String) -> [String] { arguments.values(option) }
  func has(_ option: String) -> Bool { arguments.has(option) }
  func moment(_ option: String) -> Timestamp? { value(option).flatMap(ClockTime.timestamp) }
  func word<Word: RawRepresentable<String>>(_ option: String) -> Word? { value(option).flatMap(Word.init(rawValue:)) }
}

/// What is said about a key.
struct KeyWords: Equatable {
  var team: String
  var identifier: String?
  var outputPath: String?
  var restriction: KeyRestriction
  var isForced: Bool

  init(_ given: KeyArguments, team: String) {
    self.team = team
    identifier = given.value("--key-id")
    outputPath = given.value("--out")
    restriction = KeyRestriction(
      environment: given.word("--environment"), topics: given.values("--topic"),
      relatedKey: given.value("--related-to"))
    isForced = given.has("--force")
  }
}

/// What is said about a provider token.
struct TokenWords: Equatable {
  var path: String
  var team: String?
  var identifier: String?
  var form: PrivateKey.SignatureForm
  var issuedAt: Timestamp?

  init(_ given: KeyArguments, path: String) {
    self.path = path
    team = given.value("--team")
    identifier = given.value("--key-id")
    form = given.word("--signature") ?? .raw
    issuedAt = given.moment("--issued-at")
  }
}

/// What is said about a client certificate.
struct CertificateWords: Equatable {
  var topics: [String]
  var environment: APNsEnvironment?
  var team: String?
  var outputPath: String?
  var expires: Timestamp?
  var passphrase: Passphrase
  var isForced: Bool

  init(_ given: KeyArguments) throws(UsageError) {
    topics = given.values("--topic")
    environment = given.word("--environment")
    team = given.value("--team")
    outputPath = given.value("--out")
    expires = given.moment("--expires")
    passphrase = try Passphrase(given)
    isForced = given.has("--force")
  }
}
