extension PayloadKeyPath {
  /// `aps`.
  static let aps: PayloadKeyPath = "aps"
  /// `aps.alert`.
  static let alert: PayloadKeyPath = "aps.alert"
  /// `aps.sound`.
  static let sound: PayloadKeyPath = "aps.sound"

  /// The path of a key of Apple's below this one.
  func member(_ key: AppleKey) -> PayloadKeyPath { member(key.text) }
}

extension LintSubject {
  /// The way to the innermost value, or the key of one, that the byte at `offset` belongs to.
  func keyPath(at offset: Int) -> PayloadKeyPath {
    let nodes = document.nodes
    var path = PayloadKeyPath.root
    var index = 0
    while index < nodes.count, nodes[index].kind == .object || nodes[index].kind == .array {
      guard let inner = child(of: index, at: offset) else { return unreadPath(below: path, in: index, at: offset) }
      path = inner.key.map { path.member($0) } ?? path.element(inner.number)
      index = inner.valueIndex
    }
    return path
  }

  /// The member or element of node `index` that the byte at `offset` belongs to.
  private func child(of index: Int, at offset: Int) -> (key: String?, number: Int, valueIndex: Int)? {
    let nodes = document.nodes
    let isObject = nodes[index].kind == .object
    let end = Int(nodes[index].next)
    var (next, number) = (index + 1, 0)
    while next < end {
      let valueIndex = isObject ? next + 1 : next
      guard valueIndex < end, Int(nodes[next].start) <= offset else { return nil }
      if offset < Int(nodes[valueIndex].end) {
        return (isObject ? JSONValue(document: document, index: next).string : nil, number, valueIndex)
      }
      next = Int(nodes[valueIndex].next)
      number += 1
    }
    return nil
  }

  /// The way to the value of container `index` at `offset` that could not be read; `parent` where there is none.
  private func unreadPath(below parent: PayloadKeyPath, in index: Int, at offset: Int) -> PayloadKeyPath {
    var number = 0
    for value in document.unreadValues where value.container == index {
      guard value.range.lowerBound <= offset else { break }
      if offset < value.range.upperBound {
        guard let key = value.key else { return parent.element(number + elements(of: index, before: offset)) }
        return parent.member(document.text(of: key))
      }
      number += 1
    }
    return parent
  }

  /// How many elements that could be read stand before `offset`.
  private func elements(of index: Int, before offset: Int) -> Int {
    let nodes = document.nodes
    var (next, count) = (index + 1, 0)
    while next < Int(nodes[index].next), Int(nodes[next].start) < offset {
      next = Int(nodes[next].next)
      count += 1
    }
    return count
  }
}
