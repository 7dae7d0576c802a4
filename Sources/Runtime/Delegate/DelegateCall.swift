import Center
import Payload

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One attempt to tell a delegate of a response.
///
/// A URL is called by `curl`, as a child like any other: an HTTP client in this process would cost every start what few
/// need, block on names, or be written by hand.
final class DelegateCall {
  /// What came of it.
  enum Outcome: Equatable {
    /// It was told, and wrote this.
    case answered([UInt8])
    /// It was not told; `isFinal`: another attempt would end the same way.
    case failed(String, isFinal: Bool)
  }

  private var process: ChildProcess?

  /// Starts it; `completion` is called once, from the loop.
  init(
    _ delegate: ResponseDelegate, of response: Response, on loop: EventLoop,
    completion: @escaping (Outcome) -> Void
  ) {
    let input = Array((response.told.line + "\n").utf8)
    let arguments = Self.arguments(of: delegate)
    do throws(SystemError) {
      process = try ChildProcess(
        arguments, in: delegate.directory, input: input, timeoutSeconds: delegate.timeoutSeconds, on: loop
      ) { completion(Self.outcome(of: $0, of: delegate)) }
    } catch {
      let program = arguments.first ?? ""
      let purpose = if case .url = delegate.address { ", which calls addresses" } else { "" }
      let failure = Outcome.failed("cannot run '\(program)'\(purpose): \(error)", isFinal: false)
      loop.enqueue { completion(failure) }
    }
  }

  /// Ends it and tells nobody.
  func stop() { process?.stop() }

  // MARK: Words

  private static func arguments(of delegate: ResponseDelegate) -> [String] {
    switch delegate.address {
    case .command(let words): words
    case .url(let url):
      [
        // No configuration of the user's, no pattern in the address, no other protocol.
        "curl", "--disable", "--silent", "--show-error", "--globoff", "--proto", "=http,https",
        "--max-time", "\(delegate.timeoutSeconds)", "--header", "Content-Type: application/json",
        "--header", "Expect:", "--user-agent", "belfry", "--data-binary", "@-",
        "--write-out", "%{stderr}\n%{http_code}", "--url", url,
      ]
    }
  }

  private static func outcome(of result: ChildProcess.Result, of delegate: ResponseDelegate) -> Outcome {
    switch result.end {
    case .timedOut:
      return .failed("took longer than \(JSONOutput.double(delegate.timeoutSeconds).line) seconds", isFinal: false)
    case .wroteTooMuch: return .failed("wrote more than \(ChildProcess.Limits().output) bytes", isFinal: true)
    case .killed(let signal): return .failed("was ended by signal \(signal)", isFinal: false)
    case .exited(let status):
      let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").map(String.init)
      if case .url = delegate.address { return answer(result, status: status, lines) }
      guard status == 0 else {
        return .failed("ended with \(status)" + remark(lines.last), isFinal: false)
      }
      return .answered(result.output)
    }
  }

  /// The last line that `curl` writes is the status.
  private static func answer(_ result: ChildProcess.Result, status: Int32, _ lines: [String]) -> Outcome {
    let code = lines.last.flatMap { Int($0) } ?? 0
    guard status == 0 else {
      let message = lines.dropLast().last.map { $0.replacing(#/^curl: \([0-9]+\) /#, with: "") }
      return .failed("could not be called" + remark(message ?? "curl ended with \(status)"), isFinal: false)
    }
    guard !(200..<300).contains(code) else { return .answered(result.output) }
    let mayChange = code == 408 || code == 429 || code >= 500
    return .failed("answered \(code)", isFinal: !mayChange)
  }

  private static func remark(_ line: String?) -> String {
    line.map { ": " + terminalSafe(String($0.prefix(200))) } ?? ""
  }
}

extension Response {
  /// What a delegate is told: the response, without what became of telling it.
  fileprivate var told: JSONOutput {
    var response = self
    response.delegate = nil
    return response.json
  }
}
