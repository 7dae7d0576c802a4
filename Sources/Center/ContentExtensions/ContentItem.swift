/// A part of what an app draws itself: of an expanded view, or of a Live Activity.
public enum ContentItem: Equatable, Sendable {
  /// How a text looks.
  public enum TextStyle: String, CaseIterable, Sendable {
    case title, body, secondary
  }
  /// A name and a value, side by side.
  public struct Row: Equatable, Sendable {
    /// What stands in the first column.
    public var name: String
    /// What stands in the second.
    public var value: ContentTemplate
    /// Makes a row.
    public init(name: String, value: ContentTemplate) {
      self.name = name
      self.value = value
    }
  }
  /// A point of a map.
  public struct Mark: Equatable, Sendable {
    /// How far to the right, in the measure of the map's bounds.
    public var x: ContentTemplate
    /// How far up, in the measure of the map's bounds.
    public var y: ContentTemplate
    /// One visible character.
    public var glyph: String
    /// What it stands for, in a line below the map; nil: nothing is said.
    public var label: ContentTemplate?
    /// Makes a mark.
    public init(x: ContentTemplate, y: ContentTemplate, glyph: String, label: ContentTemplate? = nil) {
      self.x = x
      self.y = y
      self.glyph = glyph
      self.label = label
    }
  }
  /// The part of the world that a map shows: what lies at its edges.
  public struct Bounds: Equatable, Sendable {
    /// The least `x`.
    public var left: Double
    /// The least `y`.
    public var bottom: Double
    /// The greatest `x`.
    public var right: Double
    /// The greatest `y`.
    public var top: Double
    /// Makes bounds.
    public init(left: Double, bottom: Double, right: Double, top: Double) {
      self.left = left
      self.bottom = bottom
      self.right = right
      self.top = top
    }
  }

  /// Words, as many lines as they take.
  case text(ContentTemplate, TextStyle)
  /// Names and values in two columns.
  case rows([Row])
  /// A bar: `value` of `total`.
  case progress(value: ContentTemplate, total: ContentTemplate, label: ContentTemplate?)
  /// Stars.
  case rating(value: ContentTemplate, outOf: Int)
  /// An attachment, by its identifier.
  case image(ContentTemplate)
  /// A grid with marks, so many rows high.
  case map(Bounds, rows: Int, marks: [Mark])
  /// Actions of the category, by identifier.
  case buttons([String])
  /// A line.
  case divider
}

/// A part with its values in place, ready to be drawn.
public enum DrawnItem: Equatable, Sendable {
  /// A name and its value.
  public struct Row: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String
  }
  /// A point; `x` runs from 0 at the left to 1, `y` from 0 at the top to 1.
  public struct Mark: Equatable, Sendable {
    /// From left to right.
    public var x: Double
    /// From top to bottom.
    public var y: Double
    /// One visible character.
    public var glyph: String
    /// What it stands for; nil: nothing is said.
    public var label: String?
  }
  /// A button: an action and its number, counted from 1.
  public struct Button: Equatable, Sendable {
    /// The action of the category.
    public var action: NotificationAction
    /// Its place among the category's actions, which is the digit that presses it.
    public var number: Int
  }

  /// Words.
  case text(String, ContentItem.TextStyle)
  /// Names and values.
  case rows([Row])
  /// `share` from 0 to 1.
  case progress(share: Double, label: String?)
  /// From 0 to `outOf`.
  case rating(Double, outOf: Int)
  /// An attachment, by its identifier.
  case image(String)
  /// A grid, so many rows high.
  case map(rows: Int, marks: [Mark])
  /// Buttons side by side.
  case buttons([Button])
  /// A line.
  case divider
}

extension ContentItem {
  /// The part with its values; nil where those that it shows are not there.
  func drawn(with values: ContentValues, actions: [NotificationAction]) -> DrawnItem? {
    switch self {
    case .text(let text, let style): return values.text(text).flatMap { $0.isEmpty ? nil : .text($0, style) }
    case .rows(let rows):
      let drawn = rows.compactMap { row in
        values.text(row.value).map { DrawnItem.Row(name: row.name, value: $0) }
      }
      return drawn.isEmpty ? nil : .rows(drawn)
    case .progress(let value, let total, let label):
      guard let value = values.number(value), let total = values.number(total), total > 0 else { return nil }
      return .progress(share: min(max(value / total, 0), 1), label: label.flatMap(values.text))
    case .rating(let value, let outOf):
      return values.number(value).map { .rating(min(max($0, 0), Double(outOf)), outOf: outOf) }
    case .image(let name): return values.text(name).map { .image($0) }
    case .map(let bounds, let rows, let marks):
      let drawn = marks.compactMap { $0.drawn(in: bounds, with: values) }
      return .map(rows: rows, marks: drawn)
    case .buttons(let identifiers):
      let buttons = identifiers.compactMap { identifier in
        actions.firstIndex { $0.identifier == identifier }.map {
          DrawnItem.Button(action: actions[$0], number: $0 + 1)
        }
      }
      return buttons.isEmpty ? nil : .buttons(buttons)
    case .divider: return .divider
    }
  }
}

extension ContentItem.Mark {
  /// The mark where it lies; nil outside the map, or where its place is not told.
  fileprivate func drawn(in bounds: ContentItem.Bounds, with values: ContentValues) -> DrawnItem.Mark? {
    guard let x = values.number(x), let y = values.number(y) else { return nil }
    let across = (x - bounds.left) / (bounds.right - bounds.left)
    let down = (bounds.top - y) / (bounds.top - bounds.bottom)
    guard (0...1).contains(across), (0...1).contains(down) else { return nil }
    return DrawnItem.Mark(x: across, y: down, glyph: glyph, label: label.flatMap(values.text))
  }
}
