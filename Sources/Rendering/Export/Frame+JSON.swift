public import Payload

extension Frame {
  /// The frame as data: `columns`, `rows`, `lines` (each row as text, as ``text(ofRow:)``) and `runs`.
  ///
  /// A run is a stretch of one row in one style: `row`, `column`, `columns`, `ink` and `surface` (a role's name or
  /// `#RRGGBB`), and `attributes`, a list of `bold`, `dim`, `underlined`, `reversed`. Runs that are plain `text` on
  /// `screen` are left out.
  public var json: JSONOutput {
    .object([
      ("columns", .integer(Int64(columns))), ("rows", .integer(Int64(rows))),
      ("lines", .array((0..<rows).map { .string(text(ofRow: $0)) })),
      ("runs", .array((0..<rows).flatMap(runs(ofRow:)))),
    ])
  }

  private func runs(ofRow row: Int) -> [JSONOutput] {
    guard columns > 0 else { return [] }
    var runs: [JSONOutput] = []
    var start = 0
    for column in 1...columns {
      let style = cells[row * columns + start].style
      if column < columns, cells[row * columns + column].style == style { continue }
      if style != Style() { runs.append(run(row: row, column: start, columns: column - start, style: style)) }
      start = column
    }
    return runs
  }

  private func run(row: Int, column: Int, columns: Int, style: Style) -> JSONOutput {
    let attributes = [
      (style.isBold, "bold"), (style.isDim, "dim"), (style.isUnderlined, "underlined"), (style.isReversed, "reversed"),
    ]
    return .object([
      ("row", .integer(Int64(row))), ("column", .integer(Int64(column))), ("columns", .integer(Int64(columns))),
      ("ink", .string(style.ink.name)), ("surface", .string(style.surface.name)),
      ("attributes", .array(attributes.filter(\.0).map { .string($0.1) })),
    ])
  }
}

extension Ink {
  /// The role's name, or `#RRGGBB`.
  public var name: String {
    switch self {
    case .role(let role): role.rawValue
    case .tint(let value), .rgb(let value): RGBColor(value).description
    case .pixels: "pixels"
    }
  }
}
