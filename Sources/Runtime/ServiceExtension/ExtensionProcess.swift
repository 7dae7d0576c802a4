import Center
import Payload

/// One run of a program that stands for a service extension, within its limits.
///
/// It gets the request as a line of JSON and keeps its standard input. When its time is over it is told by a line there
/// and by SIGTERM, and has ``graceSeconds`` to hand something over; then it and all that it started are killed. What
/// counts in the end is decided by ``ExtensionTranscript``.
final class ExtensionProcess: ExtensionWork {
  /// Bytes of standard output that are read.
  static let outputLimit = 1 << 20
  /// Bytes of a line of its log that are read.
  static let logLineLimit = 1 << 16
  /// Seconds between the warning and the end, and between handing over and the end.
  static let graceSeconds = 1.0

  private let request: ServiceExtensionRequest
  private let words: [String]
  private let folder: AttachmentFolder
  private let loop: EventLoop
  private let completion: (ServiceExtensionRun) -> Void
  private let released: () -> Void
  private let start = MonotonicTime.now
  private var transcript: ExtensionTranscript
  private var lines = LineSplitter(limit: outputLimit)
  private var logLines = LineSplitter(limit: logLineLimit)
  private var process: ChildProcess?
  private var memory: MemoryWatch?
  private var timers: [EventLoop.Token] = []
  private var end: ExtensionTranscript.End?
  private var hasReported = false

  /// Starts it; `completion` is called once, when it is known what counts, and `released` when nothing of it runs any more.
  init(
    _ request: ServiceExtensionRequest, running words: [String], attachmentsIn folder: AttachmentFolder,
    on loop: EventLoop,
    completion: @escaping (ServiceExtensionRun) -> Void, released: @escaping () -> Void
  ) {
    self.request = request
    self.words = words
    self.folder = folder
    self.loop = loop
    self.completion = completion
    self.released = released
    transcript = ExtensionTranscript(of: request)
    let serviceExtension = request.serviceExtension
    timers.append(loop.schedule(after: serviceExtension.timeoutSeconds) { [weak self] in self?.expire() })
    if serviceExtension.coldStartSeconds > 0 {
      timers.append(loop.schedule(after: serviceExtension.coldStartSeconds) { [weak self] in self?.launch() })
    } else {
      launch()
    }
  }

  /// Ends it and tells nobody.
  func stop() {
    timers.forEach(loop.cancel)
    memory = nil
    process?.stop()
  }

  // MARK: Its life

  private var seconds: Double { (start.seconds(until: .now) * 1000).rounded() / 1000 }

  private func launch() {
    guard !hasReported else { return }
    let line = request.line(attachmentsIn: folderPath())
    do throws(SystemError) {
      process = try ChildProcess(
        words, in: request.serviceExtension.directory, input: Array((line + "\n").utf8), keepsInputOpen: true,
        takesAllWithIt: true, timeoutSeconds: nil, limits: ChildProcess.Limits(output: Self.outputLimit), on: loop,
        hear: { [weak self] in self?.hear($0, $1) }, completion: { [weak self] in self?.ended($0.end) })
      watchMemory()
    } catch {
      end = .notStarted("'\(terminalSafe(words.first ?? ""))': \(error)")
      loop.enqueue { [weak self] in
        self?.report()
        self?.released()
      }
    }
  }

  /// Where it may put what it attaches; nil, and a line in its log, where there is no such place: it can do all else.
  private func folderPath() -> String? {
    do throws(StepFailure) {
      return try folder.make(for: request.delivery)
    } catch {
      transcript.take(logLine: Array(error.message.utf8), at: seconds)
      return nil
    }
  }

  private func expire() {
    guard !hasReported, end == nil else { return }
    transcript.expire()
    end = .timedOut
    guard let process else {
      // Its start alone took all of its time: there is nobody to be told.
      report()
      return released()
    }
    process.write(Array("{\"event\":\"serviceExtensionTimeWillExpire\"}\n".utf8))
    process.terminate(afterGrace: Self.graceSeconds)
  }

  private func watchMemory() {
    guard let limit = request.serviceExtension.memoryLimitMegabytes, let process else { return }
    memory = MemoryWatch(of: process.identifier, limitMegabytes: limit, on: loop) { [weak self] count in
      guard let self, !hasReported, end == nil else { return }
      end = .usedTooMuchMemory(byteCount: count)
      self.process?.terminate(afterGrace: 0)
    }
  }

  private func hear(_ stream: ChildProcess.Stream, _ bytes: [UInt8]) {
    guard !hasReported else { return }
    switch stream {
    case .errors: for line in logLines.take(bytes) { transcript.take(logLine: line, at: seconds) }
    case .output: for line in lines.take(bytes) { transcript.take(line: line, at: seconds) }
    }
    if transcript.isHandedOver, stream == .output { handOver() }
  }

  /// Content is there: it counts at once, and the program has a moment to end by itself.
  private func handOver() {
    guard !hasReported else { return }
    // In the next turn: what it logged before is in its pipe already.
    loop.enqueue { [weak self] in
      self?.process?.drain()
      self?.report()
      self?.process?.closeInput()
      guard let self, end == nil else { return }
      timers.append(
        loop.schedule(after: Self.graceSeconds) { [weak self] in
          self?.process?.terminate(afterGrace: Self.graceSeconds)
        })
    }
  }

  private func ended(_ status: ChildProcess.End) {
    if let line = lines.finish() { transcript.take(line: line, at: seconds) }
    if let line = logLines.finish() { transcript.take(logLine: line, at: seconds) }
    if end == nil {
      end =
        switch status {
        case .exited(let status): .exited(status)
        case .killed(let signal): .killed(signal: signal)
        case .wroteTooMuch: .wroteTooMuch(byteLimit: Self.outputLimit)
        case .timedOut: .timedOut
        }
    }
    report()
    released()
  }

  private func report() {
    guard !hasReported else { return }
    hasReported = true
    timers.forEach(loop.cancel)
    timers = []
    memory = nil
    completion(transcript.ended(end ?? .exited(0), at: seconds))
  }
}

extension ServiceExtensionRequest {
  /// The line that a program reads (docs/service-extension.md).
  func line(attachmentsIn folder: String?) -> String {
    JSONOutput.object([
      ("identifier", .string(requestIdentifier)), ("bundleIdentifier", .string(bundleIdentifier)),
      ("timeoutSeconds", .double(serviceExtension.timeoutSeconds)), ("attachmentsFolder", .text(folder)),
      ("content", content.json),
    ]).line
  }
}
