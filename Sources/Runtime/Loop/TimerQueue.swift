/// Timers by the moment at which they are due, those of one moment in the order of their numbers.
///
/// A binary heap: the next one is at hand, and adding one costs the logarithm of how many there are. One that was
/// cancelled stays in the heap until it is met or half of the heap is dead.
struct TimerQueue {
  /// What is called.
  typealias Body = () -> Void

  private struct Entry: Comparable {
    let due: MonotonicTime
    let number: Int
    static func < (left: Entry, right: Entry) -> Bool { (left.due, left.number) < (right.due, right.number) }
  }

  private var heap: [Entry] = []
  private var bodies: [Int: Body] = [:]

  /// Adds a timer; `number` names it and is greater than all before.
  mutating func add(_ number: Int, due: MonotonicTime, _ body: @escaping Body) {
    bodies[number] = body
    heap.append(Entry(due: due, number: number))
    rise(from: heap.count - 1)
  }

  /// Takes out a timer and returns its body; nil where it is gone already.
  @discardableResult
  mutating func remove(_ number: Int) -> Body? {
    guard let body = bodies.removeValue(forKey: number) else { return nil }
    if heap.count > 64, heap.count > bodies.count * 2 {
      // A sorted array is a heap.
      heap = heap.filter { bodies[$0.number] != nil }.sorted()
    }
    return body
  }

  /// When the first timer is due; nil where there is none.
  mutating func nextDue() -> MonotonicTime? {
    while let first = heap.first {
      if bodies[first.number] != nil { return first.due }
      removeFirst()
    }
    return nil
  }

  /// Takes out the numbers of the timers that are due at `moment`, the first one first; their bodies stay.
  mutating func takeDue(at moment: MonotonicTime) -> [Int] {
    var numbers: [Int] = []
    while let first = heap.first, first.due <= moment {
      if bodies[first.number] != nil { numbers.append(first.number) }
      removeFirst()
    }
    return numbers
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    sink()
  }

  private mutating func rise(from start: Int) {
    var place = start
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink() {
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      if least == place { return }
      heap.swapAt(place, least)
      place = least
    }
  }
}
