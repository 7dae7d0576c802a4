/// A text with placeholders, as Apple fills it with `loc-args`.
///
/// `%@` takes the next argument, `%2$@` the second one, `%%` is a percent sign. Any other conversion (`%d`) stays as it
/// stands. Source: apple-rules 1.5.
public struct LocalizedFormat: Equatable, Sendable {
  /// A part of the text.
  enum Piece: Equatable, Sendable {
    case literal(String)
    /// An argument, counted from 0.
    case argument(Int)
    /// A text of its own, chosen by the argument: `%#@name@`.
    case variable(String, argument: Int)
    /// A conversion that is not filled in.
    case unsupported(String)
  }

  let pieces: [Piece]

  /// How many arguments the text wants.
  public let placeholderCount: Int

  /// The most UTF-8 bytes that a filled text may have: a payload cannot say more, a placeholder repeated often could.
  static let byteLimit = 1 << 16

  /// Takes `text` apart.
  public init(_ text: String) {
    var reader = FormatReader(text)
    reader.read()
    pieces = reader.pieces
    placeholderCount = reader.placeholderCount
  }

  /// The conversions that stay as they stand: `%d`, `%1$.2f`, `%#@count@`.
  public var unsupportedConversions: [String] {
    pieces.compactMap { piece in
      if case .unsupported(let conversion) = piece { conversion } else { nil }
    }
  }

  /// The text with `arguments` in its placeholders: missing ones are empty, further ones are left out.
  public func filled(with arguments: [String]) -> String {
    var text = ""
    for piece in pieces where text.utf8.count < Self.byteLimit {
      switch piece {
      case .literal(let part), .unsupported(let part): text += part
      case .variable: break
      case .argument(let number): text += arguments.indices.contains(number) ? arguments[number] : ""
      }
    }
    return text
  }
}
