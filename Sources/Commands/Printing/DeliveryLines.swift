import Payload

/// Deliveries and their findings as lines for people.
enum DeliveryLines {
  /// `ID  banner  com.example.chat: alerted because …`.
  static func verdict(_ delivery: JSONOutput) -> String {
    let steps = delivery["explanation"].items
    let reason = steps.last { $0["step"].text == "presentation" } ?? steps.last ?? .null
    var parts = [
      delivery["requestIdentifier"].words, outcome(delivery), delivery["bundleIdentifier"].words,
    ]
    if delivery["replaced"].isTrue { parts.append("(replaced)") }
    return terminalSafe(parts.joined(separator: "  ") + (reason.isNull ? "" : ": " + reason["reason"].words))
  }

  /// How it was presented, or why it was not: `stored`, `expired`.
  static func outcome(_ delivery: JSONOutput) -> String {
    let disposition = delivery["disposition"].text ?? "delivered"
    return disposition == "delivered" ? delivery["presentation"].words : disposition
  }

  /// `file:line:column: severity[rule]: message`.
  static func finding(_ finding: JSONOutput, file: String) -> String {
    let place = "\(file):\(finding["line"].integer ?? 1):\(finding["column"].integer ?? 1)"
    return terminalSafe(
      "\(place): \(finding["severity"].words)[\(finding["rule"].words)]: \(finding["message"].words)")
  }

  /// The decision chain of a delivery, the columns aligned.
  static func explanation(_ delivery: JSONOutput) -> [String] {
    var table = TextTable(["STEP", "VERDICT", "REASON"])
    for step in delivery["explanation"].items {
      let keyPath = step["keyPath"].words
      table.append([
        step["step"].words, step["verdict"].words, step["reason"].words + (keyPath.isEmpty ? "" : "  [\(keyPath)]"),
      ])
    }
    return [verdict(delivery), ""] + table.lines(columns: nil) + ExtensionLines.lines(of: delivery["serviceExtension"])
      + findings(delivery)
  }

  /// What was found in the payload, after an empty line; nothing where nothing was.
  private static func findings(_ delivery: JSONOutput) -> [String] {
    let findings = delivery["findings"].items.map { finding($0, file: "payload") }
    return findings.isEmpty ? [] : [""] + findings
  }
}
