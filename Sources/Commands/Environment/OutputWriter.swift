/// Writes to one stream through a buffer.
///
/// When the reader is gone (EPIPE) it falls silent: that is no error.
public final class OutputWriter {
  /// What became of some bytes.
  public enum Outcome: Equatable, Sendable {
    case written
    /// Nobody reads any more.
    case closed
    /// The disk is full, or worse.
    case failed(String)
  }

  /// Takes bytes and says what became of them.
  public typealias Sink = (_ bytes: [UInt8]) -> Outcome

  private let sink: Sink
  private let capacity: Int
  private var buffer: [UInt8] = []
  /// Whether nobody reads any more: whoever prints a lot may stop.
  public private(set) var isClosed = false
  /// Why writing failed; nil where it did not.
  public private(set) var failure: String?

  /// A writer that hands on at least `capacity` bytes at a time.
  public init(capacity: Int = 1 << 16, sink: @escaping Sink) {
    self.capacity = capacity
    self.sink = sink
  }

  /// Writes text.
  public func write(_ text: String) {
    guard !isClosed, failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= capacity { flush() }
  }

  /// Writes text and a line end.
  public func line(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Writes lines.
  func lines(_ lines: [String]) { lines.forEach { line($0) } }

  /// Writes bytes as they are.
  public func write(bytes: [UInt8]) {
    guard !isClosed, failure == nil else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { flush() }
  }

  /// Hands on what is in the buffer.
  public func flush() {
    guard !isClosed, failure == nil, !buffer.isEmpty else { return }
    let outcome = sink(buffer)
    buffer.removeAll(keepingCapacity: true)
    switch outcome {
    case .written: break
    case .closed: isClosed = true
    case .failed(let reason): failure = reason
    }
  }
}
