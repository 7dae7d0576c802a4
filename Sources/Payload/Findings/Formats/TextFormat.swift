extension Finding {
  /// The finding for people, as compilers print theirs.
  ///
  /// A line that editors can jump to, then indented the key path and the fix, where there are any. Safe for a terminal;
  /// without a line feed at its end.
  public func text(file: String) -> String {
    let place = "\(terminalSafe(file)):\(position.line):\(position.column)"
    var text = "\(place): \(severity.rawValue)[\(rule)]: \(terminalSafe(message))"
    if keyPath != .root { text += "\n  key: \(terminalSafe(keyPath.description))" }
    if let suggestion { text += "\n  help: \(terminalSafe(suggestion))" }
    return text
  }
}

/// `text` with everything that could steer a terminal or turn the reading order written as an escape (`\u001b`).
///
/// Payload text stands in messages; it must arrive as text.
public func terminalSafe(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isTerminalControl) else { return text }
  var safe = ""
  for scalar in text.unicodeScalars {
    if isTerminalControl(scalar) {
      let digits = String(scalar.value, radix: 16)
      safe += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    } else {
      safe.unicodeScalars.append(scalar)
    }
  }
  return safe
}

/// Whether `scalar` is a control, a line or paragraph separator, or turns the reading order.
private func isTerminalControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
    "\u{2066}"..."\u{2069}", "\u{FEFF}", "\u{E0000}"..."\u{E0FFF}":
    true
  default: false
  }
}
