import CSignals
import Foundation

/// The signals that the loop hears of, as bytes of a pipe.
///
/// Made before the terminal is taken, so that ncurses finds its handlers taken and sets none.
final class Signals {
  /// What a signal asks of a screen.
  enum Request: Equatable {
    case resize, stop, resume
    /// End, restore everything, and die of this signal.
    case die(Int32)
  }

  /// The end to watch.
  let descriptor: Int32
  private var fatal: Int32?

  /// What ends a process that does nothing about it, and leaves time to do it in order.
  private static let ends = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
  ]

  /// Watches; nil where the system refuses.
  init?() {
    let numbers = [SIGWINCH, SIGTSTP, SIGCONT] + Self.ends
    descriptor = csignals_watch(numbers, Int32(numbers.count))
    if descriptor < 0 { return nil }
  }

  /// What has been asked since the last time, each once, in the order of the first.
  func requests() -> [Request] {
    var requests: [Request] = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return requests }
      for request in bytes[..<count].compactMap(request) where !requests.contains(request) {
        requests.append(request)
      }
    }
  }

  private func request(_ byte: UInt8) -> Request? {
    switch Int32(byte) {
    case SIGWINCH: .resize
    case SIGTSTP: .stop
    case SIGCONT: .resume
    case let number where Self.ends.contains(number): .die(number)
    default: nil
    }
  }

  /// Remembers that the process has to die of `number` once everything is in order.
  func noteFatal(_ number: Int32) { fatal = fatal ?? number }

  /// Dies of the signal that ended the loop, so that the shell sees the status that it expects.
  func dieIfAsked() { if let fatal { csignals_die_of(fatal) } }
}
