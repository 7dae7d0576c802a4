import Payload

/// A request or an answer that is not what it has to be.
public struct MediaJSONError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// An object of JSON whose members are read within bounds, and only so.
struct BoundedObject {
  private let value: JSONValue

  /// Reads a text that is one object of at most `limit` bytes.
  init(source: [UInt8], limit: Int) throws(MediaJSONError) {
    var limits = JSONDocument.Limits()
    limits.depth = 8
    limits.byteCount = limit
    limits.faultCount = 1
    guard source.count <= limit else { throw MediaJSONError("it has more than \(limit) bytes") }
    let document = JSONDocument(source, limits: limits)
    guard document.faults.isEmpty, let root = document.root else { throw MediaJSONError("it is not JSON") }
    try self.init(root)
  }

  init(_ value: JSONValue) throws(MediaJSONError) {
    guard value.kind == .object else { throw MediaJSONError("it is not an object") }
    self.value = value
  }

  /// Whether there is such a member that is not null.
  func has(_ key: String) -> Bool { value[key].map { !$0.isNull } ?? false }

  private func member(_ key: String, _ kind: JSONValue.Kind) throws(MediaJSONError) -> JSONValue {
    guard let member = value[key], member.kind == kind else { throw MediaJSONError("'\(key)' is not \(kind.article)") }
    return member
  }

  func text(_ key: String, bytes: ClosedRange<Int>) throws(MediaJSONError) -> String {
    let member = try member(key, .string)
    guard member.byteRange.count <= bytes.upperBound * 6 + 2, let text = member.string, bytes.contains(text.utf8.count)
    else { throw MediaJSONError("'\(key)' has not \(bytes.lowerBound) to \(bytes.upperBound) bytes") }
    return text
  }

  func integer(_ key: String, in range: ClosedRange<Int>) throws(MediaJSONError) -> Int {
    guard let number = try member(key, .number).number?.integer, range.contains(Int(number)) else {
      throw MediaJSONError("'\(key)' is not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return Int(number)
  }

  func number(_ key: String, in range: ClosedRange<Double>) throws(MediaJSONError) -> Double {
    guard let number = try member(key, .number).number?.double, range.contains(number) else {
      throw MediaJSONError("'\(key)' is not a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func bool(_ key: String) throws(MediaJSONError) -> Bool { try member(key, .bool).bool ?? false }

  func word<Word: RawRepresentable<String>>(_ key: String) throws(MediaJSONError) -> Word {
    guard let word = Word(rawValue: try text(key, bytes: 1...40)) else {
      throw MediaJSONError("'\(key)' is none of the words that it may be")
    }
    return word
  }

  func object(_ key: String) throws(MediaJSONError) -> BoundedObject {
    try BoundedObject(try member(key, .object))
  }

  /// The elements of an array that has a number of them within `count`.
  func elements(_ key: String, count: ClosedRange<Int>) throws(MediaJSONError) -> [JSONValue] {
    let array = try member(key, .array)
    var elements: [JSONValue] = []
    for element in array.eachElement {
      guard elements.count < count.upperBound else { throw MediaJSONError("'\(key)' has too many elements") }
      elements.append(element)
    }
    guard elements.count >= count.lowerBound else { throw MediaJSONError("'\(key)' has too few elements") }
    return elements
  }
}
