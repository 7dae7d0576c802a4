/// JSON as Belfry writes it: keys in the order given, raw UTF-8, digits as they were sent.
public indirect enum JSONOutput: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case double(Double)
  case string(String)
  case array([JSONOutput])
  case object([(String, JSONOutput)])
  /// JSON that is ready as text, such as the minified `userInfo`.
  case raw(String)

  /// Whether both write the same bytes.
  public static func == (left: JSONOutput, right: JSONOutput) -> Bool { left.line == right.line }

  /// Text, or null for nil.
  public static func text(_ value: String?) -> JSONOutput { value.map(JSONOutput.string) ?? .null }

  /// The value on one line, without white space.
  public var line: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// The value over several lines, two spaces a level.
  public var pretty: String {
    var text = ""
    write(to: &text, indent: 0)
    return text
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .double(let value): text += value.isFinite ? Self.shortest(value) : "null"
    case .string(let value): JSONOutput.quote(value, into: &text)
    case .raw(let value): text += value
    case .array(let values):
      write(values.map { (nil, $0) }, between: ("[", "]"), to: &text, indent: indent)
    case .object(let members):
      write(members.map { (Optional($0.0), $0.1) }, between: ("{", "}"), to: &text, indent: indent)
    }
  }

  private func write(
    _ items: [(String?, JSONOutput)], between brackets: (String, String), to text: inout String, indent: Int?
  ) {
    text += brackets.0
    for (number, item) in items.enumerated() {
      if number > 0 { text += "," }
      if let indent { text += "\n" + String(repeating: "  ", count: indent + 1) }
      if let key = item.0 {
        JSONOutput.quote(key, into: &text)
        text += indent == nil ? ":" : ": "
      }
      item.1.write(to: &text, indent: indent.map { $0 + 1 })
    }
    if let indent, !items.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
    text += brackets.1
  }

  private static func shortest(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
  }

  /// Appends `value` in quotes, escaped so that no output of Belfry's can steer a terminal.
  static func quote(_ value: String, into text: inout String) {
    var value = value
    var output: [UInt8] = []
    value.withUTF8 { TextQuoting.quote($0, into: &output) }
    text += String(decoding: output, as: UTF8.self)
  }
}
