import APNs
import Center
import Payload
import Storage

/// What can be asked about what providers did.
public enum RequestQuery: Equatable, Sendable {
  /// Requests after this number, oldest first.
  case list(after: Int64, errorsOnly: Bool)
  /// So many of the newest requests, oldest first.
  case newest(Int64, errorsOnly: Bool)
  /// One request: its number, or `latest`.
  case show(String)
  /// The newest connections, oldest first.
  case connections
  /// The report card.
  case report
  /// Begins a new report card.
  case clearReport

  /// Requests that ``newest(_:errorsOnly:)`` gives at most.
  public static let limit: Int64 = 1000
}

extension RequestQuery {
  var members: [(String, JSONOutput)] {
    switch self {
    case .list(let number, let errorsOnly):
      [("operation", .string("requests")), ("after", .integer(number)), ("errors", .bool(errorsOnly))]
    case .newest(let limit, let errorsOnly):
      [("operation", .string("requests")), ("limit", .integer(limit)), ("errors", .bool(errorsOnly))]
    case .show(let name): [("operation", .string("request")), ("identifier", .string(name))]
    case .connections: [("operation", .string("connections"))]
    case .report: [("operation", .string("report"))]
    case .clearReport: [("operation", .string("clearReport"))]
    }
  }

  /// Reads the operation `name`; nil where it is none of these.
  init?(named name: String, in fields: RequestFields) throws(OperationError) {
    switch name {
    case "requests":
      let errorsOnly = fields.root["errors"]?.bool ?? false
      if let number = try fields.optionalInteger("after") {
        self = .list(after: number, errorsOnly: errorsOnly)
      } else {
        self = .newest(try fields.optionalInteger("limit") ?? 50, errorsOnly: errorsOnly)
      }
    case "request": self = .show(try fields.text("identifier"))
    case "connections": self = .connections
    case "report": self = .report
    case "clearReport": self = .clearReport
    default: return nil
    }
  }
}

extension Runtime {
  func carryOut(_ query: RequestQuery) throws(OperationError) -> OperationReply {
    storeProviderLog()
    switch query {
    case .list(let number, let errorsOnly):
      let page = try requests(after: number, errorsOnly: errorsOnly)
      return OperationReply(page: page.map(\.json), last: page.last?.number)
    case .newest(let limit, let errorsOnly):
      let newest = try newestRequests(Int(min(max(limit, 0), RequestQuery.limit)), errorsOnly: errorsOnly)
      return OperationReply(newest: newest.map(\.json), last: newest.last?.number ?? providerLog.lastNumber)
    case .show(let name): return OperationReply([try request(named: name).json])
    case .connections: return OperationReply(try newestConnections().map(\.json))
    case .report: return OperationReply([providerLog.report.json])
    case .clearReport:
      providerLog.clearReport()
      unstored.touch()
      storeProviderLog()
      notify(.provider)
      return OperationReply([])
    }
  }

  /// What is stored and what is still in memory alone, each request once.
  private func merged(_ stored: [RequestRecord], errorsOnly: Bool) -> [RequestRecord] {
    let known = Set(stored.map(\.number))
    let others = providerLog.requests.filter { !known.contains($0.number) && (!errorsOnly || $0.isError) }
    return (stored + others).sorted { $0.number < $1.number }
  }

  private func requests(after number: Int64, errorsOnly: Bool) throws(OperationError) -> [RequestRecord] {
    let stored = try reporting { () throws(StoreError) in
      try store.requests(after: number, limit: OperationReply.pageSize, errorsOnly: errorsOnly)
    }
    return Array(
      merged(stored, errorsOnly: errorsOnly).filter { $0.number > number }.prefix(OperationReply.pageSize))
  }

  private func newestRequests(_ limit: Int, errorsOnly: Bool) throws(OperationError) -> [RequestRecord] {
    let stored = try reporting { () throws(StoreError) in
      try store.newestRequests(limit: limit, errorsOnly: errorsOnly)
    }
    return merged(stored, errorsOnly: errorsOnly).suffix(limit)
  }

  private func request(named name: String) throws(OperationError) -> RequestRecord {
    let newest = try newestRequests(1, errorsOnly: false).last
    guard let newest else {
      throw OperationError(
        exitCode: 3, kind: .notFound, message: "no request '\(name)': no provider has asked anything yet")
    }
    if name == "latest" { return newest }
    guard let number = Int64(name) else {
      throw OperationError(exitCode: 2, message: "'\(name)' is no number of a request; 'belfry requests' lists them")
    }
    if let record = providerLog.requests.last(where: { $0.number == number }) { return record }
    if let record = try reporting({ () throws(StoreError) in try store.request(number: number) }) { return record }
    throw OperationError(
      exitCode: 3, kind: .notFound,
      message: "no request \(number): the newest is \(newest.number), and old ones are forgotten")
  }

  private func newestConnections() throws(OperationError) -> [ConnectionRecord] {
    struct Key: Hashable {
      let openedAt: Timestamp
      let number: Int64
    }
    let stored = try reporting { () throws(StoreError) in try store.connections(limit: ProviderLog.endedLimit) }
    let live = Array(providerLog.ended) + providerLog.open.values
    var records: [Key: ConnectionRecord] = [:]
    for record in stored.map(\.outlived) + live {
      records[Key(openedAt: record.openedAt, number: record.number)] = record
    }
    return records.values.sorted { ($0.openedAt, $0.number) < ($1.openedAt, $1.number) }
  }
}
