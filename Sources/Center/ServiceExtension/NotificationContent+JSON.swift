public import Payload

extension NotificationContent {
  /// The content under Apple's names; what is empty or absent is there too, so that a program finds every name.
  public var json: JSONOutput {
    .object([
      ("title", .string(title)),
      ("subtitle", .string(subtitle)),
      ("body", .string(body)),
      ("badge", badge.map(JSONOutput.integer) ?? .null),
      ("sound", sound.map(Self.json) ?? .null),
      ("categoryIdentifier", .string(categoryIdentifier)),
      ("threadIdentifier", .string(threadIdentifier)),
      ("interruptionLevel", .string(interruptionLevel.rawValue)),
      ("relevanceScore", .double(relevanceScore)),
      ("targetContentIdentifier", .text(targetContentIdentifier)),
      ("filterCriteria", .text(filterCriteria)),
      ("userInfo", .raw(userInfo)),
      ("attachments", .array(attachments.map(\.json))),
    ])
  }

  /// Reads content that ``json`` wrote; what is missing is as in content without anything.
  public init(json: JSONValue) {
    self.init()
    var remarks: [String] = []
    take(json, remarks: &remarks)
  }

  /// A sound as text, where its name says all.
  static func json(_ sound: Sound) -> JSONOutput {
    guard sound.isCritical || sound.volume < 1 else { return .string(sound.name) }
    return .object([
      ("name", .string(sound.name)), ("critical", .bool(sound.isCritical)), ("volume", .double(sound.volume)),
    ])
  }

  /// The names, in the order of ``json``.
  static let names = [
    "title", "subtitle", "body", "badge", "sound", "categoryIdentifier", "threadIdentifier", "interruptionLevel",
    "relevanceScore", "targetContentIdentifier", "filterCriteria", "userInfo",
    "attachments",
  ]

  /// Takes over what the object `changes` names; null takes a value away, and what it does not name stays.
  ///
  /// A name that is none, or a value that cannot be, is a remark, and the others count.
  mutating func take(_ changes: JSONValue, remarks: inout [String]) {
    for member in changes.eachMember where !member.isDuplicate {
      if member.key == "attachments" {
        takeAttachments(member.value, remarks: &remarks)
      } else if let remark = take(member.key, member.value) {
        remarks.append(remark)
      }
    }
  }

  /// Takes over one value; returns what is wrong with it.
  private mutating func take(_ name: String, _ value: JSONValue) -> String? {
    switch name {
    case "title": return take(value, name, into: \.title)
    case "subtitle": return take(value, name, into: \.subtitle)
    case "body": return take(value, name, into: \.body)
    case "categoryIdentifier": return take(value, name, into: \.categoryIdentifier)
    case "threadIdentifier": return take(value, name, into: \.threadIdentifier)
    case "targetContentIdentifier": return take(value, name, into: \.targetContentIdentifier)
    case "filterCriteria": return take(value, name, into: \.filterCriteria)
    case "badge": return takeBadge(value)
    case "sound": return takeSound(value)
    case "interruptionLevel": return takeLevel(value)
    case "relevanceScore":
      guard let score = value.isNull ? 0 : value.number?.double, score.isFinite else {
        return "'relevanceScore' must be a number from 0 to 1: it stays as it was"
      }
      relevanceScore = min(1, max(0, score))
      guard score == relevanceScore else { return "'relevanceScore' \(value.minified) counts as \(score < 0 ? 0 : 1)" }
    case "userInfo":
      guard value.kind == .object else { return "'userInfo' must be an object: it stays as it was" }
      userInfo = value.minified
    case "identifier", "requestIdentifier":
      return "'\(name)' is read-only: a request keeps its identifier"
    default:
      let hint = nearest(name, in: Self.names).map { ", did you mean '\($0)'?" } ?? ""
      return "content has no '\(terminalSafe(String(name.prefix(60))))'\(hint)"
    }
    return nil
  }

  private mutating func take(
    _ value: JSONValue, _ name: String, into place: WritableKeyPath<Self, String>
  ) -> String? {
    guard let text = value.isNull ? "" : value.string else { return "'\(name)' must be text: it stays as it was" }
    self[keyPath: place] = text
    return nil
  }

  private mutating func take(
    _ value: JSONValue, _ name: String, into place: WritableKeyPath<Self, String?>
  ) -> String? {
    guard value.isNull || value.kind == .string else { return "'\(name)' must be text or null: it stays as it was" }
    self[keyPath: place] = value.string
    return nil
  }

  private mutating func takeAttachments(_ value: JSONValue, remarks: inout [String]) {
    guard let claims = [AttachmentClaim](json: value, remarks: &remarks) else {
      return remarks.append("'attachments' must be a list: it stays as it was")
    }
    attachments = []
    for claim in claims { attachments.add(claim) }
  }

  private mutating func takeBadge(_ value: JSONValue) -> String? {
    let number = value.number?.integer
    guard value.isNull || number.map({ $0 >= 0 }) == true else {
      return "'badge' must be a whole number of 0 or more, or null: it stays as it was"
    }
    badge = number
    return nil
  }

  private mutating func takeSound(_ value: JSONValue) -> String? {
    if value.isNull {
      sound = nil
    } else if let read = Sound(value) {
      sound = read
      return Self.remark(onSound: value)
    } else {
      return "'sound' must be a name, an object with 'name', 'critical' and 'volume', or null: it stays as it was"
    }
    return nil
  }

  /// What of an object is no part of a sound, or counts as something else.
  private static func remark(onSound value: JSONValue) -> String? {
    guard value.kind == .object else { return nil }
    let names = ["name", "critical", "volume"]
    if let other = value.eachMember.first(where: { !names.contains($0.key) })?.key {
      let hint = nearest(other, in: names).map { ", did you mean '\($0)'?" } ?? ""
      return "'sound' has no '\(terminalSafe(String(other.prefix(60))))'\(hint)"
    }
    if let name = value["name"], (name.string ?? "").isEmpty {
      return "'name' of 'sound' must be text: it is 'default'"
    }
    if let critical = value["critical"], critical.bool == nil, critical.number == nil {
      return "'critical' of 'sound' must be true or false: it is false"
    }
    guard let volume = value["volume"] else { return nil }
    guard let level = volume.number?.double else { return "'volume' of 'sound' must be a number from 0 to 1: it is 1" }
    return (0...1).contains(level) ? nil : "'volume' \(volume.minified) of 'sound' counts as \(level < 0 ? 0 : 1)"
  }

  /// The word of the payload, or the name of the case in Swift.
  private mutating func takeLevel(_ value: JSONValue) -> String? {
    let word = value.string == "timeSensitive" ? "time-sensitive" : value.string
    guard let level = word.flatMap(InterruptionLevel.init) else {
      let words = InterruptionLevel.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      return "'interruptionLevel' must be one of \(words): it stays as it was"
    }
    interruptionLevel = level
    return nil
  }
}
