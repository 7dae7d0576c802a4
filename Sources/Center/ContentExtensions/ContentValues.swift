import Payload

/// The values that a description can show.
///
/// `content` and `response` are the notification's own and what was chosen; `userInfo` is the payload, whose keys can also
/// be named without it. For a Live Activity the keys are those of its `content-state`, and `attributes` its attributes.
struct ContentValues {
  private let keys: JSONValue?
  private let named: [String: JSONValue]
  private let texts: [String: [String: String]]

  /// The values of a notification.
  init(of notification: Notification, after kept: KeptAction?) {
    let payload = JSONDocument(notification.payload).root
    keys = payload
    named = payload.map { ["userInfo": $0] } ?? [:]
    var response: [String: String] = [:]
    if let kept {
      response["actionIdentifier"] = kept.actionIdentifier
      response["userText"] = kept.userText
    }
    texts = [
      "content": ["title": notification.title, "subtitle": notification.subtitle, "body": notification.body],
      "response": response,
    ]
  }

  /// The values of a Live Activity.
  init(of activity: LiveActivity) {
    keys = JSONDocument(Array(activity.contentState.utf8)).root
    named = JSONDocument(Array(activity.attributes.utf8)).root.map { ["attributes": $0] } ?? [:]
    texts = ["content": ["title": activity.title, "body": activity.body]]
  }

  /// The text with its values in place; nil where it names values and none of them is there.
  func text(_ template: ContentTemplate) -> String? {
    var text = ""
    var isMissing = false
    var isFound = false
    for piece in template.pieces {
      switch piece {
      case .text(let words): text += words
      case .value(let steps):
        if let value = value(steps) {
          text += value
          isFound = true
        } else {
          isMissing = true
        }
      }
    }
    return isMissing && !isFound ? nil : text
  }

  /// The text as a number; nil where it is none.
  func number(_ template: ContentTemplate) -> Double? {
    guard let text = text(template), let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private func value(_ steps: [ContentTemplate.Step]) -> String? {
    guard case .member(let first)? = steps.first else { return nil }
    if let texts = texts[first] {
      guard steps.count == 2, case .member(let name) = steps[1] else { return nil }
      return texts[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let root = named[first]
    var value = root ?? keys
    for step in steps.dropFirst(root == nil ? 0 : 1) {
      switch step {
      case .member(let name): value = value?[name]
      case .element(let number): value = value.flatMap { element(number, of: $0) }
      }
    }
    return value.flatMap { $0.isNull ? nil : $0.string ?? $0.minified }
  }

  private func element(_ number: Int, of array: JSONValue) -> JSONValue? {
    var elements = array.eachElement
    for _ in 0..<number where elements.next() == nil { return nil }
    return elements.next()
  }
}
