/// The word of `candidates` that a writer of `word` most likely meant, or nil where none is near.
///
/// Words are compared without case and without what joins their parts, so that `time_sensitive`, `timeSensitive` and
/// `Time Sensitive` are all `time-sensitive`; beyond that a word may be one slip off for every three characters, at
/// most three: a missing, extra, wrong or swapped character each. Of equally near words the first wins.
///
/// A word is never its own nearest: where `word` is one of the candidates there is nothing to suggest.
public func nearest(_ word: String, in candidates: some Sequence<String>) -> String? {
  let folded = foldedSpelling(word)
  guard !folded.isEmpty, folded.count <= longestComparedWord else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in candidates {
    if candidate == word { return nil }
    let other = foldedSpelling(candidate)
    let bound = min(slipsAllowed(in: max(folded.count, other.count)), (best?.distance ?? .max) - 1)
    guard bound >= 0, other.count <= longestComparedWord else { continue }
    if let distance = spellingDistance(folded, other, bound: bound) { best = (candidate, distance) }
  }
  return best?.word
}

/// Whether both words are the same but for case and for what joins their parts: `threadId` and `thread-id`.
public func isSameWord(_ left: String, _ right: String) -> Bool { foldedSpelling(left) == foldedSpelling(right) }

/// Beyond this many characters a word is data, not a slip of the pen.
private let longestComparedWord = 64

/// How many slips a word of this many characters may have and still be recognised.
private func slipsAllowed(in count: Int) -> Int { min(3, count / 3) }

/// The characters of `word` in lower case, without hyphens, underscores, dots and white space.
private func foldedSpelling(_ word: String) -> [Unicode.Scalar] {
  var folded: [Unicode.Scalar] = []
  for scalar in word.unicodeScalars {
    switch scalar {
    case "-", "_", ".", " ", "\t", "\u{2010}"..."\u{2015}": continue
    case "A"..."Z": folded.append(Unicode.Scalar(UInt8(scalar.value) + 32))
    default: folded.append(scalar)
    }
  }
  return folded
}

/// The Damerau-Levenshtein distance (optimal string alignment) of two words, or nil where it is above `bound`.
private func spellingDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], bound: Int) -> Int? {
  guard abs(left.count - right.count) <= bound else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      var distance = min(last[column + 1] + 1, current[column] + 1)
      distance = min(distance, last[column] + (left[row] == right[column] ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    if let least = current.min(), least > bound { return nil }
    (beforeLast, last) = (last, current)
  }
  guard let distance = last.last, distance <= bound else { return nil }
  return distance
}
