public import APNs
import Payload

/// What can be asked about the keys of providers.
public enum KeyOperation: Equatable, Sendable {
  /// All of them.
  case list
  /// Those with this public half: a SubjectPublicKeyInfo in DER.
  case find([UInt8])
  /// A key that was made or imported becomes known; one that is known already is refused, unless `replacing`.
  ///
  /// When it was made is told by the center's clock.
  case add(NewKey, replacing: Bool)
  /// A key counts no more.
  case revoke(String)
  /// What a key counts for changes.
  case restrict(String, KeyRestriction)
}

/// A key to be made known.
public struct NewKey: Equatable, Sendable {
  /// `kid`.
  public var keyIdentifier: String
  /// `iss`.
  public var teamIdentifier: String
  /// The public half: a SubjectPublicKeyInfo in DER.
  public var publicKey: [UInt8]
  /// What it counts for.
  public var restriction: KeyRestriction

  /// Makes a key.
  public init(keyIdentifier: String, teamIdentifier: String, publicKey: [UInt8], restriction: KeyRestriction) {
    self.keyIdentifier = keyIdentifier
    self.teamIdentifier = teamIdentifier
    self.publicKey = publicKey
    self.restriction = restriction
  }
}

/// What a key counts for (apple-rules 5.1).
public struct KeyRestriction: Equatable, Sendable {
  /// nil: both.
  public var environment: APNsEnvironment?
  /// Without suffixes; empty: all of the team's.
  public var topics: [String]
  /// A key that may follow it on the same connection.
  public var relatedKey: String?

  /// Makes a restriction; without arguments there is none.
  public init(environment: APNsEnvironment? = nil, topics: [String] = [], relatedKey: String? = nil) {
    self.environment = environment
    self.topics = topics
    self.relatedKey = relatedKey
  }
}

extension KeyOperation {
  var members: [(String, JSONOutput)] {
    switch self {
    case .list: [("operation", .string("keys"))]
    case .find(let publicKey):
      [("operation", .string("findKey")), ("publicKey", .string(Base64.encoded(publicKey)))]
    case .add(let key, let replacing):
      [
        ("operation", .string("addKey")), ("keyIdentifier", .string(key.keyIdentifier)),
        ("teamIdentifier", .string(key.teamIdentifier)), ("publicKey", .string(Base64.encoded(key.publicKey))),
        ("replacing", .bool(replacing)),
      ] + key.restriction.members
    case .revoke(let name): [("operation", .string("revokeKey")), ("keyIdentifier", .string(name))]
    case .restrict(let name, let restriction):
      [("operation", .string("restrictKey")), ("keyIdentifier", .string(name))] + restriction.members
    }
  }

  /// Reads the operation `name`; nil where it is none of these.
  init?(named name: String, in fields: RequestFields) throws(OperationError) {
    switch name {
    case "keys": self = .list
    case "findKey": self = .find(try fields.publicKey())
    case "addKey":
      self = .add(
        NewKey(
          keyIdentifier: try fields.text("keyIdentifier"), teamIdentifier: try fields.text("teamIdentifier"),
          publicKey: try fields.publicKey(), restriction: try KeyRestriction(fields)),
        replacing: fields.root["replacing"]?.bool ?? false)
    case "revokeKey": self = .revoke(try fields.text("keyIdentifier"))
    case "restrictKey": self = .restrict(try fields.text("keyIdentifier"), try KeyRestriction(fields))
    default: return nil
    }
  }
}

extension RequestFields {
  fileprivate func publicKey() throws(OperationError) -> [UInt8] {
    guard let publicKey = Base64.decoded(try text("publicKey")) else {
      throw .badField("publicKey", "a SubjectPublicKeyInfo in base64")
    }
    return publicKey
  }
}

extension KeyRestriction {
  fileprivate var members: [(String, JSONOutput)] {
    [
      ("environment", environment.map { .string($0.rawValue) } ?? .null),
      ("topics", .array(topics.map { .string($0) })), ("relatedKey", relatedKey.map { .string($0) } ?? .null),
    ]
  }

  fileprivate init(_ fields: RequestFields) throws(OperationError) {
    self.init(relatedKey: try fields.optionalText("relatedKey"))
    if let word = try fields.optionalText("environment") {
      guard let known = APNsEnvironment(rawValue: word) else {
        throw .badField("environment", "sandbox, production or null")
      }
      environment = known
    }
    for topic in fields.root["topics"]?.elements ?? [] {
      guard let text = topic.string else { throw .badField("topics", "a list of bundle identifiers") }
      topics.append(text)
    }
  }
}
