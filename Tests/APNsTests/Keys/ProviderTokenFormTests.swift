import APNs
import Testing

@Suite("The form of a provider token (apple-rules 5.1)")
struct ProviderTokenFormTests {
  @Test("A good one is taken, and its claims are taken down")
  func good() {
    var provider = Provider()
    let outcome = provider.push(["authorization": TokenText().authorization])
    #expect(outcome.answer?.status == 200)
    #expect(
      outcome.record.claims
        == RequestRecord.Claims(keyIdentifier: "KEY1234567", teamIdentifier: "TEAM123456", issuedAt: Provider.noon))
    #expect(outcome.credentialFault == nil)
  }

  @Test(
    "No usable authorization: MissingProviderToken",
    arguments: [
      (nil, .noAuthorization), ("", .noBearer), ("Basic abc", .noBearer), ("bearer", .emptyBearer),
      ("bearer ", .emptyBearer), ("bearer    ", .emptyBearer), ("token", .noBearer), ("bearerx a.b.c", .noBearer),
      (" bearer a.b.c", .noBearer),
    ] as [(String?, CredentialFault)])
  func missing(authorization: String?, fault: CredentialFault) {
    var provider = Provider()
    #expect(provider.reason(authorization) == .missingProviderToken)
    #expect(provider.fault(authorization) == fault)
  }

  @Test("bearer counts in any case, unless chosen otherwise", arguments: ["Bearer ", "BEARER ", "bEaReR  "])
  func anyCase(scheme: String) {
    var token = TokenText()
    token.scheme = scheme
    var provider = Provider()
    #expect(provider.reason(token) == nil)
    var choices = GatewayChoices()
    choices.credentials.acceptsBearerInAnyCase = false
    var strict = Provider(choices: choices)
    #expect(strict.reason(token) == .missingProviderToken)
    #expect(strict.reason(TokenText()) == nil)
  }

  @Test("The same token is the same however its scheme is spelled", arguments: ["Bearer ", "BEARER ", "bearer   "])
  func spelling(scheme: String) {
    var provider = Provider()
    #expect(provider.reason(TokenText()) == nil)
    var token = TokenText()
    token.scheme = scheme
    #expect(provider.reason(token) == nil)
    #expect(provider.reason(TokenText()) == nil)
  }

  @Test("Not three segments: InvalidProviderToken", arguments: [("a", 1), ("a.b", 2), ("a.b.c.d", 4), ("...", 4)])
  func segments(text: String, count: Int) {
    var provider = Provider()
    #expect(provider.reason("bearer " + text) == .invalidProviderToken)
    #expect(provider.fault("bearer " + text) == .notThreeSegments(count))
  }

  @Test("Empty segments: InvalidProviderToken", arguments: [0, 1, 2])
  func emptySegment(place: Int) {
    var provider = Provider()
    var segments = TokenText().segments
    segments[place] = ""
    let expected: [CredentialFault] = [.notJSON(.header), .notJSON(.claims), .notBase64(.signature)]
    #expect(provider.fault("bearer " + segments.joined(separator: ".")) == expected[place])
  }

  @Test(
    "Padding, the other alphabet and rubbish are no base64url", arguments: ["e30=", "e3+0", "e3/0", "é", "e", "e31"])
  func base64(text: String) {
    var provider = Provider()
    let good = TokenText().segments
    #expect(provider.fault("bearer \(text).\(good[1]).\(good[2])") == .notBase64(.header))
    #expect(provider.fault("bearer \(good[0]).\(text).\(good[2])") == .notBase64(.claims))
    #expect(provider.fault("bearer \(good[0]).\(good[1]).\(text)") == .notBase64(.signature))
  }

  @Test("Header and claims are JSON objects", arguments: ["", "[]", "7", "\"alg\"", "{", "{\"alg\":}", "null"])
  func json(text: String) {
    var provider = Provider()
    #expect(provider.fault(TokenText(header: text).authorization) == .notJSON(.header))
    #expect(provider.fault(TokenText(claims: text).authorization) == .notJSON(.claims))
  }

  @Test(
    "A field of the header that is missing or wrong: InvalidProviderToken",
    arguments: [
      (#"{"kid":"KEY1234567"}"#, .missing("alg")), (#"{"alg":null,"kid":"KEY1234567"}"#, .missing("alg")),
      (#"{"alg":256,"kid":"KEY1234567"}"#, .wrongKind("alg")),
      (#"{"alg":"HS256","kid":"KEY1234567"}"#, .otherAlgorithm("HS256")),
      (#"{"alg":"none","kid":"KEY1234567"}"#, .otherAlgorithm("none")),
      (#"{"alg":"es256","kid":"KEY1234567"}"#, .otherAlgorithm("es256")),
      (#"{"alg":"ES256"}"#, .missing("kid")), (#"{"alg":"ES256","kid":7}"#, .wrongKind("kid")),
    ] as [(String, CredentialFault)])
  func header(text: String, fault: CredentialFault) {
    var provider = Provider()
    let token = TokenText(header: text)
    #expect(provider.fault(token.authorization) == fault)
    #expect(provider.reason(token) == .invalidProviderToken)
  }

  @Test("typ is optional and not looked at", arguments: [#""typ":"JWT","#, #""typ":7,"#, ""])
  func type(field: String) {
    var provider = Provider()
    #expect(provider.reason(TokenText(header: "{\(field)\"alg\":\"ES256\",\"kid\":\"KEY1234567\"}")) == nil)
  }

  @Test(
    "A claim that is missing or wrong: InvalidProviderToken",
    arguments: [
      (#"{"iat":1783080000}"#, .missing("iss")), (#"{"iss":["TEAM123456"],"iat":1783080000}"#, .wrongKind("iss")),
      (#"{"iss":"TEAM123456"}"#, .missing("iat")), (#"{"iss":"TEAM123456","iat":null}"#, .missing("iat")),
      (#"{"iss":"TEAM123456","iat":"noon"}"#, .issuedAtIsText), (#"{"iss":"TEAM123456","iat":""}"#, .issuedAtIsText),
      (#"{"iss":"TEAM123456","iat":"-1783080000"}"#, .issuedAtIsText),
      (#"{"iss":"TEAM123456","iat":"1783080000000"}"#, .issuedAtInMilliseconds),
      (#"{"iss":"TEAM123456","iat":true}"#, .wrongKind("iat")),
      (#"{"iss":"TEAM123456","iat":1783080000000}"#, .issuedAtInMilliseconds),
      (#"{"iss":"TEAM123456","iat":1e400}"#, .wrongKind("iat")),
    ] as [(String, CredentialFault)])
  func claims(text: String, fault: CredentialFault) {
    var provider = Provider()
    let token = TokenText(claims: text)
    #expect(provider.fault(token.authorization) == fault)
    #expect(provider.reason(token) == .invalidProviderToken)
  }

  @Test("exp and aud are not looked at")
  func furtherClaims() {
    var provider = Provider()
    #expect(
      provider.reason(
        TokenText(claims: #"{"iss":"TEAM123456","iat":\#(Provider.noonSeconds),"exp":1,"aud":"nobody"}"#)) == nil)
  }

  @Test("A fraction of a second is taken, unless chosen otherwise")
  func fraction() {
    let token = TokenText(claims: #"{"iss":"TEAM123456","iat":\#(Provider.noonSeconds).75}"#)
    var provider = Provider()
    #expect(provider.reason(token) == nil)
    var choices = GatewayChoices()
    choices.credentials.acceptsFractionalSeconds = false
    var strict = Provider(choices: choices)
    #expect(strict.fault(token.authorization) == .issuedAtIsFraction)
    #expect(strict.reason(token) == .invalidProviderToken)
  }

  @Test("Seconds as a text of digits are taken, unless chosen otherwise")
  func text() {
    let token = TokenText(claims: #"{"iss":"TEAM123456","iat":"\#(Provider.noonSeconds)"}"#)
    var provider = Provider()
    #expect(provider.reason(token) == nil)
    var choices = GatewayChoices()
    choices.credentials.acceptsSecondsAsText = false
    var strict = Provider(choices: choices)
    #expect(strict.fault(token.authorization) == .issuedAtIsText)
    #expect(strict.reason(token) == .invalidProviderToken)
  }

  @Test("What can be read of a bad token is taken down, with the verdict")
  func claimsOfBadToken() {
    var provider = Provider()
    var token = TokenText(header: #"{"alg":"HS256","kid":"KEY1234567"}"#)
    token.signature = []
    #expect(
      provider.push(["authorization": token.authorization]).record.claims
        == RequestRecord.Claims(
          keyIdentifier: "KEY1234567", teamIdentifier: "TEAM123456", issuedAt: Provider.noon,
          verdict: .invalidProviderToken))
  }

  @Test("A token of any length is answered", arguments: [4096, 4097, 1_000_000])
  func length(count: Int) {
    var provider = Provider()
    let text = "bearer " + String(repeating: "a", count: count)
    #expect(provider.reason(text) == .invalidProviderToken)
    #expect(provider.fault(text) == (count > 4096 ? .tooLong(byteCount: count) : .notThreeSegments(1)))
  }

  @Test("A token that was cut before its signature, or changed anywhere, is answered")
  func damaged() throws {
    let text = TokenText().authorization
    let end = try #require(text.lastIndex(of: "."))
    for place in text.indices {
      var provider = Provider()
      if place <= end { #expect(provider.reason(String(text[..<place])) != nil) }
      for replacement in ["\"", "{", "\u{0}", "é", "."] {
        var changed = text
        changed.replaceSubrange(place...place, with: replacement)
        #expect(provider.push(["authorization": changed]).answer != nil)
      }
    }
  }
}
