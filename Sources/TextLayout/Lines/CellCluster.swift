/// A cluster with its width and what matters for breaking lines.
struct CellCluster {
  let character: Character
  let width: Int
  let script: BreakingClass
  /// Whether it goes on with the grapheme cluster before it, which is too wide for two cells: nothing is cut there.
  var isContinuation = false

  /// Measures `character`.
  init(_ character: Character) {
    self.character = character
    width = cellWidth(of: character)
    script = BreakingClass(character)
  }

  /// A printable ASCII character.
  init(ascii byte: UInt8) {
    character = Character(Unicode.Scalar(byte))
    width = 1
    script = BreakingClass(ascii: byte)
  }

  /// The scalar that gives the cluster its direction.
  var base: UInt32 { character.unicodeScalars.first?.value ?? 0x20 }
}

/// The clusters of one paragraph, at most `limit` of them, without those that have nothing to show.
///
/// - Parameter paragraph: sanitized text without line ends.
func cellClusters(of paragraph: Substring, limit: Int) -> (clusters: [CellCluster], isCut: Bool) {
  var clusters: [CellCluster] = []
  clusters.reserveCapacity(min(limit, paragraph.utf8.count))
  if paragraph.utf8.allSatisfy({ $0 < 0x80 }) {
    for byte in paragraph.utf8.prefix(limit) { clusters.append(CellCluster(ascii: byte)) }
    return (clusters, paragraph.utf8.count > limit)
  }
  for character in paragraph {
    if clusters.count >= limit { return (clusters, true) }
    appendSplit(character, to: &clusters)
  }
  return (clusters, false)
}

/// Appends `character`; an Indic conjunct whose letters take more than two cells is taken apart before its letters, so
/// that no cluster is wider than what it is given.
private func appendSplit(_ character: Character, to clusters: inout [CellCluster]) {
  let scalars = character.unicodeScalars
  guard scalars.count > 2, let first = scalars.first, !first.properties.isEmoji, !isRegionalIndicator(first) else {
    let cluster = CellCluster(character)
    if cluster.width > 0 { clusters.append(cluster) }
    return
  }
  let start = clusters.count
  var part = String.UnicodeScalarView()
  var width = 0
  for letter in letters(of: scalars) {
    let letterWidth = letter.reduce(0) { $0 + ScalarTraits($1).width }
    if width + letterWidth > 2, !part.isEmpty {
      clusters.append(contentsOf: String(part).map(CellCluster.init))
      part = String.UnicodeScalarView()
      width = 0
    }
    part.append(contentsOf: letter)
    width += letterWidth
  }
  clusters.append(contentsOf: String(part).map(CellCluster.init))
  for index in clusters.indices.dropFirst(start + 1) { clusters[index].isContinuation = true }
}

/// The letters of a cluster, each with the marks that follow it.
private func letters(of scalars: Character.UnicodeScalarView) -> [[Unicode.Scalar]] {
  var letters: [[Unicode.Scalar]] = []
  for scalar in scalars {
    switch ScalarTraits(scalar).kind {
    case .nonspacingMark where !letters.isEmpty, .spacingMark where !letters.isEmpty, .format where !letters.isEmpty:
      letters[letters.count - 1].append(scalar)
    default: letters.append([scalar])
    }
  }
  return letters
}
