/// Finds equal keys in one object: by comparing them where they are few, by a table of hashes where they are many.
struct KeyComparison {
  private static let fewKeys = 8
  private var keys: [Int] = []
  private var table: [Int32] = []
  private var left: [UInt8] = []
  private var right: [UInt8] = []

  /// Calls `found` with each key whose equal stands before it, and that first one, in the order of the text.
  @inline(__always)
  mutating func forEachDuplicate(
    of object: Int, end: Int, in nodes: ContiguousArray<JSONNode>, _ bytes: UnsafeBufferPointer<UInt8>,
    _ found: (_ later: Int, _ first: Int) -> Void
  ) {
    var count = 0
    var index = object + 1
    while index < end {
      count += 1
      index = Int(nodes[index + 1].next)
    }
    if count > Self.fewKeys {
      compareByHash(object, end, nodes, bytes, found)
    } else if count > 1 {
      compareAll(object, end, nodes, bytes, found)
    }
  }

  private mutating func compareAll(
    _ object: Int, _ end: Int, _ nodes: ContiguousArray<JSONNode>, _ bytes: UnsafeBufferPointer<UInt8>,
    _ found: (Int, Int) -> Void
  ) {
    var later = object + 1
    while later < end {
      var first = object + 1
      while first < later {
        if areEqual(nodes[first], nodes[later], bytes) {
          found(later, first)
          break
        }
        first = Int(nodes[first + 1].next)
      }
      later = Int(nodes[later + 1].next)
    }
  }

  private mutating func compareByHash(
    _ object: Int, _ end: Int, _ nodes: ContiguousArray<JSONNode>, _ bytes: UnsafeBufferPointer<UInt8>,
    _ found: (Int, Int) -> Void
  ) {
    keys.removeAll(keepingCapacity: true)
    var index = object + 1
    while index < end {
      if !nodes[index].flags.contains(.isHidden) { keys.append(index) }
      index = Int(nodes[index + 1].next)
    }
    guard !keys.isEmpty else { return }
    // A power of two with half of the places free.
    let size = 1 << (Int.bitWidth - (keys.count * 2 - 1).leadingZeroBitCount)
    table.removeAll(keepingCapacity: true)
    table.append(contentsOf: repeatElement(-1, count: size))
    for (number, key) in keys.enumerated() {
      var place = hash(nodes[key], bytes) & (size - 1)
      while table[place] >= 0, !areEqual(nodes[keys[Int(table[place])]], nodes[key], bytes) {
        place = (place + 1) & (size - 1)
      }
      if table[place] >= 0 {
        found(key, keys[Int(table[place])])
      } else {
        table[place] = Int32(truncatingIfNeeded: number)
      }
    }
  }

  /// A hash that a sender cannot foresee, so that no payload can be made of keys that all collide.
  private mutating func hash(_ key: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    if key.flags.contains(.hasEscapes) {
      left.removeAll(keepingCapacity: true)
      TextEscapes.decode(bytes, key.contentRange, into: &left)
      left.withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[key.contentRange]))
    }
    return hasher.finalize()
  }

  @inline(__always)
  private mutating func areEqual(_ first: JSONNode, _ second: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if !first.flags.union(second.flags).isDisjoint(with: [.hasEscapes, .isHidden]) {
      if first.flags.union(second.flags).contains(.isHidden) { return false }
      left.removeAll(keepingCapacity: true)
      right.removeAll(keepingCapacity: true)
      TextEscapes.decode(bytes, first.contentRange, into: &left)
      TextEscapes.decode(bytes, second.contentRange, into: &right)
      return left == right
    }
    let (left, right) = (first.contentRange, second.contentRange)
    guard left.count == right.count else { return false }
    for offset in 0..<left.count where bytes[left.lowerBound &+ offset] != bytes[right.lowerBound &+ offset] {
      return false
    }
    return true
  }
}

extension JSONReader {
  /// Notes the keys of the open object, which is about to be closed, that it has already.
  mutating func noteDuplicateKeys() {
    var duplicates: [(later: Int, first: Int)] = []
    keys.forEachDuplicate(of: container, end: nodes.count, in: nodes, bytes) { duplicates.append(($0, $1)) }
    for (later, first) in duplicates {
      nodes[later].flags.insert(.isDuplicate)
      var key: [UInt8] = []
      TextEscapes.decode(bytes, nodes[later].contentRange, into: &key)
      let firstPosition = lines.position(at: Int(nodes[first].start), in: bytes)
      fault(
        .duplicateKey(String(decoding: key, as: UTF8.self), first: firstPosition), at: Int(nodes[later].start))
    }
  }
}
