/// The rows of a page that may be long: their number is known, and only those that are seen are laid out.
struct PageRows {
  /// Rows that belong together.
  private struct Block {
    var count: Int
    var rows: () -> [CardRow]
  }

  private var blocks: [Block] = []
  /// How many there are.
  private(set) var count = 0

  /// Rows that are laid out already.
  init(_ rows: [CardRow] = []) { append(rows) }

  /// Adds rows that are laid out already.
  mutating func append(_ rows: [CardRow]) { append(count: rows.count) { rows } }

  /// Adds `count` rows that `rows` lays out when they are seen.
  mutating func append(count: Int, _ rows: @escaping () -> [CardRow]) {
    guard count > 0 else { return }
    blocks.append(Block(count: count, rows: rows))
    self.count += count
  }

  /// The rows that `text` gets on a long page, `limit` at most: guessed by its length, so that it need not be laid out.
  ///
  /// A guess that is too low costs the end of the text, one that is too high a blank row.
  static func guessedCount(of text: String, width: Int, limit: Int) -> Int {
    let length = text.prefix(limit * width).count
    return min(limit, (length + length / 8 + width - 1) / width)
  }

  /// Adds other rows below these.
  mutating func append(_ rows: PageRows) {
    blocks += rows.blocks
    count += rows.count
  }

  /// The rows from `first` on, `limit` at most.
  func rows(from first: Int, limit: Int) -> [CardRow] {
    var shown: [CardRow] = []
    var start = 0
    for block in blocks where shown.count < limit {
      let end = start + block.count
      if end > first { shown += block.rows().dropFirst(max(0, first - start)).prefix(limit - shown.count) }
      start = end
    }
    return shown
  }
}
