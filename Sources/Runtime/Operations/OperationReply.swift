import Payload

/// What an operation gave: a page of objects, or an error with what there is to print all the same.
struct OperationReply: Equatable {
  /// Objects that a page has at most.
  static let pageSize = 500

  var output: [JSONOutput]
  var error: OperationError?
  /// Ask for what comes after this sequence number; nil: that was all.
  var next: Int64?
  /// The number of a page's last object; nil: the page is empty, or this is no page.
  private(set) var last: Int64?

  init(_ output: [JSONOutput]) { self.output = output }

  init(error: OperationError) {
    self.output = error.output
    self.error = error
  }

  /// A page of something numbered; `last` is the number of its last object.
  init(page: [JSONOutput], last: Int64?) {
    self.output = page
    self.last = last
    self.next = page.count == Self.pageSize ? last : nil
  }

  /// The newest of something numbered: `last` is the number behind which others will come.
  init(newest: [JSONOutput], last: Int64) {
    self.output = newest
    self.last = last
  }

  /// The operation that asks for the next page; nil: that was all.
  func nextPage(of operation: Operation) -> Operation? {
    guard let next else { return nil }
    switch operation {
    case .responses, .newestResponses: return .responses(after: next)
    case .deliveries, .newestDeliveries: return .deliveries(after: next)
    case .provider(.requests(.list(_, let errorsOnly))):
      return .provider(.requests(.list(after: next, errorsOnly: errorsOnly)))
    default: return nil
    }
  }
}
