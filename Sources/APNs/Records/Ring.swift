/// The newest of many values, oldest first; adding one costs the same however many there were.
public struct Ring<Element: Equatable & Sendable>: Equatable, Sendable, RandomAccessCollection {
  private var slots: [Element] = []
  /// The place of the oldest, once all slots are taken.
  private var start = 0
  private let limit: Int

  /// None yet of at most `limit`, which is 1 at least.
  public init(limit: Int) { self.limit = Swift.max(1, limit) }

  /// The last of `elements`, at most `limit`, which is 1 at least.
  public init(limit: Int, _ elements: [Element]) {
    self.init(limit: limit)
    slots = elements.suffix(self.limit)
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { slots.count }

  /// The value at `index`, counted from the oldest.
  public subscript(index: Int) -> Element { slots[(start + index) % slots.count] }

  /// Adds a value; where all slots are taken the oldest goes, and is given back.
  @discardableResult
  public mutating func append(_ element: Element) -> Element? {
    guard slots.count == limit else {
      slots.append(element)
      return nil
    }
    let oldest = slots[start]
    slots[start] = element
    start = (start + 1) % limit
    return oldest
  }
}
