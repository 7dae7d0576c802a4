import Payload

/// Answers come as JSON, from the store as values and from a running center as text; people get lines made of either.
extension JSONOutput {
  /// The value of a member; null where there is none.
  subscript(key: String) -> JSONOutput {
    guard case .object(let members) = parsed else { return .null }
    return members.first { $0.0 == key }?.1 ?? .null
  }

  /// The text of a string.
  var text: String? {
    if case .string(let text) = parsed { text } else { nil }
  }

  /// The text of a string, or nothing.
  var words: String { text ?? "" }

  /// A whole number.
  var integer: Int64? {
    switch parsed {
    case .integer(let number): number
    case .double(let number): Int64(exactly: number)
    default: nil
    }
  }

  /// A number.
  var number: Double? {
    switch parsed {
    case .integer(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// A truth value; false for anything else.
  var isTrue: Bool { self == .bool(true) }

  /// Whether it is null.
  var isNull: Bool {
    if case .null = parsed { true } else { false }
  }

  /// The elements of an array, or none.
  var items: [JSONOutput] {
    if case .array(let values) = parsed { values } else { [] }
  }

  /// The members of an object in their order, or none.
  var fields: [(String, JSONOutput)] {
    if case .object(let members) = parsed { members } else { [] }
  }

  /// The value over several lines, whatever it was made of.
  var prettyLines: String { spread.pretty }

  private var spread: JSONOutput {
    switch parsed {
    case .array(let values): .array(values.map(\.spread))
    case .object(let members): .object(members.map { ($0.0, $0.1.spread) })
    case let value: value
    }
  }

  /// The value itself where it is ready-made text.
  private var parsed: JSONOutput {
    guard case .raw(let text) = self, let root = JSONDocument(Array(text.utf8)).root else { return self }
    switch root.kind {
    case .null: return .null
    case .bool: return .bool(root.bool ?? false)
    case .number: return root.number?.integer.map(JSONOutput.integer) ?? .double(root.number?.double ?? 0)
    case .string: return .string(root.string ?? "")
    case .array: return .array(root.elements.map { .raw($0.minified) })
    case .object: return .object(root.members.filter { !$0.isDuplicate }.map { ($0.key, .raw($0.value.minified)) })
    }
  }
}
