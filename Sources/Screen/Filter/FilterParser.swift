import Payload
import TextLayout

extension FilterQuery {
  /// Reads a line; what is wrong in it is left out, and the first of it is told in words.
  ///
  /// Half-written things are no fault: an open quotation mark ends with the line, and a qualifier without a value asks
  /// for nothing.
  static func reading(_ line: String) -> (query: FilterQuery, fault: String?) {
    var query = FilterQuery()
    var fault: String?
    for word in FilterWord.words(of: line) {
      switch condition(of: word) {
      case .success(let condition?): query.terms.append(Term(isNegated: word.isNegated, condition: condition))
      case .success(nil): break
      case .failure(let wrong): fault = fault ?? wrong.message
      }
    }
    return (query, fault)
  }

  private struct Wrong: Error { var message: String }

  /// What a word asks for; nil: nothing yet.
  private static func condition(of word: FilterWord) -> Result<Condition?, Wrong> {
    guard let name = word.qualifier else { return .success(folded(word.value).map(Condition.word)) }
    guard let qualifier = Qualifier(rawValue: name) else {
      // `Re:` and `https:` are words like others; only what looks like a slip of the keys is questioned.
      guard let near = nearest(name, in: Qualifier.allCases.map(\.rawValue)) else {
        return .success(folded("\(name):\(word.value)").map(Condition.word))
      }
      return .failure(Wrong(message: "no '\(name):', did you mean '\(near):'?"))
    }
    guard let value = folded(word.value) else { return .success(nil) }
    switch qualifier {
    case .app: return .success(.app(value))
    case .thread: return .success(.thread(value))
    case .category: return .success(.category(value))
    case .focus: return .success(.focus(value))
    case .level:
      return choice(word.value, of: "level", InterruptionLevel.allCases.map(\.rawValue)) {
        InterruptionLevel(rawValue: $0).map(Condition.level)
      }
    case .is:
      return choice(word.value, of: "is", State.allCases.map(\.rawValue)) {
        State(rawValue: $0).map(Condition.state)
      }
    }
  }

  /// One of a few words; a beginning that only one of them has is enough.
  private static func choice(
    _ value: String, of name: String, _ words: [String], _ condition: (String) -> Condition?
  ) -> Result<Condition?, Wrong> {
    let typed = value.lowercased()
    let found = words.filter { $0.hasPrefix(typed) }
    if found.count == 1 || words.contains(typed) {
      return .success(condition(words.contains(typed) ? typed : found[0]))
    }
    let hint = nearest(typed, in: words).map { "did you mean '\($0)'?" } ?? "expected \(words.joined(separator: ", "))"
    return .failure(Wrong(message: "no '\(name):\(value)', \(hint)"))
  }

  private static func folded(_ text: String) -> FoldedText? {
    let folded = FoldedText(text)
    return folded.isEmpty ? nil : folded
  }
}

/// A word of the `/` line: `-app:"Night Train"`.
struct FilterWord: Equatable {
  /// `-` or `!` stood before it.
  var isNegated = false
  /// What stands before the first colon, if that is a word; nil for a plain word.
  var qualifier: String?
  /// The rest, without quotation marks.
  var value = ""

  /// The words of a line: blanks part them, but not between quotation marks.
  static func words(of line: String) -> [FilterWord] {
    var words: [FilterWord] = []
    var word: FilterWord?
    var isQuoted = false
    for cluster in line {
      if !isQuoted, cluster.isWhitespace {
        if let word { words.append(word) }
        word = nil
        continue
      }
      if word == nil {
        word = FilterWord()
        if cluster == "-" || cluster == "!" {
          word?.isNegated = true
          continue
        }
      }
      if cluster == "\"" {
        isQuoted.toggle()
        // What was quoted before a colon is no qualifier.
        if isQuoted, word?.qualifier == nil { word?.isPlain = true }
        continue
      }
      word?.take(cluster)
    }
    if let word { words.append(word) }
    // A sign alone asks for nothing.
    return words.filter { $0.qualifier != nil || !$0.value.isEmpty }
  }

  private var isPlain = false

  private mutating func take(_ cluster: Character) {
    guard cluster == ":", qualifier == nil, !isPlain, !value.isEmpty, value.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return value.append(cluster) }
    qualifier = value.lowercased()
    value = ""
  }
}
