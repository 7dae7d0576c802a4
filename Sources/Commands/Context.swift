import Center
import Payload
import Runtime

/// A way to a center: a running one, or the store.
///
/// The runtime has the real ones, a test its own.
protocol Performing {
  /// Performs `operation` and hands over what there is to print, page by page where it is much, until
  /// `page` returns false.
  func perform(_ operation: Operation, page: ([JSONOutput]) -> Bool) throws(OperationError)
}

/// What a command gets to run with.
struct Context {
  let environment: Environment
  let common: CommonOptions
  let center: any Performing

  var output: OutputWriter { environment.output }

  /// A message for people on standard error.
  func message(_ text: String) { environment.messages.line("belfry: " + text) }

  /// Performs an operation in the center, for answers that are short.
  func perform(_ operation: Operation) throws(OperationError) -> [JSONOutput] {
    var answers: [JSONOutput] = []
    try center.perform(operation) {
      answers += $0
      return true
    }
    return answers
  }

  /// Performs an operation that has nothing to tell people; with `--json` its answer is printed.
  func performQuietly(_ operation: Operation) throws(OperationError) -> ExitCode {
    let answers = try perform(operation)
    if common.json { printObjects(answers) }
    return .done
  }

  /// Hands on what a page printed, so that its lines are there at once; false: nobody reads any more.
  func endPage() -> Bool {
    output.flush()
    return !output.isClosed
  }

  /// Prints JSON, one object a line.
  func printObjects(_ objects: [JSONOutput]) { objects.forEach { output.line($0.line) } }

  /// The bytes of `path`, at most `limit`; `-` is standard input.
  func bytes(of path: String, limit: Int = FileBytes.limit) throws(InputFailure) -> [UInt8] {
    path == "-" ? try environment.readStandardInput(limit) : try environment.bytes(ofFile: path, limit: limit)
  }

  /// `path` from the current directory on.
  func absolute(_ path: String) -> String {
    environment.absolute(path)
  }
}

extension OperationError {
  /// The exit code as the program's.
  var exit: ExitCode { ExitCode(rawValue: exitCode) ?? .failed }
}
