/// `text` as it stands in XML or HTML between tags or in quotation marks: every character means itself.
///
/// What neither of them may contain (XML 1.0, 2.2) becomes U+FFFD.
func markupText(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result.append(contentsOf: "&amp;".unicodeScalars)
    case "<": result.append(contentsOf: "&lt;".unicodeScalars)
    case ">": result.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
    case _ where isForbidden(scalar): result.append("\u{FFFD}")
    default: result.append(scalar)
    }
  }
  return String(result)
}

/// Controls and noncharacters.
private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    || (0xFDD0...0xFDEF).contains(scalar.value)
}
