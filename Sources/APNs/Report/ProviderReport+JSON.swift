import Center
public import Payload

extension ProviderReport {
  /// The report as `report --json` prints it.
  public var json: JSONOutput {
    .object([
      ("grade", .string(grade.rawValue)), ("violations", .integer(Int64(violationCount))),
      ("requests", .integer(tally.requests)), ("refused", .integer(tally.refused)),
      ("connections", .integer(tally.connections)), ("goAways", .integer(tally.goAways)),
      ("findings", .array(findings.map { Self.json(of: $0.rule, $0.sighting) })),
    ])
  }

  private static func json(of rule: ReportRule, _ seen: Sighting) -> JSONOutput {
    .object([
      ("finding", .string(rule.rawValue)), ("weight", .string(rule.weight.rawValue)), ("title", .string(rule.title)),
      ("count", .integer(seen.count)), ("firstAt", .string(seen.first.description)),
      ("lastAt", .string(seen.last.description)), ("request", seen.request.map(JSONOutput.integer) ?? .null),
      ("connection", .integer(seen.connection)), ("rule", .string(rule.rule)), ("source", .string(rule.source)),
      ("advice", .string(rule.advice)),
    ])
  }
}
