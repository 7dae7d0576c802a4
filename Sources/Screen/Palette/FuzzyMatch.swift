/// How well a text fits what was typed, and where.
public struct FuzzyMatch: Equatable, Sendable {
  /// More is better; only of use for comparing.
  public var score: Int
  /// The characters that were found, counted from 0, ascending.
  public var places: [Int]
}

/// Finds what was typed in `text`: every character in its order, others may stand between.
///
/// Letters of either case fit. Beginnings of words and characters that stand together count more than scattered ones.
/// Words that are typed with blanks between may stand in any order. nil: it does not fit. Nothing typed fits everything.
public func fuzzyMatch(_ typed: String, in text: String) -> FuzzyMatch? {
  // What is compared is short; a giant is looked at as far as anybody reads it.
  let letters = Array(text.prefix(120))
  var match = FuzzyMatch(score: -letters.count / 8, places: [])
  for word in typed.split(whereSeparator: \.isWhitespace) {
    guard let found = FuzzyWord(Array(word.prefix(60)), in: letters).best else { return nil }
    match.score += found.score
    match.places += found.places
  }
  match.places = Array(Set(match.places)).sorted()
  return match
}

/// One word's search: for each of its characters the best score that ends at each place of the text.
private struct FuzzyWord {
  private let word: [String]
  private let text: [String]
  private let original: [Character]

  private static let hit = 4
  private static let together = 6
  private static let wordStart = 9
  private static let textStart = 3

  init(_ word: [Character], in text: [Character]) {
    self.word = word.map { $0.lowercased() }
    self.text = text.map { $0.lowercased() }
    original = text
  }

  var best: (score: Int, places: [Int])? {
    guard !word.isEmpty, word.count <= text.count else { return nil }
    var last: [Int?] = []
    var origins: [[Int]] = []
    for (number, letter) in word.enumerated() {
      var scores: [Int?] = Array(repeating: nil, count: text.count)
      var origin = Array(repeating: -1, count: text.count)
      // The best end of what came before, as if the gap up to here cost a point a place.
      var reach: (value: Int, place: Int)?
      for place in text.indices {
        if number > 0, place > 1, let score = last[place - 2], score + place - 2 > reach?.value ?? .min {
          reach = (score + place - 2, place - 2)
        }
        guard text[place] == letter else { continue }
        let own = Self.hit + bonus(at: place)
        if number == 0 {
          scores[place] = own - min(place, 3)
          continue
        }
        if let reach {
          scores[place] = reach.value - (place - 1) + own
          origin[place] = reach.place
        }
        if place > 0, let score = last[place - 1], score + own + Self.together > scores[place] ?? .min {
          scores[place] = score + own + Self.together
          origin[place] = place - 1
        }
      }
      last = scores
      origins.append(origin)
    }
    guard let end = text.indices.max(by: { (last[$0] ?? .min) < (last[$1] ?? .min) }), let score = last[end] else {
      return nil
    }
    var places = [end]
    for origin in origins.dropFirst().reversed() { places.append(origin[places[places.count - 1]]) }
    return (score, places.reversed())
  }

  private func bonus(at place: Int) -> Int {
    guard place > 0 else { return Self.wordStart + Self.textStart }
    let before = original[place - 1]
    if !before.isLetter && !before.isNumber { return Self.wordStart }
    return before.isLowercase && original[place].isUppercase ? Self.wordStart : 0
  }
}
