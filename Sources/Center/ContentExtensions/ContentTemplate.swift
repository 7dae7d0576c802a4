/// A text with places for values: `Order {order.number}`.
///
/// A place is the way to a value, as findings write it: names with dots between them, `[0]` for an element, quotes round
/// a name with a dot in it. `{{` and `}}` are braces.
public struct ContentTemplate: Equatable, Sendable {
  /// A step on the way to a value.
  enum Step: Equatable, Sendable {
    case member(String)
    case element(Int)
  }
  enum Piece: Equatable, Sendable {
    case text(String)
    case value([Step])
  }

  /// As it was written.
  public let source: String
  let pieces: [Piece]

  /// What is wrong with a template, as a sentence.
  public struct Fault: Error, Equatable {
    /// What was found and what was expected.
    public let message: String
  }

  /// Reads a template.
  public init(_ source: String) throws(Fault) {
    self.source = source
    var pieces: [Piece] = []
    var text = ""
    var rest = Substring(source)
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        rest.removeFirst()
        text.append(character)
      case "{":
        guard let end = rest.firstIndex(of: "}") else {
          throw Fault(message: "a '{' without its '}'; write '{{' for a brace")
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.value(try Self.steps(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      case "}": throw Fault(message: "a '}' without its '{'; write '}}' for a brace")
      default: text.append(character)
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    self.pieces = pieces
  }

  /// A text without places.
  public init(text: String) {
    source = text.replacing("{", with: "{{").replacing("}", with: "}}")
    pieces = text.isEmpty ? [] : [.text(text)]
  }

  private static func steps(_ path: Substring) throws(Fault) -> [Step] {
    let fault = Fault(message: "'{\(path)}' names no value; expected a way to one, as in '{order.items[0].name}'")
    var steps: [Step] = []
    var rest = path
    while let first = rest.first {
      if first == "[" {
        guard let end = rest.firstIndex(of: "]"), let number = Int(rest[rest.index(after: rest.startIndex)..<end]),
          number >= 0, !steps.isEmpty
        else { throw fault }
        steps.append(.element(number))
        rest = rest[rest.index(after: end)...]
      } else {
        if !steps.isEmpty {
          guard first == "." else { throw fault }
          rest.removeFirst()
        }
        steps.append(.member(try member(&rest, else: fault)))
      }
    }
    guard !steps.isEmpty else { throw fault }
    return steps
  }

  private static func member(_ rest: inout Substring, else fault: Fault) throws(Fault) -> String {
    let name: Substring
    if rest.first == "\"" {
      rest.removeFirst()
      guard let end = rest.firstIndex(of: "\"") else { throw fault }
      name = rest[..<end]
      rest = rest[rest.index(after: end)...]
      return String(name)
    }
    name = rest.prefix { $0 != "." && $0 != "[" }
    guard !name.isEmpty, !name.contains("]"), !name.contains("\"") else { throw fault }
    rest = rest[name.endIndex...]
    return String(name)
  }
}
