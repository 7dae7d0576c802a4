import Payload
import TestSupport

/// The findings of a payload file, or of a text.
struct PayloadFindings {
  let findings: [Finding]

  /// Lints a file of the corpus, named or by its number; `.apns` files are meant for the Simulator.
  init(_ name: String, _ context: LintContext = LintContext()) throws {
    var context = context
    let full = Fixtures.names(in: "payloads").first { $0.hasPrefix(name) } ?? name
    context.isSimulatorFile = full.hasSuffix(".apns")
    findings = lint(JSONDocument(try Fixtures.payload(String(full.prefix(3)))), context: context)
  }

  /// Lints a text.
  init(of text: String, _ context: LintContext = LintContext()) {
    findings = lint(JSONDocument(Array(text.utf8)), context: context)
  }

  /// The findings of one rule.
  subscript(rule: String) -> [Finding] { findings.filter { $0.rule == rule } }

  /// The rules that found something worse than information.
  var faults: [String] { findings.filter { $0.severity != .info }.map(\.rule) }
}
