public import Payload

extension Runtime {
  /// Carries out an operation and tells what there is to print.
  public func perform(_ operation: Operation) -> Result<[JSONOutput], OperationError> { .success([]) }
}
