import Payload
public import Center

/// A provider token: what it says, before anybody believes it.
///
/// A JSON Web Token of three segments, `header.claims.signature`. Source: apple-rules 5.1; RFC 7515, RFC 7519.
public struct ProviderToken: Equatable, Sendable {
  /// `kid`; nil where it is missing or no text.
  public internal(set) var keyIdentifier: String?
  /// `iss`; nil where it is missing or no text.
  public internal(set) var teamIdentifier: String?
  /// `iat` as a moment; nil where it is no number of seconds.
  public internal(set) var issuedAt: Timestamp?
  /// The signature, in either encoding.
  var signature: [UInt8] = []
  /// What is signed: the first two segments with the dot between them.
  var signedBytes: [UInt8] = []
  /// The first thing that is wrong with its form; nil: nothing.
  public internal(set) var fault: CredentialFault?

  /// Bytes that a token can have: Apple's have some two hundred.
  static let byteLimit = 4096

  /// Reads a token; what cannot be read is a ``fault``, and the rest is read all the same.
  public init(_ text: Substring, choices: CredentialChoices = CredentialChoices()) {
    guard text.utf8.count <= Self.byteLimit else {
      fault = .tooLong(byteCount: text.utf8.count)
      return
    }
    let segments = text.split(separator: ".", omittingEmptySubsequences: false)
    guard segments.count == 3 else {
      fault = .notThreeSegments(segments.count)
      return
    }
    if let header = object(segments[0], .header) { readHeader(header) }
    if let claims = object(segments[1], .claims) { readClaims(claims, choices) }
    if let bytes = Base64.decodedURL(segments[2]), !bytes.isEmpty {
      signature = bytes
    } else {
      object(to: .notBase64(.signature))
    }
    signedBytes = Array(text.utf8.prefix(segments[0].utf8.count + 1 + segments[1].utf8.count))
  }

  /// The first objection is the one that counts.
  private mutating func object(to fault: CredentialFault) { self.fault = self.fault ?? fault }

  private mutating func object(_ segment: Substring, _ name: CredentialFault.Segment) -> JSONValue? {
    guard let bytes = Base64.decodedURL(segment) else {
      object(to: .notBase64(name))
      return nil
    }
    let document = JSONDocument(bytes)
    guard document.isReadable, let root = document.root, root.kind == .object else {
      object(to: .notJSON(name))
      return nil
    }
    return root
  }

  private mutating func readHeader(_ header: JSONValue) {
    switch text("alg", of: header) {
    case "ES256", nil: break
    case let algorithm?: object(to: .otherAlgorithm(algorithm))
    }
    keyIdentifier = text("kid", of: header)
  }

  private mutating func readClaims(_ claims: JSONValue, _ choices: CredentialChoices) {
    teamIdentifier = text("iss", of: claims)
    guard let moment = claims["iat"], !moment.isNull else { return object(to: .missing("iat")) }
    let seconds: Double
    if let number = moment.number {
      guard choices.acceptsFractionalSeconds || number.isWhole else { return object(to: .issuedAtIsFraction) }
      seconds = number.double
    } else if let digits = moment.string {
      guard choices.acceptsSecondsAsText, let number = wholeNumber(digits) else { return object(to: .issuedAtIsText) }
      seconds = number
    } else {
      return object(to: .wrongKind("iat"))
    }
    // Seconds reach these numbers in the year 5138, milliseconds did in 1973 and will in that same year.
    if seconds >= 100_000_000_000_000 { return object(to: .wrongKind("iat")) }
    if seconds >= 100_000_000_000 { return object(to: .issuedAtInMilliseconds) }
    issuedAt = Timestamp(secondsSince1970: seconds)
  }

  /// The number that a text of nothing but digits means.
  private func wholeNumber(_ text: String) -> Double? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Double(text) : nil
  }

  /// The text of a field that has to be there.
  private mutating func text(_ key: String, of object: JSONValue) -> String? {
    guard let value = object[key], !value.isNull else {
      self.object(to: .missing(key))
      return nil
    }
    guard let text = value.string else {
      self.object(to: .wrongKind(key))
      return nil
    }
    return text
  }
}
