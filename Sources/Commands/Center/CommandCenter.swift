import Payload
import Runtime

/// The center that a command line means: the one that runs on its state directory, or the store itself.
final class CommandCenter: Performing {
  private let common: CommonOptions
  private var session: CenterSession?

  init(common: CommonOptions) { self.common = common }

  func perform(_ operation: Operation, page: ([JSONOutput]) -> Void) throws(OperationError) {
    guard case .push = operation else {
      return try CenterAccess.performInPages(operation, try configuration(), page: page)
    }
    // Payloads come in rows: the state is opened once for all of them.
    if session == nil { session = CenterSession(try configuration()) }
    try session?.performInPages(operation, page: page)
  }

  private func configuration() throws(OperationError) -> Runtime.Configuration {
    if common.namesAppFolders, let missing = common.appFolders.first(where: { !FileBytes.isFolder($0) }) {
      throw OperationError(exitCode: 3, message: "cannot read \(quoted(missing)): no such folder")
    }
    return common.runtimeConfiguration
  }
}
