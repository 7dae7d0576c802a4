import Payload

/// What can be asked about the requests of providers.
public enum RequestQuery: Equatable, Sendable {
  /// The newest.
  case list
}

extension RequestQuery {
  var members: [(String, JSONOutput)] {
    switch self {
    case .list: [("operation", .string("requests"))]
    }
  }

  /// Reads the operation `name`; nil where it is none of these.
  init?(named name: String, in fields: RequestFields) throws(OperationError) {
    switch name {
    case "requests": self = .list
    default: return nil
    }
  }
}

extension Runtime {
  func carryOut(_ query: RequestQuery) throws(OperationError) -> OperationReply {
    switch query {
    case .list: OperationReply([])
    }
  }
}
