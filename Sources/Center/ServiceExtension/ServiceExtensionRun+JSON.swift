public import Payload

extension ServiceExtensionRun {
  /// The run as a delivery's JSON has it.
  public var json: JSONOutput {
    .object([
      ("startedAt", .text(startedAt?.description)),
      ("timeoutSeconds", .double(timeoutSeconds)),
      ("coldStartSeconds", .double(coldStartSeconds)),
      ("seconds", .rounded(seconds)),
      ("ending", .string(ending.rawValue)),
      ("outcome", .string(outcome.rawValue)),
      ("reason", .string(reason)),
      ("before", before.json),
      ("after", after?.json ?? .null),
      ("steps", .array(steps.map(\.json))),
      ("log", .array(log.map(\.json))),
      ("remarks", .array(remarks.map(JSONOutput.string))),
    ])
  }

  /// Reads a run that ``json`` wrote; nil where it is none.
  public init?(json: JSONValue) {
    guard let before = json["before"], let seconds = json["timeoutSeconds"]?.number?.double,
      let ending = json["ending"]?.string.flatMap(Ending.init),
      let outcome = json["outcome"]?.string.flatMap(Outcome.init)
    else { return nil }
    self.init(
      before: NotificationContent(json: before), timeoutSeconds: seconds,
      coldStartSeconds: json["coldStartSeconds"]?.number?.double ?? 0)
    startedAt = json["startedAt"]?.string.flatMap(Timestamp.init(iso8601:))
    self.seconds = json["seconds"]?.number?.double ?? 0
    self.ending = ending
    self.outcome = outcome
    reason = json["reason"]?.string ?? ""
    after = json["after"].flatMap { $0.isNull ? nil : NotificationContent(json: $0) }
    steps = json["steps"]?.elements.compactMap(Step.init(json:)) ?? []
    log = json["log"]?.elements.compactMap(LogLine.init(json:)) ?? []
    remarks = json["remarks"]?.elements.compactMap(\.string) ?? []
  }
}

extension ServiceExtensionRun.Step {
  fileprivate var json: JSONOutput {
    .object([
      ("name", .string(name)), ("startedAt", .rounded(startedAt)),
      ("seconds", seconds.map(JSONOutput.rounded) ?? .null),
      ("failed", .bool(hasFailed)), ("remark", .text(remark)),
    ])
  }

  fileprivate init?(json: JSONValue) {
    guard let name = json["name"]?.string, let startedAt = json["startedAt"]?.number?.double else { return nil }
    self.init(
      name, startedAt: startedAt, seconds: json["seconds"]?.number?.double, remark: json["remark"]?.string,
      hasFailed: json["failed"]?.bool ?? false)
  }
}

extension ServiceExtensionRun.LogLine {
  fileprivate var json: JSONOutput { .object([("seconds", .rounded(seconds)), ("text", .string(text))]) }

  fileprivate init?(json: JSONValue) {
    guard let seconds = json["seconds"]?.number?.double, let text = json["text"]?.string else { return nil }
    self.init(seconds: seconds, text: text)
  }
}

extension JSONOutput {
  /// Seconds as they are told: to the millisecond.
  fileprivate static func rounded(_ seconds: Double) -> JSONOutput { .double((seconds * 1000).rounded() / 1000) }
}
