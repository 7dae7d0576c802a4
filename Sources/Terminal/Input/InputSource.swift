/// What has come in, one thing after the other, with a place for what was read too far.
struct InputSource {
  private let receive: (_ asText: Bool) -> RawInput?
  private var waiting: [RawInput] = []
  /// The longest control sequence that is looked at.
  private static let sequenceLimit = 32

  /// Reads from `receive`, which is told whether everything is text, and answers nil where nothing has come in.
  init(_ receive: @escaping (_ asText: Bool) -> RawInput?) { self.receive = receive }

  /// The next thing; as text, keys are the characters that they were sent as.
  mutating func next(asText: Bool = false) -> RawInput? {
    waiting.isEmpty ? receive(asText) : waiting.removeFirst()
  }

  private mutating func putBack(_ inputs: [RawInput]) { waiting.insert(contentsOf: inputs, at: 0) }

  /// More scalars belong to the character where they join it to one cluster: marks, joined emoji, flags.
  mutating func readCluster(beginningWith first: Unicode.Scalar) -> String {
    var cluster = String(first)
    guard !first.isASCII else { return cluster }
    while cluster.unicodeScalars.count < 16, let raw = next() {
      guard case .scalar(let scalar) = raw, !scalar.isASCII else {
        putBack([raw])
        break
      }
      let joined = cluster + String(scalar)
      guard joined.count == 1 else {
        putBack([raw])
        break
      }
      cluster = joined
    }
    return cluster
  }

  /// What follows an escape; nil: it was the Esc key.
  ///
  /// A control sequence that terminfo does not know is read to its end, so that its digits are never taken for
  /// keys.
  mutating func readSequence() -> RawInput? {
    guard let second = next() else { return nil }
    guard case .scalar(let introducer) = second, introducer == "[" || introducer == "O" else {
      putBack([second])
      return nil
    }
    var parameters = ""
    var read = [second]
    while read.count < InputSource.sequenceLimit {
      guard let raw = next() else { break }
      read.append(raw)
      guard case .scalar(let scalar) = raw, (0x20...0x7E).contains(scalar.value) else { break }
      if scalar.value >= 0x40 {
        return introducer == "[" ? known(parameters, scalar) : .ignored
      }
      parameters.unicodeScalars.append(scalar)
    }
    // No sequence after all: Esc, and then what was typed.
    putBack(read)
    return nil
  }

  private func known(_ parameters: String, _ final: Unicode.Scalar) -> RawInput {
    switch (parameters, final) {
    case ("200", "~"): return .named(.pasteStart)
    case ("201", "~"): return .named(.pasteEnd)
    default: break
    }
    guard parameters.hasPrefix("<"), final == "M" || final == "m" else { return .ignored }
    return MouseReport(sgr: parameters.dropFirst(), isPress: final == "M").map { .mouse($0) } ?? .ignored
  }
}

extension MouseReport {
  /// Reads `button;column;row` of an SGR report; nil for releases, movements and buttons that mean nothing.
  init?(sgr parameters: Substring, isPress: Bool) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    guard isPress, numbers.count == 3, let code = numbers[0], let column = numbers[1], let row = numbers[2] else {
      return nil
    }
    guard (1...10_000).contains(column), (1...10_000).contains(row), (0...255).contains(code) else { return nil }
    let isMovement = code & 32 != 0
    // Shift, Meta and Control (4, 8, 16) change nothing.
    switch code & ~0b1_1100 {
    case 0 where !isMovement: button = .primary
    case 1 where !isMovement, 2 where !isMovement: button = .secondary
    case 64: button = .wheelUp
    case 65: button = .wheelDown
    default: return nil
    }
    self.column = column - 1
    self.row = row - 1
  }
}
