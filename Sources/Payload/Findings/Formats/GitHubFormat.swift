extension Finding {
  /// The finding as a workflow command: `::error file=a.json,line=1,col=2,title=rule::message`.
  public func githubCommand(file: String) -> String {
    let command =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "notice"
      }
    let place = "file=\(githubEscaped(file, isProperty: true)),line=\(position.line),col=\(position.column)"
    let said = suggestion.map { "\(message); \($0)" } ?? message
    return "::\(command) \(place),title=\(githubEscaped(rule, isProperty: true))::"
      + githubEscaped(said, isProperty: false)
  }
}

/// `text` as a workflow command wants it: percent signs and line ends, in properties also colons and commas.
private func githubEscaped(_ text: String, isProperty: Bool) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": escaped += "%25"
    case "\r": escaped += "%0D"
    case "\n": escaped += "%0A"
    case ":" where isProperty: escaped += "%3A"
    case "," where isProperty: escaped += "%2C"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return terminalSafe(escaped)
}
