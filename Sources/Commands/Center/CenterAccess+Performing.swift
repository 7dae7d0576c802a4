import Payload
import Runtime

/// The center that a command line means: the one that runs on its state directory, or the store itself.
struct CommandCenter: Performing {
  let common: CommonOptions

  func perform(_ operation: Operation) throws(OperationError) -> [JSONOutput] {
    if common.namesAppFolders, let missing = common.appFolders.first(where: { !FileBytes.isFolder($0) }) {
      throw OperationError(exitCode: 3, message: "cannot read \(quoted(missing)): no such folder")
    }
    return try CenterAccess.perform(operation, common.runtimeConfiguration).get()
  }
}
