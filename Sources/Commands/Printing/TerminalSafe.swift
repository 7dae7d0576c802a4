/// `text` on one line, as nothing but characters to be seen: controls become their symbols (`␛`, `␊`), bidirectional
/// controls and invisible separators their code points in angle brackets. Whatever a payload, a profile or a file name
/// holds goes through here before it is printed for people.
func terminalSafe(_ text: some StringProtocol) -> String {
  // Nearly all text needs nothing.
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
  var safe = ""
  safe.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0..<0x20: safe.unicodeScalars.append(picture(of: scalar))
    case 0x7F: safe += "␡"
    case 0x80...0x9F: safe += "\u{FFFD}"
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x61C, 0xFEFF, 0xFFF9...0xFFFB, 0xE0001:
      safe += "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">"
    default: safe.unicodeScalars.append(scalar)
    }
  }
  return safe
}

/// The picture of a C0 control: U+2400 and its value.
private func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
  Unicode.Scalar(0x2400 + control.value) ?? "\u{FFFD}"
}
