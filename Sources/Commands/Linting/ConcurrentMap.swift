import Dispatch
import Synchronization

/// `transform` of every element, in order, on all cores.
///
/// Worth it from a few hundred elements on.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
  // Neighbours go to one core: a block is long enough to make handing it out and taking its results in cheap.
  let length = 32
  guard elements.count > length else { return elements.map(transform) }
  let starts = Array(stride(from: 0, to: elements.count, by: length))
  let results = Mutex<[Int: [Result]]>([:])
  DispatchQueue.concurrentPerform(iterations: starts.count) { number in
    let block = elements[starts[number]..<min(elements.count, starts[number] + length)].map(transform)
    results.withLock { $0[number] = block }
  }
  let blocks = results.withLock { $0 }
  return starts.indices.flatMap { blocks[$0] ?? [] }
}
