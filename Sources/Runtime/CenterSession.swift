public import Payload

/// A way to the center for several operations in a row, such as a push of many payloads.
///
/// Where a center runs, each operation goes to it. Else the state is opened once and stays open, and locked, until the
/// session goes: a center that starts meanwhile waits. Not for pauses between operations.
public final class CenterSession {
  private let configuration: Runtime.Configuration
  private var runtime: Runtime?

  /// A session under `configuration`; nothing is opened before the first operation.
  public init(_ configuration: Runtime.Configuration) { self.configuration = configuration }

  /// Performs `operation` and hands over its output page by page, until `page` returns false.
  public func performInPages(
    _ operation: Operation, page: ([JSONOutput]) -> Bool
  ) throws(OperationError) {
    var next: Operation? = operation
    while let asked = next {
      let reply = try CenterAccess.reply(to: asked, configuration, keeping: &runtime)
      if let error = reply.error { throw error }
      guard page(reply.output) else { return }
      next = reply.nextPage(of: asked)
    }
  }
}
