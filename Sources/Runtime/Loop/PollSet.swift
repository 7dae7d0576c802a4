#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The descriptors that are waited for, as `poll` wants them: kept up to date, not made anew for each wait.
///
/// Entries stand in the order in which they were added. One that was taken out leaves a gap, which `poll` skips; gaps
/// are closed when they are half of all, so that adding and taking out cost nothing however many there are.
struct PollSet {
  /// What is called where an entry's descriptor is ready.
  typealias Body = () -> Void

  private var descriptors: [pollfd] = []
  /// Beside `descriptors`; the body of a gap is nil.
  private var entries: [(number: Int, body: Body?)] = []
  private var places: [Int: Int] = [:]

  /// How many descriptors are waited for.
  var count: Int { places.count }
  /// How many places there are, gaps included.
  var placeCount: Int { descriptors.count }

  /// Waits for `descriptor`; `number` names the entry and is greater than all before.
  mutating func add(_ number: Int, descriptor: Int32, isForWriting: Bool, _ body: @escaping Body) {
    places[number] = descriptors.count
    descriptors.append(pollfd(fd: descriptor, events: Int16(isForWriting ? POLLOUT : POLLIN), revents: 0))
    entries.append((number, body))
  }

  /// Waits for it no more; nothing happens where there is no such entry.
  mutating func remove(_ number: Int) {
    guard let place = places.removeValue(forKey: number) else { return }
    // What was found ready stays so, since whoever goes through the entries counts on it.
    descriptors[place].fd = -1
    entries[place].body = nil
  }

  /// Waits until a descriptor is ready, `milliseconds` at most (negative: as long as it takes); returns how many are.
  ///
  /// A signal may interrupt the wait: then none is.
  mutating func wait(milliseconds: Int32) -> Int {
    closeGaps()
    return Int(max(poll(&descriptors, nfds_t(descriptors.count), milliseconds), 0))
  }

  /// Whether the last wait found the entry at `place` ready.
  ///
  /// One that was taken out since then may still be: it has no body.
  func isReady(at place: Int) -> Bool { descriptors[place].revents != 0 }

  /// What to call for the entry at `place`; nil where it was taken out.
  func body(at place: Int) -> Body? { entries[place].body }

  private mutating func closeGaps() {
    guard descriptors.count > 16, descriptors.count > places.count * 2 else { return }
    let live = entries.indices.filter { entries[$0].body != nil }
    descriptors = live.map { descriptors[$0] }
    entries = live.map { entries[$0] }
    for (place, entry) in entries.enumerated() { places[entry.number] = place }
  }
}
