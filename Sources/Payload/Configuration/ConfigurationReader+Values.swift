extension ConfigurationReader {
  /// The value under `key`; nil where it is absent or null.
  public func value(_ key: String, in object: Object) -> Value? {
    guard let json = object.value[key], !json.isNull else { return nil }
    return Value(json: json, path: object.path.member(key))
  }

  /// The value under `key` of `value`; nil where that is no object, or the key is absent or null.
  public func value(_ key: String, in value: Value) -> Value? {
    guard let json = value.json[key], !json.isNull else { return nil }
    return Value(json: json, path: value.path.member(key))
  }

  /// The text under `key`; empty text is a fault unless `allowsEmpty`.
  public mutating func text(_ key: String, in object: Object, allowsEmpty: Bool = false) -> String? {
    value(key, in: object).flatMap { text($0, allowsEmpty: allowsEmpty) }
  }

  /// `value` as text; empty text is a fault unless `allowsEmpty`.
  public mutating func text(_ value: Value, allowsEmpty: Bool = false) -> String? {
    guard let text = value.json.string else {
      reportKind("text", at: value)
      return nil
    }
    guard allowsEmpty || !text.isEmpty else {
      report(.error, "is empty; expected text", at: value)
      return nil
    }
    return text
  }

  /// The Boolean under `key`.
  public mutating func flag(_ key: String, in object: Object) -> Bool? {
    guard let value = value(key, in: object) else { return nil }
    guard let flag = value.json.bool else {
      reportKind("true or false", at: value, suggestion: Self.flagMeant(by: value.json))
      return nil
    }
    return flag
  }

  /// The number under `key`, which must lie in `range`.
  public mutating func number(_ key: String, in object: Object, range: ClosedRange<Double>) -> Double? {
    guard let value = value(key, in: object) else { return nil }
    guard let number = value.json.number else {
      reportKind("a number", at: value)
      return nil
    }
    guard range.contains(number.double) else {
      let bounds = "\(JSONOutput.double(range.lowerBound).line) to \(JSONOutput.double(range.upperBound).line)"
      report(.error, "is \(Self.excerpt(number.text)); expected a number from \(bounds)", at: value)
      return nil
    }
    return number.double
  }

  /// The whole number under `key`, which must lie in `range`.
  public mutating func integer(_ key: String, in object: Object, range: ClosedRange<Int64>) -> Int64? {
    guard let value = value(key, in: object) else { return nil }
    guard let number = value.json.number else {
      reportKind("a whole number", at: value)
      return nil
    }
    guard let integer = number.integer, range.contains(integer) else {
      report(
        .error,
        "is \(Self.excerpt(number.text)); expected a whole number from \(range.lowerBound) to \(range.upperBound)",
        at: value)
      return nil
    }
    return integer
  }

  /// The elements of the array under `key`; nil where it is absent or no array.
  public mutating func list(_ key: String, in object: Object) -> [Value]? {
    value(key, in: object).flatMap { list($0) }
  }

  /// The elements of `value`; nil where it is no array.
  public mutating func list(_ value: Value) -> [Value]? {
    guard value.json.kind == .array else {
      reportKind("an array", at: value, suggestion: "put it in brackets: [ … ]")
      return nil
    }
    return value.json.elements.enumerated().map { Value(json: $0.element, path: value.path.element($0.offset)) }
  }

  /// The texts of the array under `key`; elements that are no text are reported and left out.
  public mutating func texts(_ key: String, in object: Object) -> [String]? {
    value(key, in: object).flatMap { texts($0) }
  }

  /// The texts of an array; elements that are no text are reported and left out.
  public mutating func texts(_ value: Value) -> [String]? {
    guard let values = list(value) else { return nil }
    var texts: [String] = []
    for value in values {
      if let text = text(value) { texts.append(text) }
    }
    return texts
  }

  /// Says that `value` is of the wrong kind: `expected true or false, found text`.
  public mutating func reportKind(
    _ expected: @autoclosure () -> String, at value: Value, suggestion: @autoclosure () -> String? = nil
  ) {
    report(.error, "expected \(expected()), found \(value.json.kind.article)", at: value, suggestion: suggestion())
  }

  /// Says that of two keys of `value` one is expected, where neither stands there or both do.
  public mutating func reportChoice(_ first: String, _ second: String, at value: Value) {
    switch (self.value(first, in: value) != nil, self.value(second, in: value) != nil) {
    case (true, true): report(.error, "has both '\(first)' and '\(second)'; expected one of them", at: value)
    case (false, false): report(.error, "needs one of '\(first)' and '\(second)'", at: value)
    default: break
    }
  }

  /// What someone meant who wrote `"yes"` or 1 for a Boolean.
  private static func flagMeant(by json: JSONValue) -> String? {
    let word = json.string?.lowercased() ?? json.number?.text ?? ""
    switch word {
    case "true", "yes", "on", "1": return "write true"
    case "false", "no", "off", "0": return "write false"
    default: return nil
    }
  }

  /// At most `limit` characters of `text`, for a message: controls are escaped, so that a file cannot steer a terminal.
  public static func excerpt(_ text: String, limit: Int = 40) -> String {
    let start = text.prefix(limit + 1)
    return ConfigurationFinding.printable(start.count > limit ? start.prefix(limit) + "…" : text)
  }

  /// Whether `path` leads down from the folder of the file that names it, and nowhere else.
  ///
  /// A file is read on behalf of whoever wrote it, so it must not reach what that person could not hand over.
  public static func staysInFolder(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.isEmpty && !path.hasPrefix("/") && !parts.contains("..") && !path.utf8.contains(0)
  }
}
