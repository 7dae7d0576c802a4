import Payload

/// The report card as lines for people.
enum ReportLines {
  static func lines(of report: JSONOutput) -> [String] {
    func count(_ key: String, _ noun: String) -> String { counted(Int(report[key].integer ?? 0), noun) }
    var lines = [
      "grade \(report["grade"].words)", "",
      "\(count("requests", "request")), \(report["refused"].integer ?? 0) refused; "
        + "\(count("connections", "connection")), \(report["goAways"].integer ?? 0) told to go away",
    ]
    if report["requests"].integer == 0, report["connections"].integer == 0 {
      return ["no provider has asked anything yet"]
    }
    for finding in report["findings"].items {
      let number = finding["count"].integer ?? 0
      let (first, last) = (finding["firstAt"].words, finding["lastAt"].words)
      lines += [
        "", "\(finding["weight"].words)[\(finding["finding"].words)]: \(finding["title"].words)",
        "  seen   \(number == 1 ? "once, \(first)" : "\(number) times, \(first) to \(last)")\(place(of: finding))",
        "  rule   \(finding["rule"].words) (\(finding["source"].words))", "  to do  \(finding["advice"].words)",
      ]
    }
    return lines.map { terminalSafe($0) }
  }

  private static func place(of finding: JSONOutput) -> String {
    if let request = finding["request"].integer { return "; last: 'belfry requests show \(request)'" }
    return "; last: connection \(finding["connection"].integer ?? 0)"
  }
}
