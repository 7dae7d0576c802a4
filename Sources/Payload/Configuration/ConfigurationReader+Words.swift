extension ConfigurationReader {
  /// The word under `key`, one of the raw values of `Word`.
  public mutating func word<Word>(_ key: String, in object: Object, of type: Word.Type) -> Word?
  where Word: CaseIterable & RawRepresentable<String> {
    value(key, in: object).flatMap { word($0, of: type) }
  }

  /// `value` as one of the raw values of `Word`; `hints` says what to write in place of words that once were right.
  public mutating func word<Word>(_ value: Value, of type: Word.Type, hints: [String: String] = [:]) -> Word?
  where Word: CaseIterable & RawRepresentable<String> {
    guard let text = value.json.string else {
      reportKind("one of \(Self.listing(Word.allCases.map(\.rawValue)))", at: value)
      return nil
    }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue)
      report(
        .error, "'\(Self.excerpt(text))' is none of \(Self.listing(words))", at: value,
        suggestion: hints[text] ?? nearest(text, in: words).map { "did you mean '\($0)'?" })
      return nil
    }
    return word
  }

  /// The words of the array under `key`; wrong and repeated ones are reported and left out.
  public mutating func words<Word>(
    _ key: String, in object: Object, of type: Word.Type, hints: [String: String] = [:]
  ) -> Set<Word>?
  where Word: CaseIterable & RawRepresentable<String> & Hashable {
    guard let values = list(key, in: object) else { return nil }
    var words: Set<Word> = []
    for value in values {
      guard let word = word(value, of: type, hints: hints) else { continue }
      if !words.insert(word).inserted { report(.warning, "'\(word.rawValue)' stands here twice", at: value) }
    }
    return words
  }

  /// The object under `key`, whose keys must be among `keys`.
  public mutating func object(_ key: String, in object: Object, allowing keys: [String]) -> Object? {
    value(key, in: object).flatMap { self.object($0, allowing: keys) }
  }

  /// `value` as an object, whose keys must be among `keys`.
  public mutating func object(_ value: Value, allowing keys: [String]) -> Object? {
    guard let object = openObject(value) else { return nil }
    for member in object.value.members where !member.isDuplicate && !keys.contains(member.key) {
      report(
        .warning, "unknown key '\(Self.excerpt(member.key))'", position: member.keyPosition,
        path: value.path.member(member.key),
        suggestion: nearest(member.key, in: keys).map { "did you mean '\($0)'?" } ?? "known here: \(Self.listing(keys))"
      )
    }
    return object
  }

  /// `value` as an object with any keys.
  public mutating func openObject(_ value: Value) -> Object? {
    guard value.json.kind == .object else {
      reportKind("an object", at: value)
      return nil
    }
    return Object(value: value.json, path: value.path)
  }

  /// The members of `object` whose value is not null, in the order of the file, the first of equal keys.
  public func members(of object: Object) -> [(key: String, value: Value)] {
    object.value.members.compactMap { member in
      member.isDuplicate || member.value.isNull
        ? nil : (member.key, Value(json: member.value, path: object.path.member(member.key)))
    }
  }

  /// `'a', 'b' or 'c'`.
  public static func listing(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
