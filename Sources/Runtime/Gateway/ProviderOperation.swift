import Payload

/// What can be asked about the provider endpoint: a family of operations in a file each.
public enum ProviderOperation: Equatable, Sendable {
  /// Keys that provider tokens are signed with.
  case keys(KeyOperation)
  /// Device tokens.
  case tokens(TokenOperation)
  /// What goes wrong on purpose.
  case faults(FaultOperation)
  /// What providers asked, and how well they do.
  case requests(RequestQuery)
}

extension ProviderOperation {
  /// Its members as a request, `operation` first.
  var members: [(String, JSONOutput)] {
    switch self {
    case .keys(let operation): operation.members
    case .tokens(let operation): operation.members
    case .faults(let operation): operation.members
    case .requests(let query): query.members
    }
  }

  /// Reads the operation `name`; nil where it is none of these.
  init?(named name: String, in fields: RequestFields) throws(OperationError) {
    if let operation = try KeyOperation(named: name, in: fields) {
      self = .keys(operation)
    } else if let operation = try TokenOperation(named: name, in: fields) {
      self = .tokens(operation)
    } else if let operation = try FaultOperation(named: name, in: fields) {
      self = .faults(operation)
    } else if let query = try RequestQuery(named: name, in: fields) {
      self = .requests(query)
    } else {
      return nil
    }
  }
}

extension Runtime {
  func carryOut(_ operation: ProviderOperation) throws(OperationError) -> OperationReply {
    switch operation {
    case .keys(let operation): try carryOut(operation)
    case .tokens(let operation): try carryOut(operation)
    case .faults(let operation): try carryOut(operation)
    case .requests(let query): try carryOut(query)
    }
  }
}
