import Payload
import Runtime

@testable import Commands

/// A center that answers what it was told to and remembers what was asked.
final class ScriptedCenter: Performing {
  private(set) var asked: [Operation] = []
  private var answers: [Result<[JSONOutput], OperationError>]

  init(_ answers: Result<[JSONOutput], OperationError>...) { self.answers = answers }

  func perform(_ operation: Operation, page: ([JSONOutput]) -> Bool) throws(OperationError) {
    asked.append(operation)
    if !answers.isEmpty { _ = page(try answers.removeFirst().get()) }
  }
}
