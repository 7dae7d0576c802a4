import Payload

/// The members of a request, read with the error that a wrong one deserves.
///
/// Absent and null are the same.
struct RequestFields {
  let root: JSONValue

  func text(_ name: String) throws(OperationError) -> String {
    guard let text = root[name]?.string else { throw .badField(name, "text") }
    return text
  }

  func optionalText(_ name: String) throws(OperationError) -> String? {
    guard let value = root[name], !value.isNull else { return nil }
    guard let text = value.string else { throw .badField(name, "text or null") }
    return text
  }

  func flag(_ name: String) throws(OperationError) -> Bool {
    guard let flag = root[name]?.bool else { throw .badField(name, "true or false") }
    return flag
  }

  func integer(_ name: String) throws(OperationError) -> Int64 {
    guard let integer = root[name]?.number?.integer else { throw .badField(name, "a whole number") }
    return integer
  }

  func number(_ name: String) throws(OperationError) -> Double {
    guard let number = root[name]?.number?.double else { throw .badField(name, "a number") }
    return number
  }

  func optionalInteger(_ name: String) throws(OperationError) -> Int64? {
    guard let value = root[name], !value.isNull else { return nil }
    guard let integer = value.number?.integer else { throw .badField(name, "a whole number or null") }
    return integer
  }
}

extension OperationError {
  /// A member of a request is missing or of a wrong type.
  static func badField(_ name: String, _ expected: String) -> OperationError {
    OperationError(exitCode: 2, message: "'\(name)' of a request must be \(expected) (docs/control.md)")
  }
}
