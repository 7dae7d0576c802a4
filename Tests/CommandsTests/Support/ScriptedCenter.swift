import Payload
import Runtime

@testable import Commands

/// A center that answers what it was told to and remembers what was asked.
final class ScriptedCenter: Performing {
  private(set) var asked: [Operation] = []
  private var answers: [Result<[JSONOutput], OperationError>]

  init(_ answers: Result<[JSONOutput], OperationError>...) { self.answers = answers }

  func perform(_ operation: Operation) throws(OperationError) -> [JSONOutput] {
    asked.append(operation)
    return answers.isEmpty ? [] : try answers.removeFirst().get()
  }
}
