/// Every key and every value of a document, in the order of the text.
struct DocumentWalk: Sequence, IteratorProtocol {
  /// One key or one value.
  struct Step {
    /// Where it is in ``JSONDocument/nodes``.
    let index: Int
    /// Whether it is a key.
    let isKey: Bool
    /// How many arrays and objects it stands in.
    let depth: Int
  }

  /// A container that the walk is in.
  private struct Container {
    let end: Int
    let isObject: Bool
    /// The key whose value, or the number of the element, that the walk is at.
    var current: Int
  }

  private let document: JSONDocument
  private let nodes: ContiguousArray<JSONNode>
  private var open: [Container] = []
  private var index = 0
  private var expectsKey = false

  init(_ document: JSONDocument) {
    self.document = document
    nodes = document.nodes
    open.reserveCapacity(8)
  }

  mutating func next() -> Step? {
    while let last = open.last, index >= last.end {
      open.removeLast()
      expectsKey = open.last?.isObject ?? false
    }
    guard index < nodes.count else { return nil }
    let depth = open.count
    let step = Step(index: index, isKey: expectsKey, depth: depth)
    let node = nodes[index]
    if expectsKey {
      open[depth - 1].current = index
      expectsKey = false
    } else {
      if depth > 0, !open[depth - 1].isObject { open[depth - 1].current += 1 }
      if node.kind == .object || node.kind == .array {
        open.append(Container(end: Int(node.next), isObject: node.kind == .object, current: -1))
        expectsKey = node.kind == .object
      } else {
        expectsKey = open.last?.isObject ?? false
      }
    }
    index += 1
    return step
  }

  /// The way to the value of the last step, or to the value of its key.
  var keyPath: PayloadKeyPath {
    var path = PayloadKeyPath.root
    for container in open where container.current >= 0 {
      path =
        container.isObject
        ? path.member(document.text(of: nodes[container.current])) : path.element(container.current)
    }
    return path
  }
}
