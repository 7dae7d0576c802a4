public import Payload

extension ContentExtension {
  /// The extension as `app show --json` prints it.
  public var json: JSONOutput {
    .object(
      [
        ("categories", .array(categories.map(JSONOutput.string))),
        ("defaultContentHidden", .bool(defaultContentHidden)),
        ("content", .array(content.map(\.json))),
      ] + (program?.members ?? []) + [
        ("reactions", .object(reactions.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }))
      ])
  }
}

extension ContentProgram {
  fileprivate var members: [(String, JSONOutput)] {
    [
      ("command", .array(command.map(JSONOutput.string))),
      ("timeoutSeconds", .double(timeoutSeconds)),
      ("memoryLimitMegabytes", memoryLimitMegabytes.map { .integer(Int64($0)) } ?? .bool(false)),
    ]
  }
}

extension ContentExtension.Reaction {
  fileprivate var json: JSONOutput {
    guard let content else { return .string(option.rawValue) }
    return .object([("option", .string(option.rawValue)), ("content", .array(content.map(\.json)))])
  }
}

extension LiveActivityProfile {
  /// As `app show --json` prints it: the keys alone where nothing is drawn.
  var json: JSONOutput {
    let keys = JSONOutput.array(required.map(JSONOutput.string))
    return content.isEmpty ? keys : .object([("required", keys), ("content", .array(content.map(\.json)))])
  }
}

extension ContentItem {
  /// The part as a profile has it.
  var json: JSONOutput {
    switch self {
    case .text(let text, let style): .object([("text", .string(text.source)), ("style", .string(style.rawValue))])
    case .rows(let rows): .object([("rows", .object(rows.map { ($0.name, .string($0.value.source)) }))])
    case .progress(let value, let total, let label):
      .object(
        [("progress", .string(value.source)), ("of", .string(total.source))]
          + (label.map { [("label", .string($0.source))] } ?? []))
    case .rating(let value, let outOf): .object([("rating", .string(value.source)), ("of", .integer(Int64(outOf)))])
    case .image(let name): .object([("image", .string(name.source))])
    case .map(let bounds, let rows, let marks):
      .object([
        (
          "map",
          .object([
            ("bounds", .array([bounds.left, bounds.bottom, bounds.right, bounds.top].map(JSONOutput.double))),
            ("rows", .integer(Int64(rows))), ("marks", .array(marks.map(\.json))),
          ])
        )
      ])
    case .buttons(let identifiers): .object([("buttons", .array(identifiers.map(JSONOutput.string)))])
    case .divider: .object([("divider", .bool(true))])
    }
  }
}

extension ContentItem.Mark {
  fileprivate var json: JSONOutput {
    .object(
      [("x", .string(x.source)), ("y", .string(y.source)), ("glyph", .string(glyph))]
        + (label.map { [("label", .string($0.source))] } ?? []))
  }
}
