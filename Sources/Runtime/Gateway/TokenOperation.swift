import Payload

/// What can be asked about device tokens.
public enum TokenOperation: Equatable, Sendable {
  /// All of them.
  case list
}

extension TokenOperation {
  var members: [(String, JSONOutput)] {
    switch self {
    case .list: [("operation", .string("deviceTokens"))]
    }
  }

  /// Reads the operation `name`; nil where it is none of these.
  init?(named name: String, in fields: RequestFields) throws(OperationError) {
    switch name {
    case "deviceTokens": self = .list
    default: return nil
    }
  }
}

extension Runtime {
  func carryOut(_ operation: TokenOperation) throws(OperationError) -> OperationReply {
    switch operation {
    case .list: OperationReply([])
    }
  }
}
