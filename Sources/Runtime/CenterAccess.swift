public import Payload

/// How a command reaches the center, wherever it is: the running one, or the state on disk.
public enum CenterAccess {
  /// Performs `operation` where the state is: in the center that runs on it, or else in this process on the store.
  ///
  /// The output is complete: what comes in pages over the socket or from the store is gathered.
  public static func perform(
    _ operation: Operation, _ configuration: Runtime.Configuration
  ) -> Result<[JSONOutput], OperationError> {
    do throws(OperationError) {
      return try Runtime(configuration, role: .command).perform(operation)
    } catch {
      return .failure(error)
    }
  }
}
