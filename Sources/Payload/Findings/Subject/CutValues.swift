extension JSONDocument {
  /// Where the texts and numbers begin that were not read to their end.
  var cutValues: Set<Int> {
    var offsets = Set(faults.lazy.filter { $0.kind == .unterminatedText }.map(\.position.offset))
    // A number has no mark at its end: where the file ends right behind it, digits may be missing.
    if let last = nodes.last, nodes.count > 1, last.kind == .number, Int(last.end) == bytes.count {
      offsets.insert(Int(last.start))
    }
    return offsets
  }
}
