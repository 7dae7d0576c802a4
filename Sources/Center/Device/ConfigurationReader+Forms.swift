import Payload

/// Texts with a form of their own, in profiles of apps and devices.
extension ConfigurationReader {
  /// One grapheme cluster, which a terminal shows in one or two cells.
  mutating func glyph(_ key: String, in object: Object) -> String? {
    guard let value = value(key, in: object), let text = text(value) else { return nil }
    guard let character = text.first, text.count == 1, text.unicodeScalars.count <= 12, Self.isVisible(character) else {
      report(
        .error, "'\(Self.excerpt(text))' is not one visible character; expected a symbol, a letter or an emoji",
        at: value)
      return nil
    }
    return text
  }

  private static func isVisible(_ character: Character) -> Bool {
    guard !character.isWhitespace, let first = character.unicodeScalars.first else { return false }
    switch first.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark:
      return false
    default: return true
    }
  }

  /// `#RRGGBB`; comes back in capitals.
  mutating func tint(_ key: String, in object: Object) -> String? {
    guard let value = value(key, in: object), let text = text(value) else { return nil }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      report(.error, "'\(Self.excerpt(text))' is no colour; expected '#RRGGBB', as in '#34C759'", at: value)
      return nil
    }
    return text.uppercased()
  }

  /// A locale; comes back as it was written.
  mutating func locale(_ key: String, in object: Object) -> String? {
    guard let value = value(key, in: object), let text = text(value) else { return nil }
    guard LocaleIdentifier.isWellFormed(text) else {
      report(.error, "'\(Self.excerpt(text))' is no locale; expected a language and a region, as in 'en_US'", at: value)
      return nil
    }
    return text
  }

  /// Names or addresses of hosts, in small letters.
  mutating func hosts(_ key: String, in object: Object) -> [String]? {
    guard let values = list(key, in: object) else { return nil }
    return values.compactMap { value in
      guard let text = text(value) else { return nil }
      let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
      guard let host = MediaAddress.host(isBracketed ? String(text.dropFirst().dropLast()) : text) else {
        report(
          .error,
          "'\(Self.excerpt(text))' is no host; expected a name or an address without scheme and port, "
            + "as in 'media.example.com'", at: value)
        return nil
      }
      return host
    }
  }

  /// A time of day, `HH:MM`, as minutes after midnight.
  mutating func timeOfDay(_ value: Value) -> Int? {
    guard let text = text(value) else { return nil }
    guard let minutes = Self.minutes(text[...]), minutes < 24 * 60 else {
      report(.error, "'\(Self.excerpt(text))' is no time of day; expected 'HH:MM', as in '08:30'", at: value)
      return nil
    }
    return minutes
  }

  /// The distance from UTC, `+05:00`, in seconds east; `Z` is 0.
  mutating func utcOffset(_ key: String, in object: Object) -> Int? {
    guard let value = value(key, in: object), let text = text(value) else { return nil }
    if text == "Z" { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-", let minutes = Self.minutes(text.dropFirst()),
      minutes <= 14 * 60
    else {
      report(
        .error,
        "'\(Self.excerpt(text))' is no distance from UTC; expected '+HH:MM' or '-HH:MM' up to 14 hours, "
          + "as in '+05:00'", at: value)
      return nil
    }
    return (sign == "-" ? -minutes : minutes) * 60
  }

  /// `HH:MM` in minutes: two digits, a colon, two digits below 60.
  private static func minutes(_ text: Substring) -> Int? {
    let bytes = Array(text.utf8)
    let digits = [0, 1, 3, 4].compactMap { place in
      place < bytes.count && (48...57).contains(bytes[place]) ? Int(bytes[place]) - 48 : nil
    }
    guard bytes.count == 5, digits.count == 4, bytes[2] == UInt8(ascii: ":"), digits[2] < 6 else { return nil }
    return (digits[0] * 10 + digits[1]) * 60 + digits[2] * 10 + digits[3]
  }
}
