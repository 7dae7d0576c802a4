import APNs
import Center

/// A provider whose pushes are taken down, with every header that is asked for and a fresh provider token.
final class ObservedProvider {
  var log = ProviderLog()

  /// Header fields against which nothing can be said.
  static let goodFields = ["apns-push-type": "alert", "apns-expiration": "0", "apns-priority": "10"]

  /// A push at so many seconds, and what came of it.
  func pushes(
    at seconds: Double = 0, to token: String = "00fc", body: String = "{}", fields: [String: String] = goodFields,
    on number: Int64 = 1, in environment: APNsEnvironment = .sandbox, issuedAt: Double? = 0,
    key: String = "KEY1234567", _ reason: Reason? = nil, fault: String? = nil
  ) {
    var request = push(to: token, fields)
    request.body = Array(body.utf8)
    var record = RequestRecord(request, on: connection(number), at: moment(seconds))
    record.environment = environment
    record.claims = issuedAt.map {
      RequestRecord.Claims(keyIdentifier: key, teamIdentifier: "TEAM123456", issuedAt: moment($0))
    }
    record.close(with: ProviderAnswer(reason: reason, identifier: "ID"))
    record.fault = fault
    log.note(record)
  }

  /// A connection that comes, brings so many pushes, and is ended where that is said.
  func connects(_ number: Int64, at seconds: Double = 0, pushing count: Int = 0, end: ConnectionRecord.End? = nil) {
    log.begin(ConnectionRecord(number: number, environment: .sandbox, openedAt: moment(seconds)))
    for device in 0..<count { pushes(at: seconds, to: "device \(device)", on: number) }
    if let end { log.end(number, end, at: moment(seconds + 1)) }
  }

  /// What was found.
  var findings: [ReportRule] { log.report.findings.map(\.rule) }
  /// How often.
  func count(_ rule: ReportRule) -> Int64 { log.report.sightings[rule]?.count ?? 0 }
}
