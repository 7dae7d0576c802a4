/// A JSON number that keeps every digit that was sent.
public struct JSONNumber: Equatable, Sendable, CustomStringConvertible {
  /// The number as it stands in the text.
  public let text: String

  /// Wraps `text`, which must be a number of RFC 8259 section 6.
  init(text: String) { self.text = text }

  /// The digits as sent.
  public var description: String { text }
  /// The nearest double.
  public var double: Double { Double(text) ?? .nan }
  /// The integer, where the value is whole (`1`, `1.0`, `1e2`) and fits 64 bits.
  public var integer: Int64? { Int64(text) }
}
