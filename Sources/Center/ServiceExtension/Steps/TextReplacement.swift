import Payload

/// New texts for a notification: `{title}`, `{subtitle}` and `{body}` stand for what is there, any other name in braces
/// for a field of `userInfo`, and `{{` for a brace.
public struct TextReplacement: Equatable, Sendable {
  /// nil leaves the title.
  public var title: String?
  /// nil leaves the subtitle.
  public var subtitle: String?
  /// nil leaves the body.
  public var body: String?

  /// Replaces nothing.
  public init(title: String? = nil, subtitle: String? = nil, body: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
  }

  var members: [(String, JSONOutput)] {
    [("title", title), ("subtitle", subtitle), ("body", body)].compactMap { name, text in
      text.map { (name, .string($0)) }
    }
  }

  /// Replaces the texts of `content`; a field that is missing fails and leaves all as it was.
  public func apply(to content: inout NotificationContent) throws(StepFailure) {
    let before = content
    if let title { content.title = try Self.fill(title, from: before) }
    if let subtitle { content.subtitle = try Self.fill(subtitle, from: before) }
    if let body { content.body = try Self.fill(body, from: before) }
  }

  private static func fill(_ template: String, from content: NotificationContent) throws(StepFailure) -> String {
    var filled = ""
    var rest = template[...]
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[rest.index(after: brace)...]
      if rest.first == "{" {
        filled += "{"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(of: "}") else { throw StepFailure("'{' has no '}' in '\(template)'") }
      filled += try value(of: String(rest[..<end]), in: content)
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }

  private static func value(of name: String, in content: NotificationContent) throws(StepFailure) -> String {
    switch name {
    case "title": return content.title
    case "subtitle": return content.subtitle
    case "body": return content.body
    default:
      guard let text = content.text(at: name) else { throw StepFailure("there is no text '\(name)' in 'userInfo'") }
      return text
    }
  }
}
