/// How values of a payload are read: one place for each leniency.
extension JSONValue {
  /// The number 1, or true in its place.
  ///
  /// Source: apple-rules 1.2, `content-available`.
  var isOne: Bool { bool == true || number?.integer == 1 }

  /// A text that has characters.
  var nonemptyString: String? { string.flatMap { $0.isEmpty ? nil : $0 } }
}

extension JSONNumber {
  /// The integer where the value is whole; beyond 64 bits the nearest one that fits.
  var wholeClamped: Int64? {
    if let integer { return integer }
    return isWhole ? (isNegative ? .min : .max) : nil
  }

  /// The nearest double, nil beyond the range of doubles.
  var finiteDouble: Double? { double.isFinite ? double : nil }
}
