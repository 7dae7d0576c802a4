import Payload

/// The texts of `Tests/Fixtures/scripts`: every script, and everything that goes wrong in terminals.
public struct ScriptText: CustomStringConvertible, Sendable {
  /// What it is about.
  public let name: String
  /// A title; empty in a few.
  public let title: String
  /// A second line; empty in most.
  public let subtitle: String
  /// One paragraph or many.
  public let body: String

  /// The name alone: what a failed test says.
  public var description: String { name }

  /// A text of a test's own.
  public init(name: String, title: String, subtitle: String, body: String) {
    self.name = name
    self.title = title
    self.subtitle = subtitle
    self.body = body
  }

  /// All of them.
  public static let all: [ScriptText] = {
    let root = JSONDocument((try? Fixtures.bytes("scripts/texts.json")) ?? []).root
    return (root?.elements ?? []).map { value in
      func text(_ key: String) -> String { value[key]?.string ?? "" }
      return ScriptText(name: text("name"), title: text("title"), subtitle: text("subtitle"), body: text("body"))
    }
  }()

  /// The text with this name.
  public static func named(_ name: String) -> ScriptText {
    all.first { $0.name == name } ?? ScriptText(name: name, title: "", subtitle: "", body: "")
  }

  /// A payload that shows it, with whatever else belongs into `aps`.
  public func payload(_ aps: String = "") -> String {
    let alert = [("title", title), ("subtitle", subtitle), ("body", body)].map { key, text in
      "\"\(key)\":\(JSONOutput.string(text).line)"
    }
    return "{\"aps\":{\"alert\":{\(alert.joined(separator: ","))}\(aps.isEmpty ? "" : "," + aps)}}"
  }
}
