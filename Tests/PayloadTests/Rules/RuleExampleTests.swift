import Payload
import Testing

@Suite("The examples of the rules")
struct RuleExampleTests {
  /// Rules whose bad example cannot but break another rule too: a request of another service has no `aps`.
  static let companions: [String: Set<String>] = [
    "envelope": ["missing-aps"], "envelope-headers": ["missing-aps"], "wallet-payload": ["missing-aps"],
    "invalid-utf16": ["utf-16"], "invalid-utf32": ["utf-32"], "unterminated-array": ["unterminated-object"],
    "too-many-faults": ["invalid-number"], "background-without-flag": ["background-with-display"],
  ]

  @Test("a bad example is reported by its rule, and by no other", arguments: Rule.all.map(\.name))
  func bad(name: String) throws {
    let rule = try #require(Rule.named(name))
    let findings = lint(JSONDocument(rule.bad.bytes), context: rule.exampleContext)
    let own = findings.filter { $0.rule == name }
    #expect(!own.isEmpty, "found \(findings.map(\.rule))")
    #expect(own.allSatisfy { $0.severity == rule.severity || name == "critical-entitlement" })
    let others = Set(findings.filter { $0.severity != .info && $0.rule != name }.map(\.rule))
    #expect(others == Self.companions[name] ?? [])
  }

  @Test("a good example is silent", arguments: Rule.all.map(\.name))
  func good(name: String) throws {
    let rule = try #require(Rule.named(name))
    let findings = lint(JSONDocument(rule.good.bytes), context: rule.exampleContext)
    #expect(!findings.contains { $0.rule == name })
    let others = Set(findings.filter { $0.severity != .info }.map(\.rule))
    #expect(others == (name == "envelope-headers" ? ["missing-aps"] : []))
  }
}
