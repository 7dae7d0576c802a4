import APNs
import Payload

/// Connections of providers as lines for people.
enum ConnectionLines {
  /// A row a connection.
  static func table(of connections: [JSONOutput], columns: Int?) -> [String] {
    var table = TextTable([
      "CONN", "OPENED", "STATE", "REQUESTS", "ERRORS", "ENVIRONMENT", "TLS", "PEER", "AGENT", "REMARK",
    ])
    for connection in connections {
      table.append([
        "\(connection["number"].integer ?? 0)", connection["openedAt"].words, state(of: connection),
        "\(connection["requests"].integer ?? 0)", "\(connection["errors"].integer ?? 0)",
        connection["environment"].words, connection["tlsVersion"].text ?? "none", connection["peer"].words,
        connection["userAgent"].words, remark(on: connection),
      ])
    }
    return table.lines(columns: columns)
  }

  /// `open`, `going`, or why it ended in a word or two.
  private static func state(of connection: JSONOutput) -> String {
    if let end = connection["end"].text { return ConnectionRecord.End(rawValue: end)?.shortWords ?? end }
    return connection["wentAwayAt"].isNull ? "open" : "going"
  }

  /// What went wrong beside requests that were refused: `19 streams refused; no application protocol`.
  private static func remark(on connection: JSONOutput) -> String {
    let (refused, broken) = (connection["refusedStreams"].integer ?? 0, connection["brokenRequests"].integer ?? 0)
    return [
      refused > 0 ? counted(Int(refused), "stream") + " refused" : "",
      broken > 0 ? counted(Int(broken), "request") + " broken off" : "",
      connection["endDetail"].text.map(ConnectionRecord.words(forDetail:)) ?? "",
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
