import Payload

/// What can be asked about the keys of providers.
public enum KeyOperation: Equatable, Sendable {
  /// All of them.
  case list
}

extension KeyOperation {
  var members: [(String, JSONOutput)] {
    switch self {
    case .list: [("operation", .string("keys"))]
    }
  }

  /// Reads the operation `name`; nil where it is none of these.
  init?(named name: String, in fields: RequestFields) throws(OperationError) {
    switch name {
    case "keys": self = .list
    default: return nil
    }
  }
}

extension Runtime {
  func carryOut(_ operation: KeyOperation) throws(OperationError) -> OperationReply {
    switch operation {
    case .list: OperationReply([])
    }
  }
}
