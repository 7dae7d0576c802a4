public import Center

/// Has programs say what an expanded view shows: one at a time, for the view that is open.
///
/// Nothing here waits: whoever paints shows what there is, and is told when there is more.
public final class DescriptionLoader {
  private let loop: EventLoop
  private let onReply: (DescriptionRequest, ContentDescriptions.Reply) -> Void
  private var running: (request: DescriptionRequest, process: DescriptionProcess)?

  /// Makes a loader; `onReply` is called with each answer, once.
  public init(
    on loop: EventLoop, onReply: @escaping (DescriptionRequest, ContentDescriptions.Reply) -> Void
  ) {
    self.loop = loop
    self.onReply = onReply
  }

  deinit { running?.process.stop() }

  /// Asks for `request`, the only one that anybody waits for; what is asked already goes on, another ends.
  ///
  /// Nil: nobody waits for anything.
  public func want(_ request: DescriptionRequest?, center: CenterState) {
    guard running?.request != request else { return }
    running?.process.stop()
    running = nil
    guard let request, let (program, line) = center.question(request) else { return }
    let process = DescriptionProcess(program, asking: line, on: loop) { [weak self] reply in
      self?.running = nil
      self?.onReply(request, reply)
    }
    running = (request, process)
  }
}
