/// A program that runs beside the loop, and whose output somebody wants to read; it ends with this value.
public final class ProgramBeside {
  /// Bytes of output that anybody could look through.
  private static let limits = ChildProcess.Limits(output: 4 << 20, errors: 1 << 16)
  /// Seconds that it may take.
  private static let timeoutSeconds = 600.0

  private var process: ChildProcess?

  /// Starts `arguments`, the program first, without input.
  ///
  /// `completion` gets what it wrote, and why it was ended where it was. Throws where it cannot be started (exit code 3).
  public init(
    _ arguments: [String], in directory: String, on loop: EventLoop, completion: @escaping (String) -> Void
  ) throws(OperationError) {
    do throws(SystemError) {
      process = try ChildProcess(
        arguments, in: directory, input: [], timeoutSeconds: Self.timeoutSeconds, limits: Self.limits, on: loop
      ) { result in completion(Self.text(of: result)) }
    } catch {
      throw OperationError(exitCode: 3, message: "cannot run '\(arguments.first ?? "")': \(error)")
    }
  }

  private static func text(of result: ChildProcess.Result) -> String {
    let remark =
      switch result.end {
      case .exited: ""
      case .killed(let signal): "ended by signal \(signal)\n"
      case .timedOut: "ended after \(Int(timeoutSeconds / 60)) minutes\n"
      case .wroteTooMuch: "more than \(limits.output >> 20) MB: the rest is left out\n"
      }
    return String(decoding: result.output, as: UTF8.self) + String(decoding: result.errors, as: UTF8.self) + remark
  }
}
