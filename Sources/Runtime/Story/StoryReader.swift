import Center
import Payload

/// Reads the steps of a story.
struct StoryReader {
  /// What a step can do: exactly one of these, or none where it only has a caption.
  private static let actKeys = [
    "deliver", "focus", "lock", "ringer", "online", "lowPower", "foreground", "locale", "respond", "dismiss", "keys",
    "type",
    "advance",
  ]
  /// What only steps with one of these acts can say.
  private static let extraKeys: [(key: String, acts: [String])] = [
    ("app", ["deliver"]), ("pushType", ["deliver"]), ("priority", ["deliver"]), ("collapseIdentifier", ["deliver"]),
    ("times", ["deliver"]), ("every", ["deliver", "type"]), ("action", ["respond"]), ("text", ["respond"]),
  ]
  /// An hour: a story longer than that is a slip of the pen.
  private static let longest = 3600.0
  /// Seconds between letters that are typed, and between payloads that come several times.
  private static let pace = 0.07

  var fields: ConfigurationReader
  private var latest = 0.0

  init(_ fields: ConfigurationReader) { self.fields = fields }

  mutating func story() -> Story? {
    guard let root = fields.root(allowing: ["title", "clock", "steps"]) else { return nil }
    let title = fields.text("title", in: root) ?? ""
    let clock = clock(of: root)
    var steps: [Story.Step] = []
    for value in fields.list("steps", in: root) ?? [] { steps += self.steps(value) }
    // What comes several times may still come when the next step begins.
    let ordered = steps.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
    return Story(title: title, clock: clock, steps: ordered.map(\.element))
  }

  private mutating func clock(of root: ConfigurationReader.Object) -> Timestamp? {
    guard let value = fields.value("clock", in: root), let text = fields.text(value) else { return nil }
    let moment = Timestamp(iso8601: text)
    if moment == nil {
      fields.report(.error, "'\(ConfigurationReader.excerpt(text))' is no time such as 2026-07-03T09:41:00Z", at: value)
    }
    return moment
  }

  /// The steps that an entry stands for: more than one where something comes letter by letter or several times.
  private mutating func steps(_ value: ConfigurationReader.Value) -> [Story.Step] {
    let keys = ["at", "caption"] + Self.actKeys + Self.extraKeys.map(\.key)
    guard let step = fields.object(value, allowing: keys), let time = time(of: step, value) else { return [] }
    let caption = fields.text("caption", in: step) ?? ""
    let named = Self.actKeys.compactMap { key in fields.value(key, in: step).map { (key, $0) } }
    guard named.count <= 1 else {
      let keys = ConfigurationReader.listing(named.map { $0.0 })
      fields.report(.error, "does more than one thing; keep one of \(keys)", at: value)
      return []
    }
    guard let (key, argument) = named.first else {
      if caption.isEmpty { fields.report(.error, "does nothing and says nothing", at: value) }
      return caption.isEmpty ? [] : [Story.Step(at: time, act: nil, caption: caption)]
    }
    reportExtras(besides: key, in: step)
    let acts = acts(key, argument, in: step)
    let pace = fields.number("every", in: step, range: 0...60) ?? Self.pace
    return acts.enumerated().map { index, act in
      Story.Step(at: time + Double(index) * pace, act: act, caption: index == 0 ? caption : "")
    }
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

  private mutating func reportExtras(besides act: String, in step: ConfigurationReader.Object) {
    for (key, acts) in Self.extraKeys where !acts.contains(act) {
      guard let value = fields.value(key, in: step) else { continue }
      fields.report(.warning, "does nothing in a step without \(ConfigurationReader.listing(acts))", at: value)
    }
  }

  private mutating func acts(
    _ key: String, _ argument: ConfigurationReader.Value, in step: ConfigurationReader.Object
  ) -> [Story.Act] {
    switch key {
    case "deliver":
      guard let act = delivery(argument, in: step) else { return [] }
      return Array(repeating: act, count: fields.integer("times", in: step, range: 1...1_000).map { Int($0) } ?? 1)
    case "type": return (fields.text(argument) ?? "").map { .keys([String($0)]) }
    default: return [act(key, argument, in: step)].compactMap { $0 }
    }
  }

  private mutating func locale(_ argument: ConfigurationReader.Value) -> Story.Act? {
    guard let text = fields.text(argument) else { return nil }
    if text == "default" { return .device(.locale(nil)) }
    guard LocaleIdentifier.isWellFormed(text) else {
      fields.report(
        .error, "'\(ConfigurationReader.excerpt(text))' is no locale; expected one such as 'ur_PK', or 'default'",
        at: argument)
      return nil
    }
    return .device(.locale(text))
  }

  private mutating func act(
    _ key: String, _ argument: ConfigurationReader.Value, in step: ConfigurationReader.Object
  ) -> Story.Act? {
    switch key {
    case "focus": fields.text(argument).map { .focus($0 == "off" ? nil : $0) }
    case "lock": fields.flag(key, in: step).map { .device($0 ? .lock : .unlock) }
    case "ringer": fields.flag(key, in: step).map { .device(.ringer(on: $0)) }
    case "online": fields.flag(key, in: step).map { .device($0 ? .online : .offline) }
    case "lowPower": fields.flag(key, in: step).map { .device(.lowPower(on: $0)) }
    case "locale": locale(argument)
    case "respond":
      fields.text(argument).map {
        .respond(
          identifier: $0, action: fields.text("action", in: step) ?? "default", text: fields.text("text", in: step))
      }
    case "dismiss": fields.text(argument).map { .dismiss(identifier: $0) }
    case "keys": fields.text(argument).map { .keys($0.split(separator: " ").map(String.init)) }
    case "advance": fields.number(key, in: step, range: 0...86_400 * 30).map { .advance(seconds: $0) }
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
