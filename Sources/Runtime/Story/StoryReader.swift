import Center
import Payload

/// Reads the steps of a story.
struct StoryReader {
  /// What a step can do: exactly one of these, or none where it only has a caption.
  private static let actKeys = ["deliver", "focus", "lock", "ringer", "online", "foreground"]
  /// What only a step with `deliver` can say.
  private static let headerKeys = ["app", "pushType", "priority", "collapseIdentifier"]
  /// An hour: a story longer than that is a slip of the pen.
  private static let longest = 3600.0

  var fields: ConfigurationReader
  private var latest = 0.0

  init(_ fields: ConfigurationReader) { self.fields = fields }

  mutating func story() -> Story? {
    guard let root = fields.root(allowing: ["title", "steps"]) else { return nil }
    let title = fields.text("title", in: root) ?? ""
    var steps: [Story.Step] = []
    for value in fields.list("steps", in: root) ?? [] {
      if let step = step(value) { steps.append(step) }
    }
    return Story(title: title, steps: steps)
  }

  private mutating func step(_ value: ConfigurationReader.Value) -> Story.Step? {
    guard let step = fields.object(value, allowing: ["at", "caption"] + Self.actKeys + Self.headerKeys),
      let time = time(of: step, value)
    else { return nil }
    let caption = fields.text("caption", in: step) ?? ""
    let named = Self.actKeys.compactMap { key in fields.value(key, in: step).map { (key, $0) } }
    guard named.count <= 1 else {
      let keys = ConfigurationReader.listing(named.map { $0.0 })
      fields.report(.error, "does more than one thing; keep one of \(keys)", at: value)
      return nil
    }
    guard let (key, argument) = named.first else {
      if caption.isEmpty { fields.report(.error, "does nothing and says nothing", at: value) }
      return caption.isEmpty ? nil : Story.Step(at: time, act: nil, caption: caption)
    }
    reportHeadersWithoutDelivery(key, in: step)
    guard let act = act(key, argument, in: step) else { return nil }
    return Story.Step(at: time, act: act, caption: caption)
  }

  private mutating func time(
    of step: ConfigurationReader.Object, _ value: ConfigurationReader.Value
  ) -> Double? {
    guard let named = fields.value("at", in: step) else {
      fields.report(.error, "lacks 'at', the seconds after the beginning", at: value)
      return nil
    }
    guard let time = fields.number("at", in: step, range: 0...Self.longest) else { return nil }
    guard time >= latest else {
      fields.report(.error, "is earlier than the step before; steps stand in the order of time", at: named)
      return nil
    }
    latest = time
    return time
  }

  private mutating func reportHeadersWithoutDelivery(_ key: String, in step: ConfigurationReader.Object) {
    guard key != "deliver" else { return }
    for header in Self.headerKeys {
      if let value = fields.value(header, in: step) {
        fields.report(.warning, "does nothing in a step without 'deliver'", at: value)
      }
    }
  }

  private mutating func act(
    _ key: String, _ argument: ConfigurationReader.Value, in step: ConfigurationReader.Object
  ) -> Story.Act? {
    switch key {
    case "deliver": delivery(argument, in: step)
    case "focus": fields.text(argument).map { .focus($0 == "off" ? nil : $0) }
    case "lock": fields.flag(key, in: step).map { .device($0 ? .lock : .unlock) }
    case "ringer": fields.flag(key, in: step).map { .device(.ringer(on: $0)) }
    case "online": fields.flag(key, in: step).map { .device($0 ? .online : .offline) }
    default: fields.text(argument).map { .device(.foreground($0 == "none" ? nil : $0)) }
    }
  }

  private mutating func delivery(
    _ path: ConfigurationReader.Value, in step: ConfigurationReader.Object
  ) -> Story.Act? {
    guard let text = fields.text(path) else { return nil }
    guard ConfigurationReader.staysInFolder(text) else {
      fields.report(
        .error, "'\(ConfigurationReader.excerpt(text))' must lie in the story's folder or below", at: path)
      return nil
    }
    var headers = Arrival.Headers()
    headers.pushType = fields.word("pushType", in: step, of: PushType.self)
    headers.priority = fields.integer("priority", in: step, range: 1...10).map { Int($0) }
    headers.collapseIdentifier = fields.text("collapseIdentifier", in: step)
    return .deliver(path: text, bundleIdentifier: fields.text("app", in: step), headers: headers)
  }
}
