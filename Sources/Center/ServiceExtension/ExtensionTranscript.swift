import Payload

/// What an extension says while it runs, and which content follows from that: the rules, without a process.
///
/// It writes one JSON object a line (docs/service-extension.md):
///
///     {"step":"decrypt"}
///     {"attempt":{"body":"the best so far"}}
///     {"content":{"title":"Maya","body":"See you at eight"}}
///
/// The first `content` ends it, as calling the content handler does. An `attempt` counts only where its time runs out.
public struct ExtensionTranscript: Equatable, Sendable {
  /// How a process ended that handed nothing over.
  public enum End: Equatable, Sendable {
    /// It was told that its time expires, and its grace is over.
    case timedOut
    /// It ended by itself.
    case exited(Int32)
    /// A signal ended it that did not come from us.
    case killed(signal: Int32)
    /// It used so many bytes, more than it may.
    case usedTooMuchMemory(byteCount: Int)
    /// It wrote more bytes than are read.
    case wroteTooMuch(byteLimit: Int)
    /// It could not be started, with the system's reason.
    case notStarted(String)
  }

  /// Remarks, steps and lines of the log that are kept.
  static let limit = 100
  /// Lines that are no JSON objects and are named one by one.
  static let strayLineLimit = 3
  /// Characters of a line of the log that are kept.
  static let lineLimit = 400

  /// The run as it stands.
  public private(set) var run: ServiceExtensionRun
  private var attempt: NotificationContent?
  private var content: NotificationContent?
  private var hasExpired = false
  private var lineCount = 0
  /// Lines that are no JSON objects.
  private var strayLineCount = 0

  /// A transcript without a line.
  public init(of request: ServiceExtensionRequest) {
    run = ServiceExtensionRun(
      before: request.content, timeoutSeconds: request.serviceExtension.timeoutSeconds,
      coldStartSeconds: request.serviceExtension.coldStartSeconds)
  }

  /// Whether content was handed over: nothing that comes later counts.
  public var isHandedOver: Bool { content != nil }

  /// It was told that its time expires.
  public mutating func expire() { hasExpired = true }

  /// A line of its standard output, without its end.
  public mutating func take(line: [UInt8], at seconds: Double) {
    lineCount += 1
    guard !isHandedOver, line.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
    let document = JSONDocument(line)
    guard document.isReadable, let root = document.root, root.kind == .object else {
      strayLineCount += 1
      guard strayLineCount <= Self.strayLineLimit else { return }
      let start = terminalSafe(String(String(decoding: line.prefix(200), as: UTF8.self).prefix(40)))
      return remark("line \(lineCount): '\(start)' is no JSON object; what is to be logged goes to standard error")
    }
    for member in root.eachMember where !member.isDuplicate { take(member.key, member.value, in: root, at: seconds) }
  }

  /// A line of its standard error.
  public mutating func take(logLine: [UInt8], at seconds: Double) {
    guard run.log.count < Self.limit else { return }
    let text = terminalSafe(String(String(decoding: logLine, as: UTF8.self).prefix(Self.lineLimit)))
    run.log.append(.init(seconds: seconds, text: text))
  }

  /// A step that Belfry itself took.
  public mutating func take(_ step: ServiceExtensionRun.Step, leaving content: NotificationContent) {
    run.steps.append(step)
    attempt = content
  }

  /// Belfry's own steps are done: what they left is handed over.
  public mutating func handOver() { content = attempt ?? run.before }

  /// The run, as it ended `seconds` after its start.
  public func ended(_ end: End, at seconds: Double) -> ServiceExtensionRun {
    var run = run
    run.seconds = seconds
    let strayCount = strayLineCount - Self.strayLineLimit
    if strayCount > 0 {
      run.remarks.append(
        "\(strayCount) more line\(strayCount == 1 ? " is" : "s are") no JSON object\(strayCount == 1 ? "" : "s")")
    }
    if let last = run.steps.indices.last, run.steps[last].seconds == nil, isHandedOver {
      run.steps[last].seconds = seconds - run.steps[last].startedAt
    }
    if let content {
      run.ending = .handedOver
      run.outcome = .content
      run.after = content
      let late = hasExpired ? ", when it was told that its time expires" : ""
      run.reason = "it handed over content after \(Self.text(seconds)) seconds\(late)"
    } else {
      (run.ending, run.reason) = Self.sentence(end, timeoutSeconds: run.timeoutSeconds, lastLine: run.log.last?.text)
      if end == .timedOut, let attempt {
        run.outcome = .attempt
        run.after = attempt
        run.reason += ": the best attempt counts"
      } else {
        let unused = attempt == nil ? "" : ", since an attempt counts only where time runs out"
        run.reason += ": the original is shown\(unused)"
      }
    }
    return run
  }

  // MARK: Lines

  private static let names = ["attempt", "content", "step"]

  private mutating func take(_ name: String, _ value: JSONValue, in root: JSONValue, at seconds: Double) {
    switch name {
    case "attempt", "content":
      guard value.kind == .object else {
        return remark("line \(lineCount): '\(name)' must be an object with what is different")
      }
      var changed = run.before
      var remarks: [String] = []
      changed.take(value, remarks: &remarks)
      for text in remarks { remark("line \(lineCount): \(text)") }
      if name == "content" { content = changed } else { attempt = changed }
    case "step":
      guard let step = value.string, !step.isEmpty else {
        return remark("line \(lineCount): 'step' must be the name of what begins now")
      }
      begin(step, at: seconds)
    default:
      let hint = nearest(name, in: Self.names).map { ", did you mean '\($0)'?" } ?? ""
      remark("line \(lineCount): unknown key '\(terminalSafe(String(name.prefix(60))))'\(hint)")
    }
  }

  private mutating func begin(_ step: String, at seconds: Double) {
    if let last = run.steps.indices.last, run.steps[last].seconds == nil {
      run.steps[last].seconds = seconds - run.steps[last].startedAt
    }
    guard run.steps.count < Self.limit else { return }
    run.steps.append(.init(terminalSafe(String(step.prefix(60))), startedAt: seconds))
  }

  private mutating func remark(_ text: String) {
    if run.remarks.count < Self.limit { run.remarks.append(text) }
  }

  // MARK: Words

  private static func sentence(
    _ end: End, timeoutSeconds: Double, lastLine: String?
  ) -> (ServiceExtensionRun.Ending, String) {
    let last = lastLine.map { " (\($0))" } ?? ""
    return switch end {
    case .timedOut:
      (
        .timedOut,
        "it timed out: its \(text(timeoutSeconds)) \(timeoutSeconds == 1 ? "second was" : "seconds were") over"
      )
    case .exited(0): (.endedEarly, "it ended without handing over content")
    case .exited(let status): (.endedEarly, "it ended with \(status)\(last)")
    case .killed(let signal): (.crashed, "it crashed by signal \(signal)\(last)")
    case .usedTooMuchMemory(let count):
      (.outOfMemory, "it used \((count + 999_999) / 1_000_000) MB, more than it may, and was ended")
    case .wroteTooMuch(let limit): (.wroteTooMuch, "it wrote more than \(limit) bytes and was ended")
    case .notStarted(let reason): (.notStarted, "it could not be started (\(reason))")
    }
  }

  /// Seconds with hundredths at most, as everywhere else.
  private static func text(_ seconds: Double) -> String {
    JSONOutput.double((seconds * 100).rounded() / 100).line
  }
}
