import Center
import Payload

// Operations as members of a JSON object, and back.

extension Operation {
  var members: [(String, JSONOutput)] {
    switch self {
    case .push(let push): named("push") + push.members
    case .state: named("state")
    case .responses(let sequence): named("responses") + [("after", .integer(sequence))]
    case .newestResponses(let limit): named("responses") + [("limit", .integer(limit))]
    case .deliveries(let number): named("deliveries") + [("after", .integer(number))]
    case .newestDeliveries(let limit): named("deliveries") + [("limit", .integer(limit))]
    case .explain(let identifier): named("explain") + [("identifier", .string(identifier))]
    case .respond(let identifier, let action, let text):
      named("respond") + [("identifier", .string(identifier)), ("action", .string(action)), ("text", .text(text))]
    case .dismiss(let identifier): named("dismiss") + [("identifier", .string(identifier))]
    case .dismissThread(let thread, let app):
      named("dismissThread") + [("thread", .string(thread)), ("bundleIdentifier", .text(app))]
    case .undoDismissal: named("undoDismissal")
    case .clear: named("clear")
    case .focus(let name): named("focus") + [("name", .text(name))]
    case .device(let change): named("device") + change.members
    case .deviceState: named("deviceState")
    case .apps: named("apps")
    case .appSettings(let words, let app):
      named("appSettings") + [
        ("bundleIdentifier", .string(app)),
        ("settings", .object(words.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
      ]
    case .reload: named("reload")
    case .provider(let operation): operation.members
    }
  }

  private func named(_ name: String) -> [(String, JSONOutput)] { [("operation", .string(name))] }

  /// Reads the operation `name` from the members of `root`.
  init(named name: String, in root: JSONValue) throws(OperationError) {
    let fields = RequestFields(root: root)
    switch name {
    case "push": self = .push(try Push(fields))
    case "state": self = .state
    case "responses":
      if let limit = try fields.limit() {
        self = .newestResponses(limit)
      } else {
        self = .responses(after: try fields.integer("after"))
      }
    case "deliveries":
      if let limit = try fields.limit() {
        self = .newestDeliveries(limit)
      } else {
        self = .deliveries(after: try fields.integer("after"))
      }
    case "explain": self = .explain(try fields.text("identifier"))
    case "respond":
      self = .respond(
        identifier: try fields.text("identifier"), action: try fields.text("action"),
        text: try fields.optionalText("text"))
    case "dismiss": self = .dismiss(identifier: try fields.text("identifier"))
    case "dismissThread":
      self = .dismissThread(
        try fields.text("thread"), bundleIdentifier: try fields.optionalText("bundleIdentifier"))
    case "undoDismissal": self = .undoDismissal
    case "clear": self = .clear
    case "focus": self = .focus(try fields.optionalText("name"))
    case "device": self = .device(try DeviceChange(fields))
    case "deviceState": self = .deviceState
    case "apps": self = .apps
    case "appSettings":
      var words: [String: String] = [:]
      for member in root["settings"]?.eachMember.map({ $0 }) ?? [] {
        guard let word = member.value.string else { throw .badField("settings", "words by key") }
        words[member.key] = word
      }
      self = .appSettings(words, bundleIdentifier: try fields.text("bundleIdentifier"))
    case "reload": self = .reload
    default:
      guard let operation = try ProviderOperation(named: name, in: fields) else {
        throw OperationError(exitCode: 2, message: "unknown operation '\(name)' (docs/control.md)")
      }
      self = .provider(operation)
    }
  }
}

extension Operation.Push {
  fileprivate var members: [(String, JSONOutput)] {
    [
      ("bundleIdentifier", .text(bundleIdentifier)), ("payload", .string(Base64.encoded(payload))),
      ("pushType", .text(headers.pushType?.rawValue)),
      ("priority", headers.priority.map { .integer(Int64($0)) } ?? .null),
      ("expiration", headers.expiration.map(JSONOutput.integer) ?? .null),
      ("collapseIdentifier", .text(headers.collapseIdentifier)), ("topic", .text(headers.topic)),
      ("deliveryIdentifier", .text(deliveryIdentifier)), ("origin", .string(origin)),
      ("attachments", .array(attachments.map(\.json))),
    ]
  }

  fileprivate init(_ fields: RequestFields) throws(OperationError) {
    guard let payload = Base64.decoded(try fields.text("payload")) else { throw .badField("payload", "Base64") }
    var headers = Arrival.Headers()
    if let word = try fields.optionalText("pushType") {
      guard let pushType = PushType(rawValue: word) else { throw .badField("pushType", "a push type") }
      headers.pushType = pushType
    }
    headers.priority = try fields.optionalInteger("priority").map { Int(clamping: $0) }
    headers.expiration = try fields.optionalInteger("expiration")
    headers.collapseIdentifier = try fields.optionalText("collapseIdentifier")
    headers.topic = try fields.optionalText("topic")
    self.init(
      bundleIdentifier: try fields.optionalText("bundleIdentifier"), payload: payload, headers: headers,
      deliveryIdentifier: try fields.optionalText("deliveryIdentifier"), origin: try fields.text("origin"),
      attachments: try fields.attachments())
  }
}

extension RequestFields {
  /// So many of the newest; nil: all after a number.
  fileprivate func limit() throws(OperationError) -> Int64? {
    guard let limit = try optionalInteger("limit") else { return nil }
    guard limit > 0 else { throw .badField("limit", "a whole number of 1 or more") }
    return limit
  }

  fileprivate func attachments() throws(OperationError) -> [Attachment] {
    guard let value = root["attachments"], !value.isNull else { return [] }
    let attachments = value.elements.compactMap(Attachment.init(json:))
    guard value.kind == .array, attachments.count == value.elements.count else {
      throw .badField("attachments", "a list of attachments with 'identifier', 'url' and 'type'")
    }
    return attachments
  }
}

extension Operation.DeviceChange {
  fileprivate var members: [(String, JSONOutput)] {
    switch self {
    case .lock: [("change", .string("lock"))]
    case .unlock: [("change", .string("unlock"))]
    case .online: [("change", .string("online"))]
    case .offline: [("change", .string("offline"))]
    case .ringer(let on): [("change", .string("ringer")), ("on", .bool(on))]
    case .lowPower(let on): [("change", .string("low-power")), ("on", .bool(on))]
    case .locale(let locale): [("change", .string("locale")), ("locale", .text(locale))]
    case .foreground(let app): [("change", .string("foreground")), ("bundleIdentifier", .text(app))]
    case .advance(let seconds): [("change", .string("advance")), ("seconds", .double(seconds))]
    }
  }

  fileprivate init(_ fields: RequestFields) throws(OperationError) {
    switch try fields.text("change") {
    case "lock": self = .lock
    case "unlock": self = .unlock
    case "online": self = .online
    case "offline": self = .offline
    case "ringer": self = .ringer(on: try fields.flag("on"))
    case "low-power": self = .lowPower(on: try fields.flag("on"))
    case "locale": self = .locale(try fields.optionalText("locale"))
    case "foreground": self = .foreground(try fields.optionalText("bundleIdentifier"))
    case "advance":
      self = .advance(seconds: try fields.number("seconds"))
    case let word: throw OperationError(exitCode: 2, message: "unknown change '\(word)' (docs/control.md)")
    }
  }
}
