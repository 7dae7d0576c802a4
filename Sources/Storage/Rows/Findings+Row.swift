import Center
import Payload

// Findings and explanations are only ever read whole: a column of JSON text each.

extension JSONText {
  /// The column of a delivery's findings.
  static func column(of findings: [Finding]) -> String {
    var text = JSONText()
    text.array(findings) { text, finding in
      text.object {
        $0.member("rule", finding.rule)
        $0.member("severity", finding.severity.rawValue)
        $0.member("offset", finding.position.offset)
        $0.member("line", finding.position.line)
        $0.member("column", finding.position.column)
        $0.member("keyPath", finding.keyPath.description)
        $0.member("message", finding.message)
        if let suggestion = finding.suggestion { $0.member("suggestion", suggestion) }
      }
    }
    return text.text
  }

  /// The column of a delivery's explanation.
  static func column(of explanation: [ExplanationStep]) -> String {
    var text = JSONText()
    text.array(explanation) { text, step in
      text.object {
        $0.member("step", step.step.rawValue)
        $0.member("verdict", step.verdict)
        $0.member("reason", step.reason)
        $0.member("keyPath", step.keyPath)
      }
    }
    return text.text
  }
}

extension Finding {
  /// Reads one element of the column; nil where it is none of ours.
  init?(column value: JSONValue) {
    guard let rule = value["rule"]?.string, let severity = value["severity"]?.string.flatMap(Severity.init),
      let message = value["message"]?.string
    else { return nil }
    let position = SourcePosition(
      offset: Int(value["offset"]?.number?.integer ?? 0), line: Int(value["line"]?.number?.integer ?? 1),
      column: Int(value["column"]?.number?.integer ?? 1))
    self.init(
      rule: rule, severity: severity, position: position,
      keyPath: PayloadKeyPath(description: value["keyPath"]?.string ?? ""), message: message,
      suggestion: value["suggestion"]?.string)
  }
}

extension ExplanationStep {
  /// Reads one element of the column; nil where it is none of ours.
  init?(column value: JSONValue) {
    guard let name = value["step"]?.string.flatMap(Name.init), let verdict = value["verdict"]?.string,
      let reason = value["reason"]?.string
    else { return nil }
    self.init(name, verdict, reason, keyPath: value["keyPath"]?.string ?? "")
  }
}

/// The elements of a column of JSON text.
func elements(ofColumn text: String) -> [JSONValue] { JSONDocument(Array(text.utf8)).root?.elements ?? [] }
