import Center
import Commands
import Runtime
import TextLayout

/// A running center without a screen: a line for what is listed, one for each arrival and one for each response, until
/// a signal ends it or nobody reads any more.
final class PlainProgram {
  private let runtime: Runtime
  private let loop: EventLoop
  private let signals: Signals
  private let output: OutputWriter

  init(runtime: Runtime, loop: EventLoop, signals: Signals, output: OutputWriter) {
    self.runtime = runtime
    self.loop = loop
    self.signals = signals
    self.output = output
  }

  /// Prints until it ends.
  func run() {
    for notice in runtime.startNotices { print("notice  \(notice)") }
    for index in 0..<runtime.state.threadCount {
      guard let thread = runtime.state.thread(at: index) else { break }
      for member in thread.members.reversed() { if let line = listed(member.key) { print(line) } }
    }
    output.flush()
    // The runtime outlives the program, and may have something to say at its own end.
    runtime.observe { [weak self] update in self?.tell(update) }
    loop.watch(signals.descriptor) { [unowned self] in
      for case .die(let number) in signals.requests() {
        signals.noteFatal(number)
        loop.stop()
      }
    }
    loop.run()
  }

  private func tell(_ update: Runtime.Update) {
    switch update {
    case .changed(_, let effects):
      for effect in effects {
        switch effect {
        case .storeDelivery(let delivery, _): print(plainLine(delivery, in: runtime.state))
        case .storeResponse(let response):
          print(plainLine(response))
        default: break
        }
      }
    case .notice(let text): print("notice  \(text)")
    case .sound, .provider: break
    }
    output.flush()
    if output.isClosed { loop.stop() }
  }

  private func print(_ line: String) { output.line(sanitized(line, keepingLines: false)) }

  private func listed(_ key: NotificationKey) -> String? {
    guard let notification = runtime.state.notifications[key] else { return nil }
    let app = runtime.state.apps[key.bundleIdentifier]?.profile.name ?? key.bundleIdentifier
    return "listed  \(app): \(plainText(notification, in: runtime.state))"
  }
}
