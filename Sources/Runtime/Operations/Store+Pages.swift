import Center
import Payload
import Storage

/// Pages of what only grows: they are read from the store, without a center.
extension Store {
  /// The page that `operation` asks for, where it goes on behind an earlier one; nil: it asks for something else.
  func page(following operation: Operation) throws(StoreError) -> OperationReply? {
    switch operation {
    case .responses(let number): try responses(after: number)
    case .deliveries(let number): try deliveries(after: number)
    default: nil
    }
  }

  /// A page of responses after the sequence number.
  func responses(after number: Int64) throws(StoreError) -> OperationReply {
    let page = try responses(after: number, limit: OperationReply.pageSize)
    return OperationReply(page: page.map(\.json), last: page.last?.sequence)
  }

  /// A page of what came in, or was changed, after the number.
  func deliveries(after number: Int64) throws(StoreError) -> OperationReply {
    let page = try deliveries(after: number, limit: OperationReply.pageSize)
    return OperationReply(page: page.map(\.json), last: page.last?.revision)
  }
}
