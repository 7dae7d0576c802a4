import APNs
import Payload

/// Requests of providers as lines for people.
enum RequestLines {
  /// A row a request.
  static func table(of records: [JSONOutput], heading: Bool, columns: Int?) -> [String] {
    var table = TextTable(heading ? ["NUMBER", "TIME", "CONN", "METHOD", "TOKEN", "MS", "ANSWER"] : nil)
    for record in records {
      table.append([
        "\(record["number"].integer ?? 0)", record["receivedAt"].words, "\(record["connection"].integer ?? 0)",
        record["method"].words, shortToken(of: record), milliseconds(of: record),
        [answer(of: record), record["mistake"].words, record["brokenOff"].words].filter { !$0.isEmpty }
          .joined(separator: " · "),
      ])
    }
    return table.lines(columns: columns)
  }

  /// Everything that is known of one.
  static func whole(_ record: JSONOutput) -> [String] {
    var lines = [
      "request \(record["number"].integer ?? 0) on connection \(record["connection"].integer ?? 0) "
        + "(\(record["environment"].words)), \(record["receivedAt"].words)", "",
      "\(record["method"].words) \(record["path"].words)",
    ]
    lines += record["headers"].items.map { "\($0["name"].words): \($0["value"].words)" }
    lines.append("")
    let claims = record["claims"]
    if !claims.isNull {
      if let seconds = claims["age"].number {
        let age = TokenAge(seconds: seconds)
        lines.append("token    \(age.bar(cells: 10)) \(age.words), \(claims["verdict"].words)")
      } else {
        lines.append("token    \(claims["verdict"].words)")
      }
      let signer = RequestRecord.Claims(
        keyIdentifier: claims["keyIdentifier"].words, teamIdentifier: claims["teamIdentifier"].words, issuedAt: nil
      ).signer
      if let signer { lines.append("key      \(signer)") }
      if !claims["issuedAt"].isNull { lines.append("issued   \(claims["issuedAt"].words)") }
    }
    if let mistake = record["mistake"].text { lines.append("mistake  \(mistake)") }
    if let fault = record["credentialFault"].text {
      if fault != record["mistake"].text { lines.append("trusted  \(fault)") }
    } else if claims.isNull, record["headers"].items.contains(where: { $0["name"].text == "authorization" }) {
      lines.append("token    not looked at")
    }
    lines.append("body     \(counted(Int(record["bytes"].integer ?? 0), "byte"))")
    let time = milliseconds(of: record)
    lines.append("answer   \(answer(of: record))\(time.isEmpty ? "" : " after \(time) ms")")
    if !record["deliveryIdentifier"].isNull { lines.append("apns-id  \(record["deliveryIdentifier"].words)") }
    if !record["fault"].isNull { lines.append("fault    \(record["fault"].words)") }
    if !record["brokenOff"].isNull { lines.append("why      \(record["brokenOff"].words)") }
    return lines.map { terminalSafe($0) }
  }

  /// The ends of a long token; the path where there is none.
  private static func shortToken(of record: JSONOutput) -> String {
    guard let token = record["token"].text else { return record["path"].words }
    return token.count > 13 ? "\(token.prefix(8))…\(token.suffix(4))" : token
  }

  /// `400 BadDeviceToken`; what a card did is marked.
  private static func answer(of record: JSONOutput) -> String {
    let status = record["status"].integer.map { "\($0)" } ?? (record["brokenOff"].isNull ? "no answer" : "broken off")
    let words = [status, record["reason"].words].filter { !$0.isEmpty }.joined(separator: " ")
    return record["fault"].isNull ? words : words + " (fault)"
  }

  private static func milliseconds(of record: JSONOutput) -> String {
    guard let seconds = record["seconds"].number else { return "" }
    let hundredths = Int((min(seconds, 1e9) * 100_000).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
