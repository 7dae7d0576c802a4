import Payload

/// Responses as a table, as JSON lines or as CSV.
enum ResponseLines {
  private static let keys = [
    "sequence", "respondedAt", "bundleIdentifier", "requestIdentifier", "threadIdentifier", "categoryIdentifier",
    "actionIdentifier", "userText", "activation", "authenticated", "userInfo",
  ]
  /// What became of telling the app's delegate: columns behind the others.
  private static let delegateKeys = [
    ("delegateState", "state"), ("delegateAttempts", "attempts"), ("delegateReason", "reason"),
  ]

  static func write(_ responses: [JSONOutput], as format: LogCommand.Format, heading: Bool, to context: Context) {
    let output = context.output
    switch format {
    case .jsonl: responses.forEach { output.line($0.line) }
    case .csv:
      if heading { output.write((keys + delegateKeys.map(\.0)).joined(separator: ",") + "\r\n") }
      for response in responses {
        let delegate = delegateKeys.map { text(of: response["delegate"][$0.1]) }
        output.write(CSV.record(keys.map { text(of: response[$0]) } + delegate))
      }
    case .table:
      if responses.isEmpty { return context.message("no responses yet") }
      var table = TextTable(heading ? ["#", "TIME", "APP", "NOTIFICATION", "ACTION", "DELEGATE", "TEXT"] : nil)
      for response in responses {
        table.append([
          text(of: response["sequence"]), text(of: response["respondedAt"]), text(of: response["bundleIdentifier"]),
          text(of: response["requestIdentifier"]), shortAction(response["actionIdentifier"].words),
          outcome(response["delegate"]), response["userText"].words,
        ])
      }
      output.lines(table.lines(columns: context.environment.terminalColumns))
    }
  }

  /// `delivered`, `failed (4)` after several attempts; nothing where the app has no delegate.
  private static func outcome(_ delegate: JSONOutput) -> String {
    let attempts = delegate["attempts"].integer ?? 0
    return delegate["state"].words + (attempts > 1 ? " (\(attempts))" : "")
  }

  /// The word of the command line for Apple's two long identifiers.
  private static func shortAction(_ identifier: String) -> String {
    switch identifier {
    case "com.apple.UNNotificationDefaultActionIdentifier": "default"
    case "com.apple.UNNotificationDismissActionIdentifier": "dismiss"
    default: identifier
    }
  }

  private static func text(of value: JSONOutput) -> String {
    value.isNull ? "" : value.text ?? value.line
  }
}
