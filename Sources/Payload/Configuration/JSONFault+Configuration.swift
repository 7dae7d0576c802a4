extension JSONFault.Kind {
  /// The fault in words for one of Belfry's own files, where comments and trailing commas are fine.
  var configurationMessage: String {
    switch self {
    case .empty: "the file is empty; expected an object: { … }"
    case .blank: "the file holds only white space; expected an object: { … }"
    case .byteOrderMark: "the file begins with a byte order mark, which JSON does not allow"
    case .invalidUTF8(let byte): "byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8"
    case .invalidUTF16: "this is not UTF-16"
    case .invalidUTF32: "this is not UTF-32"
    case .loneSurrogate: "half a surrogate pair; write the character itself or both halves"
    case .trailingComma: "a comma before the end"
    case .missingComma: "expected a comma before this"
    case .missingColon: "expected a colon between the key and its value"
    case .missingValue: "expected a value"
    case .missingKey: "expected a key before this"
    case .wrongSeparator(let text): "found '\(text)'; expected \(text == ";" ? "a comma" : "a colon")"
    case .unexpectedCharacter(let scalar): "did not expect \(Self.name(of: scalar)) here"
    case .unquotedKey(let key): "the key \(ConfigurationReader.excerpt(key)) must stand in double quotes"
    case .singleQuotedText: "text must stand in double quotes"
    case .smartQuote(let mark): "text must stand in plain double quotes, not in '\(mark)'"
    case .missingOpeningQuote: "this text has no opening quote"
    case .unescapedQuote: "a double quote inside text must be written \\\""
    case .unterminatedText: "this text has no closing quote"
    case .unterminatedArray: "this array has no closing bracket"
    case .unterminatedObject: "this object has no closing brace"
    case .mismatchedBracket(let found, let expected): "found '\(found)'; expected '\(expected)'"
    case .controlCharacterInText(let scalar): "\(Self.name(of: scalar)) must be written as an escape inside text"
    case .invalidEscape(let escape): "'\(ConfigurationReader.excerpt(escape))' is no escape of JSON"
    case .invalidNumber(let text): "'\(ConfigurationReader.excerpt(text))' is no number of JSON"
    case .invalidWord(let text): "'\(ConfigurationReader.excerpt(text))' is no value; text must stand in double quotes"
    case .placeholder(let text): "'\(ConfigurationReader.excerpt(text))' still has to be filled in"
    case .markup: "the file holds HTML or XML; expected an object: { … }"
    case .comment: "a comment"
    case .hashComment: "a comment begins with // here, not with #"
    case .unterminatedComment: "this comment has no */"
    case .textAfterRoot: "expected the end of the file after the object"
    case .duplicateKey(let key, let first):
      "'\(ConfigurationReader.excerpt(key))' already stands on line \(first.line); the first one counts"
    case .tooDeep(let limit): "more than \(limit) arrays and objects within each other"
    case .tooLong(let limit): "the file is longer than \(limit) bytes"
    case .tooManyFaults(let limit): "more than \(limit) faults; the rest is not listed"
    }
  }

  /// `'x'`, or `U+0007` for what cannot be printed.
  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return "'\(scalar)'"
    }
  }
}
