// Editing by grapheme clusters: a cursor never stands inside an emoji or between a letter and its marks.

extension Draft {
  private var cursorIndex: String.Index {
    text.index(text.startIndex, offsetBy: max(0, cursor), limitedBy: text.endIndex) ?? text.endIndex
  }

  /// Writes `addition` at the cursor; what would go beyond ``limit`` is not taken.
  ///
  /// Returns whether all of it was taken.
  mutating func insert(_ addition: String) -> Bool {
    let room = max(0, Draft.limit - text.count)
    let taken = addition.count <= room ? addition : String(addition.prefix(room))
    let before = text[..<cursorIndex] + taken
    let after = text[cursorIndex...]
    // What was typed may join its neighbours to one cluster: the cursor is counted again, never added up.
    let joined = String(before) + after
    cursor = clusters(in: joined, before: before.utf8.count)
    text = joined
    return taken.utf8.count == addition.utf8.count
  }

  mutating func deleteBackward() { delete(from: cursor - 1, to: cursor) }
  mutating func deleteForward() { delete(from: cursor, to: cursor + 1) }

  /// Deletes blanks before the cursor and the word before them.
  mutating func deleteWord() {
    let before = Array(text.prefix(cursor))
    var start = before.count
    while start > 0, before[start - 1].isWhitespace { start -= 1 }
    while start > 0, !before[start - 1].isWhitespace { start -= 1 }
    delete(from: start, to: cursor)
  }

  mutating func deleteToStart() { delete(from: lineStart, to: cursor) }

  /// Deletes to the end of the line; at the end of it the line end itself.
  mutating func deleteToEnd() { delete(from: cursor, to: lineEnd == cursor ? cursor + 1 : lineEnd) }

  /// Clusters before the line that the cursor is in.
  private var lineStart: Int {
    let before = text[..<cursorIndex]
    guard let newline = before.lastIndex(where: \.isNewline) else { return 0 }
    return text.distance(from: text.startIndex, to: newline) + 1
  }

  /// Clusters before the end of the line that the cursor is in.
  private var lineEnd: Int {
    cursor + text[cursorIndex...].prefix { !$0.isNewline }.count
  }

  private mutating func delete(from start: Int, to end: Int) {
    let count = text.count
    let start = min(max(0, start), count)
    let end = min(max(start, end), count)
    guard start < end else { return }
    let from = text.index(text.startIndex, offsetBy: start)
    let to = text.index(from, offsetBy: end - start)
    let rest = String(text[..<from]) + text[to...]
    cursor = clusters(in: rest, before: text.utf8.distance(from: text.startIndex, to: from))
    text = rest
  }

  /// Clusters that begin before the byte `offset`: a cluster that the offset falls into counts as before it.
  private func clusters(in text: String, before offset: Int) -> Int {
    var count = 0
    var bytes = 0
    for cluster in text {
      if bytes >= offset { break }
      bytes += cluster.utf8.count
      count += 1
    }
    return count
  }
}
