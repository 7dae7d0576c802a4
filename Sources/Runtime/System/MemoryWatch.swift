/// Looks at the memory of a child process and all that it started, until it is more than it may be.
final class MemoryWatch {
  /// Seconds between two looks.
  static let pause = 0.05

  private let process: Int32
  private let limit: Int
  private let loop: EventLoop
  private let exceeded: (Int) -> Void
  private var next: EventLoop.Token?

  /// Begins; `exceeded` is called once with the bytes in use, where they are more than so many megabytes.
  init(of process: Int32, limitMegabytes: Int, on loop: EventLoop, exceeded: @escaping (_ byteCount: Int) -> Void) {
    self.process = process
    limit = limitMegabytes * 1_000_000
    self.loop = loop
    self.exceeded = exceeded
    lookLater()
  }

  deinit { stop() }

  /// Looks no more.
  func stop() {
    if let next { loop.cancel(next) }
    next = nil
  }

  private func lookLater() {
    next = loop.schedule(after: Self.pause) { [weak self] in self?.look() }
  }

  private func look() {
    let count = MemoryUse.byteCount(of: process)
    guard count > limit else { return lookLater() }
    next = nil
    exceeded(count)
  }
}
