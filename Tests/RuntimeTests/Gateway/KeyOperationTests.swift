import APNs
import Payload
import Testing

@testable import Runtime

@Suite("Operations about keys travel as JSON")
struct KeyOperationTests {
  static let operations: [KeyOperation] = [
    .list, .revoke("ABC123DEFG"), .restrict("ABC123DEFG", KeyRestriction()),
    .restrict(
      "ABC123DEFG",
      KeyRestriction(environment: .production, topics: ["com.example.a", "com.example.b"], relatedKey: "GFED321CBA")),
    .add(
      NewKey(
        keyIdentifier: "ABC123DEFG", teamIdentifier: "TEAM123456", publicKey: [0, 255, 7],
        restriction: KeyRestriction(environment: .sandbox)), replacing: true),
    .add(
      NewKey(keyIdentifier: "", teamIdentifier: "", publicKey: [], restriction: KeyRestriction()), replacing: false),
  ]

  private func read(_ text: String) throws -> KeyOperation? {
    let root = try #require(JSONDocument(Array(text.utf8)).root)
    return try KeyOperation(named: root["operation"]?.string ?? "", in: RequestFields(root: root))
  }

  @Test("and arrive as they were sent", arguments: operations)
  func roundTrip(operation: KeyOperation) throws {
    #expect(try read(JSONOutput.object(operation.members).line) == operation)
  }

  @Test(
    "and what is wrong in one is told",
    arguments: [
      #"{"operation":"addKey"}"#, #"{"operation":"revokeKey","keyIdentifier":7}"#,
      #"{"operation":"restrictKey","keyIdentifier":"ABC123DEFG","environment":"moon"}"#,
      #"{"operation":"restrictKey","keyIdentifier":"ABC123DEFG","topics":[7]}"#,
      #"{"operation":"addKey","keyIdentifier":"","teamIdentifier":"","publicKey":"!"}"#,
    ])
  func wrong(text: String) { #expect(throws: OperationError.self) { try read(text) } }
}
