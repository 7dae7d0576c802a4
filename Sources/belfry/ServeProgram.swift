import APNs
import Center
import Commands
import Endpoint
import Foundation
import Payload
import Runtime

/// The provider endpoint without a screen: serves until a signal ends it.
///
/// The first signal lets providers finish what they began, a second one ends at once.
final class ServeProgram {
  private let runtime: Runtime
  private let loop: EventLoop
  private let signals: Signals
  private let endpoint: Endpoint
  private let messages: OutputWriter
  private var isEnding = false

  init(
    runtime: Runtime, loop: EventLoop, signals: Signals, endpoint: Endpoint, isVerbose: Bool, messages: OutputWriter
  ) {
    self.runtime = runtime
    self.loop = loop
    self.signals = signals
    self.endpoint = endpoint
    self.messages = messages
    if isVerbose { endpoint.onRequest = { [weak self] in self?.say(requestLine($0)) } }
  }

  /// Serves until it ends.
  func run() {
    runtime.startNotices.forEach(say)
    // The runtime outlives the program, and may have something to say at its own end.
    runtime.observe { [weak self] update in if case .notice(let text) = update { self?.say(text) } }
    loop.watch(signals.descriptor) { [unowned self] in
      for request in signals.requests() { obey(request) }
    }
    loop.run()
  }

  private func obey(_ request: Signals.Request) {
    switch request {
    case .resize, .resume: break
    case .stop: kill(getpid(), SIGSTOP)
    case .die(let number):
      if ![SIGTERM, SIGINT, SIGHUP].contains(number) { signals.noteFatal(number) }
      guard !isEnding else { return loop.stop() }
      isEnding = true
      endpoint.shutDown { [loop] in loop.stop() }
    }
  }

  private func say(_ text: String) {
    messages.line("belfry: \(terminalSafe(text))")
    messages.flush()
  }
}

/// A request as one line: `12:00:00 #3 POST /3/device/ab… 400 BadDeviceToken 0.3 ms`.
func requestLine(_ record: RequestRecord) -> String {
  let answer = record.status.map { "\($0)" } ?? "no answer"
  let reason = record.reason.map { " \($0.rawValue)" } ?? ""
  let time = record.seconds.map { String(format: " %.1f ms", $0 * 1000) } ?? ""
  return "\(record.receivedAt) #\(record.connection) \(record.method) \(record.path) \(answer)\(reason)\(time)"
}
