import Payload

/// Responses as a table, as JSON lines or as CSV.
enum ResponseLines {
  private static let keys = [
    "sequence", "respondedAt", "bundleIdentifier", "requestIdentifier", "threadIdentifier", "categoryIdentifier",
    "actionIdentifier", "userText", "activation", "authenticated", "userInfo",
  ]

  static func write(_ responses: [JSONOutput], as format: LogCommand.Format, heading: Bool, to context: Context) {
    let output = context.output
    switch format {
    case .jsonl: responses.forEach { output.line($0.line) }
    case .csv:
      if heading { output.write(keys.joined(separator: ",") + "\r\n") }
      for response in responses { output.write(CSV.record(keys.map { text(of: response[$0]) })) }
    case .table:
      if responses.isEmpty { return context.message("no responses yet") }
      var table = TextTable(heading ? ["#", "TIME", "APP", "NOTIFICATION", "ACTION", "TEXT"] : nil)
      for response in responses {
        table.append([
          text(of: response["sequence"]), text(of: response["respondedAt"]), text(of: response["bundleIdentifier"]),
          text(of: response["requestIdentifier"]), shortAction(response["actionIdentifier"].words),
          response["userText"].words,
        ])
      }
      output.lines(table.lines(columns: context.environment.terminalColumns))
    }
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
