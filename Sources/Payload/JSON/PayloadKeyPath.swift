/// The way from the root of a payload to a value: `aps.alert.loc-args[0]`.
///
/// The root itself is the empty path.
public struct PayloadKeyPath: Equatable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The path as text.
  public let description: String

  /// The path of the whole file.
  public static let root = PayloadKeyPath(description: "")

  /// Wraps a ready path.
  public init(description: String) { self.description = description }

  /// Wraps a ready path.
  public init(stringLiteral value: String) { self.description = value }

  /// The path of the member `key` below this one.
  ///
  /// A key with a dot, a bracket or no characters is quoted.
  public func member(_ key: String) -> PayloadKeyPath {
    let plain = !key.isEmpty && !key.contains { ".[]\"".contains($0) }
    let part = plain ? key : "\"\(key)\""
    return PayloadKeyPath(description: description.isEmpty ? part : description + "." + part)
  }

  /// The path of element `number`, counted from 0, below this one.
  public func element(_ number: Int) -> PayloadKeyPath { PayloadKeyPath(description: description + "[\(number)]") }
}
