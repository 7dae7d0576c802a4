import Payload
import TextLayout

extension DoctorReport {
  /// For people: a sign only where something is to be looked at.
  var lines: [String] {
    let width = sections.flatMap(\.facts).map(\.name.count).max() ?? 0
    var lines: [String] = []
    for section in sections {
      if !lines.isEmpty { lines.append("") }
      lines.append(section.title)
      for fact in section.facts {
        let sign =
          switch fact.weight {
          case .fine: " "
          case .remark: "!"
          case .fault: "x"
          }
        let name = fact.name + String(repeating: " ", count: width - fact.name.count)
        lines.append(terminalSafe("\(sign) \(name)  \(fact.text)"))
        if let advice = fact.advice { lines.append(String(repeating: " ", count: width + 4) + terminalSafe(advice)) }
      }
    }
    return lines + ["", "Right-to-left text"] + sample.lines
  }

  /// For programs: an object a section, and what is not as it should be.
  var json: JSONOutput {
    let notable = sections.flatMap { section in
      section.facts.filter { $0.weight != .fine }.map { fact in
        JSONOutput.object([
          ("fact", .string("\(section.key).\(fact.name)")), ("weight", .string(fact.weight.rawValue)),
          ("message", .string(fact.text)), ("suggestion", .text(fact.advice)),
        ])
      }
    }
    let bidi = JSONOutput.object([("mode", .string(sample.mode.rawValue)), ("reason", .string(sample.reason))])
    return .object(
      sections.map { section in (section.key, .object(section.facts.map { ($0.name, $0.value) })) }
        + [("bidi", bidi), ("findings", .array(notable))])
  }
}
