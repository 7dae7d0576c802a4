import Payload

// Stands in until the module Payload has these; then this file goes.

struct FileFindings: Equatable, Sendable {
  var file: String
  var findings: [Finding]
}

enum FindingFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github
  func report(_ files: [FileFindings]) -> String { "" }
}

func terminalSafe(_ text: String) -> String {
  var safe = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x61C, 0xFEFF:
      let digits = String(scalar.value, radix: 16)
      safe += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: safe.unicodeScalars.append(scalar)
    }
  }
  return safe
}
