import Payload

/// What can be asked about faults.
public enum FaultOperation: Equatable, Sendable {
  /// The deck as it is.
  case list
}

extension FaultOperation {
  var members: [(String, JSONOutput)] {
    switch self {
    case .list: [("operation", .string("faults"))]
    }
  }

  /// Reads the operation `name`; nil where it is none of these.
  init?(named name: String, in fields: RequestFields) throws(OperationError) {
    switch name {
    case "faults": self = .list
    default: return nil
    }
  }
}

extension Runtime {
  func carryOut(_ operation: FaultOperation) throws(OperationError) -> OperationReply {
    switch operation {
    case .list: OperationReply([])
    }
  }
}
