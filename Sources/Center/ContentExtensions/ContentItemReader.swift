import Payload

/// Reads descriptions: in an app's profile, and in what a program of the app's wrote.
struct ContentItemReader {
  /// Parts that a description may have.
  static let limit = 100

  private static let kinds = ["text", "rows", "progress", "rating", "image", "map", "buttons", "divider"]
  private static let companions = ["text": ["style"], "progress": ["of", "label"], "rating": ["of"]]

  var fields: ConfigurationReader
  /// Whether texts have places for values.
  var readsTemplates = true

  /// The parts of a list; what is wrong is reported and left out.
  mutating func items(_ value: ConfigurationReader.Value) -> [ContentItem] {
    guard let values = fields.list(value) else { return [] }
    if values.count > Self.limit {
      fields.report(.warning, "\(values.count) parts; the first \(Self.limit) are shown", at: value)
    }
    var items: [ContentItem] = []
    for value in values.prefix(Self.limit) {
      if let item = item(value) { items.append(item) }
    }
    return items
  }

  private mutating func item(_ value: ConfigurationReader.Value) -> ContentItem? {
    let kind = Self.kinds.first { fields.value($0, in: value) != nil }
    guard let object = fields.object(value, allowing: kind.map { [$0] + (Self.companions[$0] ?? []) } ?? Self.kinds)
    else { return nil }
    guard let kind, let content = fields.value(kind, in: object) else {
      fields.report(.error, "expected one of \(ConfigurationReader.listing(Self.kinds))", at: value)
      return nil
    }
    switch kind {
    case "text":
      return template(content).map {
        .text($0, fields.word("style", in: object, of: ContentItem.TextStyle.self) ?? .body)
      }
    case "rows": return rows(content)
    case "progress":
      guard let value = template(content) else { return nil }
      let total = fields.value("of", in: object).flatMap { template($0) }
      return .progress(
        value: value, total: total ?? ContentTemplate(text: "1"),
        label: fields.value("label", in: object).flatMap { template($0) })
    case "rating":
      return template(content).map {
        .rating(value: $0, outOf: Int(fields.integer("of", in: object, range: 1...10) ?? 5))
      }
    case "image": return template(content).map { .image($0) }
    case "map": return map(content)
    case "buttons": return fields.texts(content).map { .buttons($0) }
    default: return fields.flag(kind, in: object) == true ? .divider : nil
    }
  }

  /// A text with places; a number stands for its digits.
  private mutating func template(_ value: ConfigurationReader.Value) -> ContentTemplate? {
    guard value.json.kind == .string || value.json.kind == .number else {
      fields.reportKind("a text or a number", at: value)
      return nil
    }
    guard let text = value.json.number?.text ?? fields.text(value) else { return nil }
    guard readsTemplates else { return ContentTemplate(text: text) }
    do throws(ContentTemplate.Fault) {
      return try ContentTemplate(text)
    } catch {
      fields.report(.error, error.message, at: value)
      return nil
    }
  }

  private mutating func rows(_ value: ConfigurationReader.Value) -> ContentItem? {
    guard let object = fields.openObject(value) else { return nil }
    var rows: [ContentItem.Row] = []
    for (name, value) in fields.members(of: object) {
      if let template = template(value) {
        rows.append(ContentItem.Row(name: name, value: template))
      }
    }
    return .rows(rows)
  }

  private mutating func map(_ value: ConfigurationReader.Value) -> ContentItem? {
    guard let object = fields.object(value, allowing: ["bounds", "rows", "marks"]) else { return nil }
    var bounds = ContentItem.Bounds(left: 0, bottom: 0, right: 1, top: 1)
    if let sides = fields.value("bounds", in: object) { bounds = self.bounds(sides) ?? bounds }
    var marks: [ContentItem.Mark] = []
    for value in fields.list("marks", in: object) ?? [] {
      if let mark = mark(value) { marks.append(mark) }
    }
    return .map(bounds, rows: Int(fields.integer("rows", in: object, range: 2...30) ?? 6), marks: marks)
  }

  private mutating func bounds(_ value: ConfigurationReader.Value) -> ContentItem.Bounds? {
    guard let list = fields.list(value) else { return nil }
    let sides = list.compactMap { $0.json.number?.double }
    guard sides.count == 4, list.count == 4 else {
      fields.report(
        .error, "expected four numbers: left, bottom, right and top, as in [67.0, 24.8, 67.2, 25.0]", at: value)
      return nil
    }
    guard sides[0] < sides[2], sides[1] < sides[3] else {
      fields.report(
        .error,
        sides[0] < sides[2]
          ? "the bottom, the second number, must be less than the top, the fourth"
          : "the left, the first number, must be less than the right, the third", at: value)
      return nil
    }
    return ContentItem.Bounds(left: sides[0], bottom: sides[1], right: sides[2], top: sides[3])
  }

  private mutating func mark(_ value: ConfigurationReader.Value) -> ContentItem.Mark? {
    guard let object = fields.object(value, allowing: ["x", "y", "glyph", "label"]) else { return nil }
    guard let x = fields.value("x", in: object).flatMap({ template($0) }),
      let y = fields.value("y", in: object).flatMap({ template($0) })
    else {
      fields.report(.error, "a mark needs 'x' and 'y'", at: value)
      return nil
    }
    return ContentItem.Mark(
      x: x, y: y, glyph: fields.glyph("glyph", in: object) ?? "●",
      label: fields.value("label", in: object).flatMap { template($0) })
  }
}
