import Center
import Media
import Payload

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Fetches a file for an attachment with `curl`, as the addresses of delegates are called.
///
/// `curl` follows no redirect: each address is looked at first, so only `http` and `https` are called, and only hosts that
/// are allowed. What comes is written as it comes, and ended as soon as it cannot become an attachment.
final class MediaFetch {
  /// Redirects that are followed.
  static let redirectLimit = 5
  /// Bytes that are read of what is no media: the page that a redirect or a fault brings along.
  static let otherByteLimit = 1 << 16

  private let path: String
  private let hosts: MediaHosts
  private let loop: EventLoop
  private let timeoutSeconds: Double
  private let start = MonotonicTime.now
  private let completion: (Result<Void, StepFailure>) -> Void
  private var process: ChildProcess?
  private var body: MediaBody?
  private var failure: StepFailure?
  private var redirectCount = 0
  private var isOver = false

  /// Fetches `url` into a new file at `path`; `completion` is called once, from the loop.
  ///
  /// `timeoutSeconds` is for all of it, redirects included.
  init(
    _ url: String, to path: String, from hosts: MediaHosts, timeoutSeconds: Double, on loop: EventLoop,
    completion: @escaping (Result<Void, StepFailure>) -> Void
  ) {
    self.path = path
    self.hosts = hosts
    self.loop = loop
    self.timeoutSeconds = timeoutSeconds
    self.completion = completion
    loop.enqueue { [weak self] in self?.call(url) }
  }

  deinit { stop() }

  /// Ends it, takes away what it has of the file, and tells nobody.
  func stop() {
    guard !isOver else { return }
    isOver = true
    process?.stop()
    body = nil
    unlink(path)
  }

  private func call(_ url: String) {
    guard !isOver else { return }
    do throws(StepFailure) {
      let address = try MediaAddress(url)
      try hosts.check(address)
      let seconds = timeoutSeconds - start.seconds(until: .now)
      guard seconds > 0 else { throw tooLate }
      body = try MediaBody(path: path)
      try start(address, seconds: max(seconds, 0.01))
    } catch {
      finish(.failure(error))
    }
  }

  private func start(_ address: MediaAddress, seconds: Double) throws(StepFailure) {
    let arguments = [
      // No configuration of the user's, no pattern in the address, no other protocol; a page about a fault is not read.
      "curl", "--disable", "--silent", "--show-error", "--fail", "--globoff", "--proto", "=http,https",
      "--max-time", "\(seconds)", "--max-filesize", "\(MediaKind.greatestByteLimit)", "--user-agent", "belfry",
      "--write-out", "%{stderr}\n%{http_code} %{redirect_url}", "--url", address.url,
    ]
    do throws(SystemError) {
      process = try ChildProcess(
        arguments, in: nil, input: [], timeoutSeconds: seconds + 1,
        limits: ChildProcess.Limits(output: MediaKind.greatestByteLimit + 1, errors: 1 << 14), on: loop,
        hear: { [weak self] stream, bytes in if stream == .output { self?.take(bytes) } },
        completion: { [weak self] in self?.ended($0) })
    } catch {
      throw StepFailure("cannot run 'curl', which fetches media: \(error)")
    }
  }

  private func take(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    do throws(StepFailure) {
      try body?.take(bytes)
    } catch {
      failure = error
      process?.terminate(afterGrace: 0)
    }
  }

  private func ended(_ result: ChildProcess.Result) {
    process = nil
    if let failure { return finish(.failure(failure)) }
    let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").map(String.init)
    let words = (lines.last ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    let code = words.first.flatMap { Int($0) } ?? 0
    switch result.end {
    case .exited(0) where (300..<400).contains(code) && words.count > 1: redirect(to: words[1])
    case .exited(0) where (200..<300).contains(code): finish(Result { () throws(StepFailure) in try body?.check() })
    // 22: it answered with a fault.
    case .exited(0), .exited(22): finish(.failure(StepFailure("the server answered \(code)")))
    case .exited(28), .timedOut: finish(.failure(tooLate))
    case .exited(63), .wroteTooMuch: finish(.failure(MediaBody.tooLarge(nil)))
    case .exited, .killed:
      let message = lines.first { $0.hasPrefix("curl:") }?.replacing(#/^curl: \([0-9]+\) /#, with: "")
      let reason = message.map { ": " + terminalSafe(String($0.prefix(200))) } ?? ""
      finish(.failure(StepFailure("it could not be fetched\(reason)")))
    }
  }

  private func redirect(to url: String) {
    redirectCount += 1
    guard redirectCount <= Self.redirectLimit else {
      return finish(.failure(StepFailure("it was redirected more than \(Self.redirectLimit) times")))
    }
    call(url)
  }

  private var tooLate: StepFailure {
    StepFailure("it took longer than \(JSONOutput.double(timeoutSeconds).line) seconds")
  }

  private func finish(_ result: Result<Void, StepFailure>) {
    guard !isOver else { return }
    isOver = true
    body = nil
    if case .failure = result { unlink(path) }
    completion(result)
  }
}
