/// One SARIF 2.1.0 log for all `files`: the rules that were broken, and each finding as a result.
func sarifLog(_ files: [FileFindings]) -> JSONOutput {
  let broken = Set(files.flatMap { $0.findings.map(\.rule) })
  let rules = Rule.all.filter { broken.contains($0.name) }
  var indices: [String: Int] = [:]
  for (index, rule) in rules.enumerated() { indices[rule.name] = index }
  let results = files.flatMap { file in file.findings.map { $0.sarifResult(file: file.file, indices) } }
  let driver: JSONOutput = .object([
    ("name", .string("belfry")), ("rules", .array(rules.map(\.sarifDescriptor))),
  ])
  return .object([
    ("$schema", .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")),
    ("version", .string("2.1.0")),
    (
      "runs",
      .array([
        .object([
          ("tool", .object([("driver", driver)])),
          ("columnKind", .string("unicodeCodePoints")),
          ("results", .array(results)),
        ])
      ])
    ),
  ])
}

extension Rule {
  /// The `reportingDescriptor` of the rule.
  fileprivate var sarifDescriptor: JSONOutput {
    .object([
      ("id", .string(name)),
      ("shortDescription", .object([("text", .string(summary))])),
      ("fullDescription", .object([("text", .string(explanation))])),
      ("defaultConfiguration", .object([("level", .string(severity.sarifLevel))])),
    ])
  }
}

extension Finding.Severity {
  fileprivate var sarifLevel: String { self == .info ? "note" : rawValue }
}

extension Finding {
  fileprivate func sarifResult(file: String, _ indices: [String: Int]) -> JSONOutput {
    let index: [(String, JSONOutput)] = indices[rule].map { [("ruleIndex", .integer(Int64($0)))] } ?? []
    let logical: [(String, JSONOutput)] =
      keyPath == .root
      ? [] : [("logicalLocations", .array([.object([("fullyQualifiedName", .string(keyPath.description))])]))]
    let physical: JSONOutput = .object([
      ("artifactLocation", .object([("uri", .string(uriReference(file)))])),
      (
        "region",
        .object([
          ("startLine", .integer(Int64(position.line))), ("startColumn", .integer(Int64(position.column))),
        ])
      ),
    ])
    return .object(
      [("ruleId", .string(rule))] + index + [
        ("level", .string(severity.sarifLevel)),
        ("message", .object([("text", .string(suggestion.map { "\(message); \($0)" } ?? message))])),
        ("locations", .array([.object([("physicalLocation", physical)] + logical)])),
      ])
  }
}

/// `file` as a URI reference: what is neither unreserved nor a slash is percent-encoded.
private func uriReference(_ file: String) -> String {
  var uri = file.hasPrefix("/") ? "file://" : ""
  for byte in file.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      uri += "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
  return uri
}
