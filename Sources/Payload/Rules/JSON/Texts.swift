extension Rule {
  static let unquotedKey = Rule(
    "unquoted-key", .error, "Keys stand in double quotes.",
    "JavaScript objects and YAML do without; JSON does not.",
    source: "RFC 8259, 4", bad: #"{aps: {"alert":"Hello"}}"#, good: #"{"aps": {"alert":"Hello"}}"#)

  static let singleQuotedText = Rule(
    "single-quoted-text", .error, "Texts stand in double quotes, not in apostrophes.",
    "Python's `print` of a dictionary and JavaScript write apostrophes. Let a JSON library write the payload.",
    source: "RFC 8259, 7", bad: #"{"aps":{"alert":'Hello'}}"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let smartQuote = Rule(
    "smart-quote", .error, "Texts stand in straight double quotes.",
    "Word processors and chat programs turn `\"` into typographic quotation marks when a payload is pasted through them.",
    source: "RFC 8259, 7", bad: "{\"aps\":{“alert”:\"Hello\"}}", good: #"{"aps":{"alert":"Hello"}}"#)

  static let missingOpeningQuote = Rule(
    "missing-opening-quote", .error, "A text has a quotation mark at both ends.",
    "The mark at the end is there, the one at the beginning is not.",
    source: "RFC 8259, 7", bad: #"{"aps":{"alert":Hello there"}}"#, good: #"{"aps":{"alert":"Hello there"}}"#)

  static let unescapedQuote = Rule(
    "unescaped-quote", .error, "A quotation mark inside a text is written `\\\"`.",
    "Otherwise the text ends there and the rest is not JSON. Texts that people type must go through a JSON library.",
    source: "RFC 8259, 7", bad: #"{"aps":{"alert":"She said "hi" to you"}}"#,
    good: #"{"aps":{"alert":"She said \"hi\" to you"}}"#)

  static let unterminatedText = Rule(
    "unterminated-text", .error, "A text ends with a quotation mark.",
    "The place reported is where the text begins. A text that runs to the end of the file is a file that was cut off.",
    source: "RFC 8259, 7", bad: #"{"aps":{"alert":"Hello"#, good: #"{"aps":{"alert":"Hello"}}"#)

  static let controlCharacterInText = Rule(
    "control-character-in-text", .error, "Line feeds, tabs and other controls in a text are escaped.",
    "A line feed is `\\n`, a tab `\\t`; others are `\\u` and four digits.",
    source: "RFC 8259, 7", bad: "{\"aps\":{\"alert\":\"Hello\tthere\"}}", good: #"{"aps":{"alert":"Hello\tthere"}}"#)

  static let invalidEscape = Rule(
    "invalid-escape", .error, "A backslash begins one of JSON's escapes.",
    "There are `\\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` and `\\u` with four hexadecimal digits.",
    source: "RFC 8259, 7", bad: #"{"aps":{"alert":"Hello\x21"}}"#, good: #"{"aps":{"alert":"Hello\u0021"}}"#)
}
