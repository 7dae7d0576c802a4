import Center
import Payload

/// One run of a program that says what an expanded view shows: a question goes in, a description comes out.
final class DescriptionProcess {
  /// Bytes that it may write.
  private static let outputLimit = 1 << 18
  /// Characters of its last message that are shown.
  private static let messageLimit = 200

  private let program: ContentProgram
  private let completion: (ContentDescriptions.Reply) -> Void
  private var child: ChildProcess?
  private var memory: MemoryWatch?

  /// Starts it; `completion` is called once, in a later turn, unless it is stopped.
  init(
    _ program: ContentProgram, asking line: String, on loop: EventLoop,
    completion: @escaping (ContentDescriptions.Reply) -> Void
  ) {
    self.program = program
    self.completion = completion
    do throws(SystemError) {
      let child = try ChildProcess(
        program.command, in: program.directory, input: Array((line + "\n").utf8), takesAllWithIt: true,
        timeoutSeconds: program.timeoutSeconds, limits: .init(output: Self.outputLimit), on: loop
      ) { [weak self] in self?.take($0) }
      self.child = child
      memory = program.memoryLimitMegabytes.map { limit in
        MemoryWatch(of: child.identifier, limitMegabytes: limit, on: loop) { [weak self] in
          self?.child?.stop()
          self?.end(.failed("used \(($0 + 999_999) / 1_000_000) MB, more than it may"))
        }
      }
    } catch {
      let failure = "cannot be run, '\(terminalSafe(program.command.first ?? ""))': \(error)"
      loop.enqueue { [weak self] in self?.end(.failed(failure)) }
    }
  }

  /// Ends it and tells nobody.
  func stop() {
    memory?.stop()
    child?.stop()
  }

  private func end(_ reply: ContentDescriptions.Reply) {
    memory?.stop()
    completion(reply)
  }

  private func take(_ result: ChildProcess.Result) {
    switch result.end {
    case .timedOut:
      end(.failed("took longer than \(JSONOutput.double(program.timeoutSeconds).line) seconds"))
    case .wroteTooMuch: end(.failed("wrote more than \(Self.outputLimit) bytes"))
    case .killed(let signal): end(.failed("was ended by signal \(signal)\(lastLine(of: result))"))
    case .exited(0):
      do throws(ContentDescription.Fault) {
        end(.described(try ContentDescription(reading: result.output)))
      } catch {
        end(.failed(error.message + lastLine(of: result)))
      }
    case .exited(let status): end(.failed("ended with \(status)\(lastLine(of: result))"))
    }
  }

  /// The last line that it wrote on standard error, where a traceback says what went wrong.
  private func lastLine(of result: ChildProcess.Result) -> String {
    let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n")
    return lines.last.map { " (\(terminalSafe(String($0.prefix(Self.messageLimit)))))" } ?? ""
  }
}
