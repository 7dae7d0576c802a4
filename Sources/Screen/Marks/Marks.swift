public import Center

/// What the viewer has marked, to act on all of it at once.
///
/// By sequence number: a notification that was replaced and alerts again is another one, and has no mark. So an action
/// on marks never meets what the viewer has not seen.
public struct Marks: Equatable, Sendable {
  /// The stack of each; the summary's have none.
  private var stacks: [Int64: ThreadKey?] = [:]
  private var counts: [ThreadKey?: Int] = [:]

  /// No marks.
  public init() {}

  /// How many there are.
  public var count: Int { stacks.count }
  /// Whether there are none.
  public var isEmpty: Bool { stacks.isEmpty }
  /// The marked numbers, in no order.
  var sequences: some Sequence<Int64> { stacks.keys }

  /// Whether the notification with this number is marked.
  public func contains(_ sequence: Int64) -> Bool { stacks[sequence] != nil }

  /// How many of a stack are marked; nil asks for the scheduled summary.
  public func count(in stack: ThreadKey?) -> Int { counts[stack] ?? 0 }

  /// Marks a notification that lies in `stack`, or waits for the summary.
  mutating func insert(_ sequence: Int64, in stack: ThreadKey?) {
    guard !contains(sequence) else { return }
    stacks[sequence] = .some(stack)
    counts[stack, default: 0] += 1
  }

  /// Takes a mark away.
  mutating func remove(_ sequence: Int64) {
    guard let stack = stacks.removeValue(forKey: sequence) else { return }
    let count = counts[stack, default: 0] - 1
    counts[stack] = count > 0 ? count : nil
  }
}
