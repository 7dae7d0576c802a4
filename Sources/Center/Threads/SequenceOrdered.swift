/// Something with a sequence number, by which it is ordered.
public protocol Sequenced: Equatable, Sendable {
  /// Unique; later is newer.
  var sequence: Int64 { get }
}

/// Elements by ascending sequence number: looked up by binary search, cheap to take from at both ends.
///
/// A full list loses its oldest with every arrival. Taking from the front only moves ``head``, and the space before it
/// is given back when it is half of the whole.
public struct SequenceOrdered<Element: Sequenced>: RandomAccessCollection, Equatable, Sendable {
  private var storage: [Element] = []
  private var head = 0

  /// No elements.
  public init() {}

  /// Wraps elements that ascend already.
  init(ascending elements: [Element]) { storage = elements }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of elements.
  public var endIndex: Int { storage.count - head }
  /// The element at `position`, counted from the oldest.
  public subscript(position: Int) -> Element { storage[head + position] }

  /// Whether both hold the same elements.
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  /// Where the element numbered `sequence` is; O(log n).
  public func index(ofSequence sequence: Int64) -> Int? {
    let index = insertionIndex(of: sequence)
    return index < count && self[index].sequence == sequence ? index : nil
  }

  /// The first place whose element is not older than `sequence`.
  func insertionIndex(of sequence: Int64) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].sequence < sequence { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Puts `element` in its place, which for a new one is the end.
  mutating func insert(_ element: Element) {
    if let last, last.sequence >= element.sequence {
      storage.insert(element, at: head + insertionIndex(of: element.sequence))
    } else {
      storage.append(element)
    }
  }

  /// Puts many in their places in one pass; those whose number is there already are left out.
  mutating func insert(ascending elements: [Element]) {
    guard elements.count > 8, let newest = last, let first = elements.first, first.sequence <= newest.sequence else {
      for element in elements where index(ofSequence: element.sequence) == nil { insert(element) }
      return
    }
    var merged: [Element] = []
    merged.reserveCapacity(count + elements.count)
    var own = 0
    for element in elements {
      while own < count, self[own].sequence < element.sequence {
        merged.append(self[own])
        own += 1
      }
      if own < count, self[own].sequence == element.sequence { continue }
      merged.append(element)
    }
    merged.append(contentsOf: self[own...])
    storage = merged
    head = 0
  }

  /// Takes out the element numbered `sequence` and tells whether there was one.
  @discardableResult
  mutating func remove(sequence: Int64) -> Bool {
    guard let index = index(ofSequence: sequence) else { return false }
    if index == 0 { head += 1 } else { storage.remove(at: head + index) }
    reclaim()
    return true
  }

  /// Takes out all elements with these numbers in one pass.
  mutating func remove(sequences: Set<Int64>) {
    if sequences.count <= 8 {
      for sequence in sequences { remove(sequence: sequence) }
    } else {
      storage = filter { !sequences.contains($0.sequence) }
      head = 0
    }
  }

  private mutating func reclaim() {
    guard head >= 32, head * 2 >= storage.count else { return }
    storage.removeFirst(head)
    head = 0
  }
}
