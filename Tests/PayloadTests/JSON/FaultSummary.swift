import Payload

extension JSONFault {
  /// The place and the name of the fault: `2:7 trailingComma`.
  var summary: String {
    "\(position.line):\(position.column) \(kind.name)"
  }
}

extension JSONFault.Kind {
  /// The name of the case.
  var name: String {
    let text = String(describing: self)
    return String(text.prefix { $0 != "(" })
  }
}

extension JSONDocument {
  /// Reads `text`.
  convenience init(_ text: String, dialect: Dialect = .payload, limits: Limits = .standard) {
    self.init(Array(text.utf8), dialect: dialect, limits: limits)
  }

  /// The faults in short: `2:7 trailingComma`.
  var faultSummaries: [String] { faults.map(\.summary) }
}
