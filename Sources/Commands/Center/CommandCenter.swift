import Payload
import Runtime

/// The center that a command line means: the one that runs on its state directory, or the store itself.
final class CommandCenter: Performing {
  private let common: CommonOptions
  private let messages: OutputWriter
  private var session: CenterSession?
  /// The state may be opened for each page anew; what is wrong in the profiles is said once.
  private var toldRemarks: Set<String> = []

  init(common: CommonOptions, messages: OutputWriter) {
    self.common = common
    self.messages = messages
  }

  func perform(_ operation: Operation, page: ([JSONOutput]) -> Bool) throws(OperationError) {
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
    var configuration = common.runtimeConfiguration
    configuration.reportProfileRemark = { [weak self] in self?.report($0) }
    configuration.reportDelay = { [messages] in
      messages.line("belfry: the center is busy; it may be looking at what providers pushed, which comes first")
      messages.flush()
    }
    return configuration
  }

  private func report(_ remark: String) {
    guard toldRemarks.insert(remark).inserted else { return }
    messages.line(terminalSafe(remark))
  }
}
