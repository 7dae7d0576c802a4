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

  private let nodes: ContiguousArray<JSONNode>
  private var open: [(end: Int, isObject: Bool)] = []
  private var index = 0
  private var expectsKey = false

  init(_ document: JSONDocument) { nodes = document.nodes }

  mutating func next() -> Step? {
    while let last = open.last, index >= last.end {
      open.removeLast()
      expectsKey = open.last?.isObject ?? false
    }
    guard index < nodes.count else { return nil }
    let step = Step(index: index, isKey: expectsKey, depth: open.count)
    let node = nodes[index]
    if expectsKey {
      expectsKey = false
    } else if node.kind == .object || node.kind == .array {
      open.append((Int(node.next), node.kind == .object))
      expectsKey = node.kind == .object
    } else {
      expectsKey = open.last?.isObject ?? false
    }
    index += 1
    return step
  }
}
