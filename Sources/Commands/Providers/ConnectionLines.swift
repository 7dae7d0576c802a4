import Payload

/// Connections of providers as lines for people.
enum ConnectionLines {
  /// A row a connection.
  static func table(of connections: [JSONOutput], columns: Int?) -> [String] {
    var table = TextTable(["CONN", "OPENED", "STATE", "REQUESTS", "ERRORS", "ENVIRONMENT", "TLS", "PEER", "AGENT"])
    for connection in connections {
      table.append([
        "\(connection["number"].integer ?? 0)", connection["openedAt"].words, state(of: connection),
        "\(connection["requests"].integer ?? 0)", "\(connection["errors"].integer ?? 0)",
        connection["environment"].words, connection["tlsVersion"].text ?? "none", connection["peer"].words,
        connection["userAgent"].words,
      ])
    }
    return table.lines(columns: columns)
  }

  /// `open`, `going`, or why it ended.
  private static func state(of connection: JSONOutput) -> String {
    if let end = connection["end"].text { return end }
    return connection["wentAwayAt"].isNull ? "open" : "going"
  }
}
