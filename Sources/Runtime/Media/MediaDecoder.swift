public import Media

/// Has files looked into by `belfry-media`, a process for each: whatever a file does to its decoder, it does there.
///
/// Nothing here waits. Requests beyond ``Options/processCount`` queue; each reply comes with a turn of the loop, once, in
/// the order in which the processes end.
public final class MediaDecoder {
  /// How much is done at once, and for how long.
  public struct Options: Equatable, Sendable {
    /// Processes at one time.
    public var processCount = 2
    /// Seconds after which a process is ended.
    public var seconds = 15.0
    /// Requests that wait at most; one more is refused at once.
    public var queueLength = 1_000

    /// Makes the standard options, to be changed.
    public init() {}
  }

  /// Names a request, to cancel it.
  public struct Ticket: Hashable, Sendable { fileprivate let number: Int }

  private struct Waiting {
    let ticket: Ticket
    let request: MediaRequest
    let completion: (MediaReply) -> Void
  }

  private let executable: String
  private let loop: EventLoop
  private let options: Options
  private var waiting: [Waiting] = []
  private var running: [Ticket: MediaProcess] = [:]
  private var lastNumber = 0

  /// Makes a decoder that runs the program `executable`.
  public init(executable: String, loop: EventLoop, options: Options = Options()) {
    self.executable = executable
    self.loop = loop
    self.options = options
  }

  deinit { cancelAll() }

  /// Requests without a reply yet.
  public var pendingCount: Int { waiting.count + running.count }

  /// Asks; `completion` gets the reply in a later turn of the loop, unless the request is cancelled before.
  @discardableResult
  public func ask(_ request: MediaRequest, completion: @escaping (MediaReply) -> Void) -> Ticket {
    lastNumber += 1
    let ticket = Ticket(number: lastNumber)
    guard waiting.count < options.queueLength else {
      let refusal = MediaRefusal(.notStarted, "\(options.queueLength) other files wait to be looked into")
      loop.enqueue { completion(.failure(refusal)) }
      return ticket
    }
    waiting.append(Waiting(ticket: ticket, request: request, completion: completion))
    loop.enqueue { [weak self] in self?.startWaiting() }
    return ticket
  }

  /// Ends what a request began; its completion is not called any more.
  public func cancel(_ ticket: Ticket) {
    waiting.removeAll { $0.ticket == ticket }
    running.removeValue(forKey: ticket)?.cancel()
    loop.enqueue { [weak self] in self?.startWaiting() }
  }

  /// Ends everything.
  public func cancelAll() {
    waiting = []
    running.values.forEach { $0.cancel() }
    running = [:]
  }

  private func startWaiting() {
    while running.count < options.processCount, !waiting.isEmpty {
      let next = waiting.removeFirst()
      do throws(SystemError) {
        running[next.ticket] = try MediaProcess(
          executable: executable, request: next.request, loop: loop, seconds: options.seconds
        ) { [weak self] reply in
          self?.running[next.ticket] = nil
          next.completion(reply)
          self?.startWaiting()
        }
      } catch {
        let refusal = MediaRefusal(
          .notStarted, "'\(executable)' cannot be started: \(error); BELFRY_MEDIA says where it is")
        next.completion(.failure(refusal))
      }
    }
  }
}
